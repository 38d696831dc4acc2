import FlowExplorer
import HeadlessUI
import JuiceExploration
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// Exploring real view models on one core, compared with restoring the app, reading its screen, and
/// storing its state, once for each state.
struct ExplorerBenchmarks {
  private static let small = [10, 10, 10, 10, 10]

  func measurements() -> [Measurement] {
    let (floor, large) = measure([16, 14, 14, 14, 14], beside: floor) { $0() }
    let restoring = { measure(Self.small, beside: { 0 }, app: { $0() }).ours }
    let (restored, replayed) = measure(Self.small, beside: restoring) { ReplayedApp(makeApp: $0) }
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

  /// Returns the microseconds in which each state of a kiosk with some fruits is explored, and the mean
  /// of those of a floor that's measured after every 8,000 states, so that a change of the machine's
  /// speed affects both alike.
  private func measure<App: RestorableApp>(
    _ counts: [Int], beside floor: @escaping () -> Double,
    app: @escaping @Sendable (@escaping @Sendable () -> JuiceKiosk) -> App
  ) -> (floor: Double, ours: Double) where App.Action == KioskAction {
    let fruits = Menu.standard.fruits.map { $0.id }
    let stock = Stock(
      of: .standard, with: zip(fruits, counts).reduce(into: [:]) { $0[$1.0] = $1.1 })
    let scope = Scope<App>("ordering") { _, affordance in
      switch affordance.action {
      case .order(.editStockButtonTapped), .order(.alertButtonTapped(.editStock)): false
      default: true
      }
    }
    let explorer = Explorer(scope, properties: []) {
      app { JuiceKiosk(maker: JuiceMaker(menu: .standard, store: FruitStore(stock))) }
    }
    var (count, floors, spent) = (0, [Double](), 0.0)
    let sample = { (_: Int, visited: Int) in
      guard visited > 8_000 * floors.count else { return }
      spent += Stopwatch.microseconds { floors.append(floor()) }
    }
    let time = Stopwatch.microseconds { count = explorer.explore(progress: sample).states.count }
    return (floors.reduce(0, +) / Double(floors.count), (time - spent) / Double(count))
  }
}
