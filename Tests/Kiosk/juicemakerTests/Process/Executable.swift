import Foundation
import TestFiles

/// The built command in a child process.
enum Executable {
  static let url = URL(filePath: ThisPackage.command("juicemaker"))

  /// Runs the command to its end, with a text on standard input and some environment variables.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Transcript {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: try folder.file("input", input.utf8))
    return try finish(process, in: folder)
  }

  /// Runs a shell script to its end, which knows the command as `"$0"`.
  static func shell(_ script: String, _ arguments: String...) throws -> Transcript {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, url.path] + arguments
    process.standardInput = FileHandle.nullDevice
    return try finish(process, in: TemporaryFolder())
  }

  private static func finish(_ process: Process, in folder: TemporaryFolder) throws -> Transcript {
    let output = try folder.file("output", [])
    let errors = try folder.file("errors", [])
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    return Transcript(
      status: process.terminationStatus,
      output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }
}
