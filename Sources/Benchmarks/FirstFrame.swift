import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The wait for the first frame of the built command on a terminal.
enum FirstFrame {
  /// What the command writes after each frame.
  private static let frameEnd = Data("\u{1B}[?2026l".utf8)

  /// The median of some starts, or nothing where there is no terminal or no frame.
  static func measurement(starts: Int) throws -> Measurement? {
    var times: [Double] = []
    for _ in 0..<starts {
      guard let time = try milliseconds() else { return nil }
      times.append(time)
    }
    return Measurement(
      name: "start to first frame on a terminal", unit: "ms", floor: nil, ours: times.median,
      goal: 15)
  }

  private static func milliseconds() throws -> Double? {
    var near: Int32 = -1
    var far: Int32 = -1
    var size = winsize(ws_row: 20, ws_col: 60, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&near, &far, nil, nil, &size) == 0 else { return nil }
    let terminal = FileHandle(fileDescriptor: near, closeOnDealloc: true)
    let end = FileHandle(fileDescriptor: far, closeOnDealloc: true)
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("juicemaker")
    process.environment = ["TERM": "xterm"]
    process.standardInput = end
    process.standardOutput = end
    var shown = Data()
    let start = ContinuousClock.now
    try process.run()
    while shown.range(of: frameEnd) == nil {
      let more = terminal.availableData
      guard more.isEmpty == false else { return nil }
      shown += more
    }
    let time = (ContinuousClock.now - start) / .milliseconds(1)
    terminal.write(Data("q".utf8))
    process.waitUntilExit()
    return time
  }
}
