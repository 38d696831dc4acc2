import Foundation

/// A kiosk in a process of its own, spoken to line by line.
final class KioskProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()

  /// Opens a kiosk that speaks English and prints linear readings.
  init(_ arguments: [String]) throws {
    process.executableURL = Executable.url
    process.arguments = ["--linear", "--language", "en"] + arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Does a command and gives what is printed until the screen has a text.
  func perform(_ command: String = "", until text: String) -> String {
    input.fileHandleForWriting.write(Data("\(command)\n".utf8))
    var printed = ""
    while printed.contains(text) == false {
      let data = output.fileHandleForReading.availableData
      guard data.isEmpty == false else { break }
      printed += String(decoding: data, as: UTF8.self)
    }
    return printed
  }

  /// Leaves the kiosk and gives what it says of errors.
  func leave() throws -> Transcript {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    return Transcript(
      status: process.terminationStatus, errors: String(decoding: said, as: UTF8.self))
  }

  /// Ends the kiosk at once, whatever it does.
  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  deinit { kill() }
}

/// What a stock file says, read apart from the code that wrote it.
struct KeptStock: Decodable {
  let version: Int
  let stock: [String: Int]

  init(_ file: String) throws {
    self = try JSONDecoder().decode(
      KeptStock.self, from: Data(contentsOf: URL(filePath: file)))
  }
}
