import Foundation
import SystemCalls

/// The built command, as it fills a terminal of 60 by 20 cells.
struct KioskProcess {
  /// What the command writes after each frame.
  private static let frameEnd = Data("\u{1B}[?2026l".utf8)

  private let process = Process()
  private let terminal: FileHandle
  /// The milliseconds from its start until the first frame was read.
  let startTime: Double

  /// Starts the command and waits for its first frame; nothing where there is no terminal or frame.
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
    while shown.range(of: KioskProcess.frameEnd) == nil {
      let more = terminal.availableData
      guard more.isEmpty == false else { return nil }
      shown += more
    }
    startTime = (ContinuousClock.now - start) / .milliseconds(1)
  }

  /// The nanoseconds of a processor that the command has used, or nothing where the system does not
  /// tell: the figure is that of Linux.
  var processorTime: Double? {
    let status = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/schedstat", encoding: .utf8)
    return status?.split(separator: " ").first.flatMap { Double($0) }
  }

  /// Presses the key that leaves, and waits for the end.
  func leave() {
    terminal.write(Data("q".utf8))
    process.waitUntilExit()
  }
}
