import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TextRendering

/// Exploring real view models on one core beside a hand-written search over packed stocks.
struct ExplorerBenchmarks {
  private static let obstacle =
    "reference counts, of which observing each restore and each tap takes half"
  private static let note = "the goal allows for the plain domain, which costs half the speed"

  /// An exploration beside the search of as many states.
  private struct Run {
    /// The states that each of them visits in a second of processor time.
    let ours, floor: Double
    /// The bytes that the exploration adds to the peak for each state, or `nil` on systems other than
    /// Linux.
    let memory: Double?
  }

  func measurements() throws -> [Measurement] {
    let large = [run(try explorer([40, 20, 30, 30, 30]))]
    let small = try explorer([16, 14, 14, 14, 14])
    let rendered = try explorer([10, 10, 10, 10, 10], rendered: true)
    let memory = large[0].memory.map {
      Measurement(
        name: "memory a state, 1 M states", unit: "bytes", floor: nil, ours: $0, goal: 150,
        obstacle: "the plain domain, where each stock is a dictionary of its own")
    }
    return [
      rate("explored, to 100 k states", (0..<3).map { _ in run(small) }, atLeast: 100_000),
      rate("explored, 1 M states", large, atLeast: 100_000),
      rate(
        "explored and rendered at 60x20", (0..<3).map { _ in run(rendered) }, atLeast: 30_000),
    ] + [memory].compactMap { $0 } + (try ExploreBenchmarks().measurements())
  }

  private func run(_ explorer: Explorer<JuiceKiosk>) -> Run {
    var (count, time) = (0, 0.0)
    let added = PeakMemory.added {
      time = ProcessorTime.microseconds { count = explorer.explore().states.count }
      return count
    }
    let floor = ProcessorTime.microseconds {
      ExplorerFloor.search(from: 0x3030_3030_3030, limit: count)
    }
    let states = Double(count)
    return Run(
      ours: states / time * 1e6, floor: states / floor * 1e6,
      memory: added.map { $0 * 1_024 / states })
  }

  private func rate(_ name: String, _ runs: [Run], atLeast least: Double) -> Measurement {
    Measurement(
      name: name, unit: "states/s a core", floor: runs.map(\.floor).median,
      ours: runs.map(\.ours).median, goal: nil, least: least,
      obstacle: ExplorerBenchmarks.obstacle, note: ExplorerBenchmarks.note)
  }

  private func explorer(
    _ counts: [Int],
    rendered: Bool = false
  ) throws -> Explorer<JuiceKiosk> {
    let fruits = Menu.standard.fruits.map { $0.id }
    let stock = try Stock(
      of: .standard, with: zip(fruits, counts).map { (fruit: $0.0, count: $0.1) })
    let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
    let rendering = Property<JuiceKiosk>.always("is shown") { _, screen in
      renderer.render(screen).isEmpty ? [.show] : nil
    }
    let scope = Scope<JuiceKiosk>("ordering", states: 1_000_000) { _, affordance in
      switch affordance.action {
      case .order(.editStockButtonTapped), .order(.alertButtonTapped(.editStock)): false
      default: true
      }
    }
    return Explorer(scope, properties: rendered ? [rendering] : []) {
      JuiceKiosk(maker: JuiceMaker(menu: .standard, store: FruitStore(stock)))
    }
  }
}
