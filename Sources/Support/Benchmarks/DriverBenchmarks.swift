import FlowDriver
import Foundation
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TextRendering

/// Taps on the kiosk, and a flow file that is parsed and run.
struct DriverBenchmarks {
  /// An order, its alert, and the stock sheet that puts the fruit back.
  private static let taps: [KioskAction] = [
    .order(.juiceButtonTapped("kiwi")), .order(.alertButtonTapped(.close)),
    .order(.editStockButtonTapped),
    .stockEdit(.incrementButtonTapped("kiwi")), .stockEdit(.incrementButtonTapped("kiwi")),
    .stockEdit(.incrementButtonTapped("kiwi")), .stockEdit(.closeButtonTapped),
  ]
  private static let commands = """
    tap button "키위쥬스 주문"
    expect alert "키위 쥬스 나왔습니다! 맛있게 드세요!"
    tap "확인"
    tap "재고수정"
    increase "키위" by 3
    tap "닫기"
    expect value "키위" "10"

    """
  private static let repeats = 100

  let stopwatch: Stopwatch

  func measurements() throws -> [Measurement] {
    let kiosk = JuiceKiosk()
    let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).flow")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = String(repeating: DriverBenchmarks.commands, count: DriverBenchmarks.repeats)
    try text.write(to: file, atomically: true, encoding: .utf8)
    let times = stopwatch.microseconds([
      {
        DriverBenchmarks.taps.reduce(0) { sum, action in
          kiosk.perform(action)
          return sum + kiosk.state.stock.fruits.count
        }
      },
      {
        DriverBenchmarks.taps.reduce(0) { sum, action in
          kiosk.perform(action)
          return sum + renderer.render(kiosk.screen).utf8.count
        }
      },
      { (try? DriverBenchmarks.run(file)) ?? 0 },
    ])
    let taps = Double(DriverBenchmarks.taps.count)
    let commands = Double(try DriverBenchmarks.run(file))
    return [
      Measurement(
        name: "tap to settled state", unit: "us", floor: nil, ours: times[0] / taps, goal: 2,
        note: "the goal was 1 us until the domain became plain"),
      Measurement(
        name: "tap to text at 60x20", unit: "us", floor: nil, ours: times[1] / taps, goal: 40),
      Measurement(
        name: "flow from a file", unit: "commands/s", floor: nil, ours: commands / times[2] * 1e6,
        goal: nil, least: 50_000),
    ]
  }

  /// Runs a flow file on a kiosk that has just been opened, and returns its number of commands.
  private static func run(_ file: URL) throws -> Int {
    let text = try String(contentsOf: file, encoding: .utf8)
    let flow = try Flow(parsing: text, file: file.lastPathComponent)
    try Driver(JuiceKiosk()).run(flow)
    return flow.steps.count
  }
}
