import Foundation

/// A kiosk in another process, which is driven line by line.
final class KioskProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()

  /// Opens a kiosk in English that prints linear readings.
  init(_ arguments: [String]) throws {
    process.executableURL = URL(filePath: Executable.path)
    process.arguments = ["--linear", "--language", "en"] + arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Performs a command, and returns what is printed until a text is.
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

  /// Closes the kiosk, and returns its status and its errors.
  func leave() throws -> Transcript {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    return Transcript(
      status: process.terminationStatus, errors: String(decoding: said, as: UTF8.self))
  }

  /// Kills the kiosk, and returns what it has printed since it was last asked.
  @discardableResult func kill() -> String {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
  }

  deinit { kill() }
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
