import Foundation

/// A program that a test talks with line by line.
///
/// A program that a test has waited for in vain for half a minute is killed, and the error says what
/// was waited for.
public final class Conversation {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private var rest = Data()

  /// Starts the program at an absolute path.
  public init(_ path: String, _ arguments: [String]) throws {
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit { kill() }

  /// Writes a line.
  public func say(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Writes a line, and returns what is printed up to a text.
  @discardableResult public func ask(_ line: String, until text: String) throws -> String {
    try say(line)
    return try limited("\(text.debugDescription) after \(line)") {
      while true {
        if let end = rest.firstRange(of: Data(text.utf8))?.upperBound {
          defer { rest = Data(rest[end...]) }
          return String(decoding: rest[..<end], as: UTF8.self)
        }
        let more = output.fileHandleForReading.availableData
        guard more.isEmpty == false else { return nil }
        rest += more
      }
    }
  }

  /// Closes the standard input, and returns the status of the program and its errors.
  public func end() throws -> (status: Int32, errors: String) {
    try input.fileHandleForWriting.close()
    let said = try limited("the end") {
      let said = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return process.terminationReason == .exit ? said : nil
    }
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  /// Kills the program, and returns what it has printed since it was last asked.
  @discardableResult public func kill() -> String {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return String(decoding: rest + output.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// Returns the result of work that ends if the program does, or throws if there is none.
  private func limited<Result>(_ what: String, _ work: () throws -> Result?) throws -> Result {
    let end = DispatchWorkItem { [process] in
      Foundation.kill(process.processIdentifier, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(30), execute: end)
    defer { end.cancel() }
    guard let result = try work() else {
      throw VainWait(
        description: "waited for \(what): \(String(decoding: rest, as: UTF8.self))")
    }
    return result
  }
}
