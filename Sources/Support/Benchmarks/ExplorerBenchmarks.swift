import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TextRenderer

/// Exploring real view models on one core beside a hand-written search over packed stocks.
struct ExplorerBenchmarks {
  private static let obstacle =
    "reference counts, of which observing each restore and each tap takes half"
  private static let note = "the goal allows for the plain domain, which costs half the speed"

  func measurements() throws -> [Measurement] {
    let small = try explorer([16, 14, 14, 14, 14])
    let large = try explorer([40, 20, 30, 30, 30])
    let rendered = try explorer([10, 10, 10, 10, 10], rendered: true)
    return [
      rate(of: small, "explored, to 100 k states", atLeast: 100_000, repeats: 5),
      rate(of: large, "explored, 1 M states", atLeast: 100_000, repeats: 1),
      rate(of: rendered, "explored and rendered at 60x20", atLeast: 30_000, repeats: 5),
    ]
      + [
        memory(of: large, "memory a state, 1 M states", atMost: 150)
      ].compactMap { $0 } + (try ExploreBenchmarks().measurements())
  }

  private func rate(
    of explorer: Explorer<JuiceKiosk>,
    _ name: String,
    atLeast least: Double,
    repeats: Int
  ) -> Measurement {
    var (floors, ours): ([Double], [Double]) = ([], [])
    for _ in 0..<repeats {
      var count = 0
      let time = ProcessorTime.microseconds { count = explorer.explore().states.count }
      let floor = ProcessorTime.microseconds {
        ExplorerFloor.search(from: 0x3030_3030_3030, limit: count)
      }
      ours.append(Double(count) / time * 1e6)
      floors.append(Double(count) / floor * 1e6)
    }
    return Measurement(
      name: name, unit: "states/s a core", floor: floors.median, ours: ours.median, goal: nil,
      least: least, obstacle: ExplorerBenchmarks.obstacle, note: ExplorerBenchmarks.note
    )
  }

  private func memory(
    of explorer: Explorer<JuiceKiosk>,
    _ name: String,
    atMost most: Double
  ) -> Measurement? {
    var count = 1
    let added = PeakMemory.added {
      count = explorer.explore().states.count
      return count
    }
    return added.map { kilobytes in
      Measurement(
        name: name, unit: "bytes", floor: nil, ours: kilobytes * 1_024 / Double(count), goal: most
      )
    }
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
