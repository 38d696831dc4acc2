import Foundation
import HeadlessUI
import JuiceModel
import JuiceScreens
import TerminalUI
import TextRendering

/// The kiosk in full screen: from a key press to bytes, the bytes of a change, the start, and idling.
struct TerminalBenchmarks {
  let stopwatch: Stopwatch
  private let viewport = Viewport(columns: 60, rows: 20)

  func measurements() throws -> [Measurement] {
    (try keys()) + [change()] + [try start(times: 15), try idleness()].compactMap { $0 }
  }

  /// Measures key presses, which are parsed, performed, drawn, compared with the last frame and
  /// written.
  ///
  /// Seconds pass between two of them on their clock, so that each alert is answered.
  private func keys() throws -> [Measurement] {
    let store = FruitStore(Stock(of: .standard))
    var time = ContinuousClock.now
    let now = { time }
    var view = TerminalView(
      JuiceKiosk(maker: JuiceMaker(menu: .standard, store: store)), viewport: viewport, now: now)
    var long = TerminalView(
      JuiceKiosk(maker: JuiceMaker(menu: try .sample(juices: 1_000))), viewport: viewport, now: now)
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/null"))
    let press = { (key: String) in
      time += .seconds(2)
      view.receive(key.utf8)
      let bytes = view.paint()
      return bytes.withUnsafeBytes { write(output.fileDescriptor, $0.baseAddress, $0.count) }
    }
    _ = press("3")
    long.receive("500".utf8)
    let times = stopwatch.microseconds([
      { press("\u{1B}[B") + press("\u{1B}[A") },
      {
        try? store.apply(["banana": 2])
        return press("\r") + press("\r")
      },
      {
        long.receive("\u{1B}[B".utf8)
        let bytes = long.paint().count
        long.receive("\u{1B}[A".utf8)
        return bytes + long.paint().count
      },
    ])
    return [
      ("key press to bytes written, focus moves", times[0] / 2, 100),
      ("key press to bytes written, juice ordered", times[1] / 2, 100),
      ("key press to bytes, 1,000 juices", times[2] / 2, 2_000),
    ].map { Measurement(name: $0, unit: "us", floor: nil, ours: $1, goal: $2) }
  }

  private func change() -> Measurement {
    let store = FruitStore(Stock(of: .standard))
    var view = TerminalView(
      JuiceKiosk(maker: JuiceMaker(menu: .standard, store: store)), viewport: viewport)
    _ = view.paint()
    try? store.apply(["banana": -1])
    return Measurement(
      name: "bytes written, one label changed", unit: "B", floor: nil,
      ours: Double(view.paint().count), goal: 200)
  }

  private func start(times: Int) throws -> Measurement? {
    var found: [Double] = []
    for _ in 0..<times {
      guard let kiosk = try TimedKiosk() else { return nil }
      found.append(kiosk.startTime)
      kiosk.leave()
    }
    return Measurement(
      name: "start to first frame on a terminal", unit: "ms", floor: nil, ours: found.median,
      goal: 15)
  }

  private func idleness() throws -> Measurement? {
    guard let kiosk = try TimedKiosk() else { return nil }
    defer { kiosk.leave() }
    Thread.sleep(forTimeInterval: 0.7)
    let before = kiosk.processorTime
    Thread.sleep(forTimeInterval: 1)
    guard let before, let after = kiosk.processorTime else { return nil }
    return Measurement(
      name: "processor time while idle, a second", unit: "ns", floor: nil, ours: after - before,
      goal: 0)
  }
}
