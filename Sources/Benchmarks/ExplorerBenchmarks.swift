import FlowDriver
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TextRenderer

/// Exploring real view models beside a hand-written search over packed stocks, and driving them.
struct ExplorerBenchmarks {
  let stopwatch: Stopwatch

  func measurements() throws -> [Measurement] {
    [
      measurement(try explorer([16, 12, 12, 12, 12]), "explored, to 100 k states"),
      measurement(
        try explorer([40, 20, 30, 30, 30], limit: 1_000_000), "explored, 1 M states"),
      measurement(
        try explorer([10, 10, 10, 10, 10], rendered: true), "explored and rendered at 60x20"),
    ] + (try driving())
  }

  private func driving() throws -> [Measurement] {
    let kiosk = JuiceKiosk()
    let driver = Driver(JuiceKiosk())
    let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
    let flow = try Flow(parsing: "tap \"재고수정\"\nincrease \"딸기\"\ndismiss\n", file: "flow")
    var isOpen = false
    let tap = {
      isOpen.toggle()
      kiosk.perform(.order(isOpen ? .editStockButtonTapped : .dismissed))
    }
    let times = stopwatch.microseconds([
      {
        tap()
        return kiosk.state.stock.fruits.count
      },
      {
        tap()
        return renderer.render(kiosk.screen).utf8.count
      },
      {
        try? driver.run(flow)
        return driver.history.count
      },
    ])
    return [
      ("tap to settled state", times[0]), ("tap to rendered text", times[1]),
      ("command of a flow", times[2] / 3),
    ].map { Measurement(name: $0, unit: "us", floor: nil, ours: $1, goal: nil) }
  }

  private func measurement(
    _ explorer: Explorer<JuiceKiosk>,
    _ name: String
  ) -> Measurement {
    var count = 0
    let time = ContinuousClock().measure { count = explorer.explore().states.count }
    let floor = ContinuousClock().measure {
      ExplorerFloor.search(from: 0x3030_3030_3030, limit: count)
    }
    return Measurement(
      name: "\(name), a state",
      unit: "us",
      floor: floor / .microseconds(count),
      ours: time / .microseconds(count),
      goal: nil
    )
  }

  private func explorer(
    _ counts: [Int],
    limit: Int = 1_000_000,
    rendered: Bool = false
  ) throws -> Explorer<JuiceKiosk> {
    let fruits = Menu.standard.fruits.map { $0.id }
    let stock = try Stock(
      of: .standard, with: zip(fruits, counts).map { (fruit: $0.0, count: $0.1) })
    let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
    let rendering = Property<JuiceKiosk>.always("is shown") { _, screen in
      renderer.render(screen).isEmpty ? [.show] : nil
    }
    let scope = Scope<JuiceKiosk>("ordering", states: limit) { _, affordance in
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
