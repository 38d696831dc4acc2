import FlowExplorer
import HeadlessUI
import JuiceExploration
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// Exploring real view models on one core, compared with restoring the app, reading its screen, and
/// storing its state, once for each state.
struct ExplorerBenchmarks {
  func measurements() -> [Measurement] {
    let small = Stock(of: .standard)
    let counts: [Fruit.ID: Int] = [
      .strawberry: 16, .banana: 14, .pineapple: 14, .kiwi: 14, .mango: 14,
    ]
    let (floor, large) = measure(Stock(of: .standard, with: counts), beside: floor) { $0() }
    let restoring = { measure(small, beside: { 0 }, app: { $0() }).ours }
    let (restored, replayed) = measure(small, beside: restoring) { ReplayedApp(makeApp: $0) }
    return [
      ("explored, to 100 k states, each", floor, large, 1.8),
      ("explored by replay, beside restoring, each", restored, replayed, 8),
    ]
  }

  /// Returns the microseconds that a state takes at least.
  private func floor() -> Double {
    let kiosk = JuiceKiosk()
    let states = kiosk.screen.actions.map { action in
      kiosk.perform(action)
      return kiosk.state
    }
    return Stopwatch.repeated {
      var seen: Set<OrderViewModel.State> = []
      for state in states {
        try? kiosk.restore(state)
        if kiosk.screen.layers.isEmpty == false { seen.insert(kiosk.state) }
      }
      return seen.count
    } / Double(states.count)
  }

  /// Returns the microseconds in which each state of a kiosk with a stock is explored, and the mean
  /// of those of a floor that's measured after every 8,000 states, so that a change of the machine's
  /// speed affects both alike.
  private func measure<App: RestorableApp>(
    _ stock: Stock, beside floor: @escaping () -> Double,
    app: @escaping @Sendable (@escaping @Sendable () -> JuiceKiosk) -> App
  ) -> (floor: Double, ours: Double) where App.Action == KioskAction {
    let scope = Scope<App>("ordering", states: 1_000_000, depth: .max) { _, affordance in
      switch affordance.action {
      case .order(.editStockButtonTapped), .order(.alertButtonTapped(.editStock)): false
      default: true
      }
    }
    let explorer = Explorer(scope, properties: []) {
      app { JuiceKiosk(maker: JuiceMaker(menu: .standard, store: FruitStore(stock))) }
    }
    var count = 0
    var floors: [Double] = []
    var spent = 0.0
    let sample = { (_: Int, visited: Int) in
      guard visited > 8_000 * floors.count else { return }
      spent += Stopwatch.microseconds { floors.append(floor()) }
    }
    let time = Stopwatch.microseconds { count = explorer.explore(progress: sample).states.count }
    return (floors.reduce(0, +) / Double(floors.count), (time - spent) / Double(count))
  }
}
