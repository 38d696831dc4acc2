import Foundation
import TestSupport

/// The built program in a child process.
enum Executable {
  static let path = ThisPackage.program("juicemaker")

  /// Runs the program to its end, with a text on standard input and some environment variables.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    by program: String = path
  ) throws -> Transcript {
    let (status, output, errors) = try ThisPackage.run(
      program, arguments, input: input, environment: environment)
    return Transcript(status: status, output: output, errors: errors)
  }

  /// Opens a kiosk in English that prints linear readings.
  static func kiosk(_ arguments: String...) throws -> Conversation {
    try Conversation(path, ["--linear", "--language", "en"] + arguments)
  }

  /// Runs a shell script to its end, which knows the program as `"$0"`.
  static func shell(_ script: String, _ arguments: String...) throws -> Transcript {
    try run(["-c", script, path] + arguments, by: "/bin/sh")
  }
}

/// The contents of a stock file, read by other code than that of the kiosk.
struct KeptStock: Decodable {
  let version: Int
  let stock: [String: Int]

  init(_ file: String) throws {
    self = try JSONDecoder().decode(
      KeptStock.self, from: Data(contentsOf: URL(filePath: file)))
  }
}
