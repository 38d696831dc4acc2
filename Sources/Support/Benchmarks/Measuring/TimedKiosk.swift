import Descriptors
import Foundation

/// The built command on a terminal of 60 by 20 cells.
struct TimedKiosk {
  /// The bytes that the command writes after each frame.
  private static let frameEnd = Data("\u{1B}[?2026l".utf8)

  private let process = Process()
  private let terminal: FileHandle
  /// The milliseconds from the start of the command until its first frame was read.
  let startTime: Double

  /// Starts the command and waits for its first frame.
  ///
  /// - Returns: `nil` if there is no terminal or no frame.
  init?() throws {
    var near: Int32 = -1
    var far: Int32 = -1
    var size = winsize(ws_row: 20, ws_col: 60, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&near, &far, nil, nil, &size) == 0 else { return nil }
    terminal = FileHandle(fileDescriptor: near, closeOnDealloc: true)
    let end = FileHandle(fileDescriptor: far, closeOnDealloc: true)
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("juicemaker")
    process.environment = ["TERM": "xterm"]
    process.standardInput = end
    process.standardOutput = end
    var shown = Data()
    let start = ContinuousClock.now
    try process.run()
    while shown.range(of: TimedKiosk.frameEnd) == nil {
      let more = terminal.availableData
      guard more.isEmpty == false else { return nil }
      shown += more
    }
    startTime = (ContinuousClock.now - start) / .milliseconds(1)
  }

  /// The nanoseconds of processor time that the command has used, or `nil` on systems other than
  /// Linux.
  var processorTime: Double? {
    let status = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/schedstat", encoding: .utf8)
    return status?.split(separator: " ").first.flatMap { Double($0) }
  }

  /// Presses the key that ends the command, and waits until it ends.
  func leave() {
    terminal.write(Data("q".utf8))
    process.waitUntilExit()
  }
}

extension TimedKiosk {
  /// The command ended with another status than 0.
  private struct CommandFailure: Error {
    let arguments: [String]
    let status: Int32
  }

  /// Runs the built command to its end, and returns what it writes to standard error.
  static func run(_ arguments: [String]) throws -> String {
    let errors = Pipe()
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("juicemaker")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandFailure(arguments: arguments, status: process.terminationStatus)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
