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
    let large = measure([16, 14, 14, 14, 14]) { $0() }
    let restored = measure(Self.small) { $0() }
    let replayed = measure(Self.small) { ReplayedApp(makeApp: $0) }
    return [
      ("explored, to 100 k states, each", floor(), large, 1.8),
      ("explored by replay, beside restoring, each", restored, replayed, 8),
    ]
  }

  /// Returns the microseconds that a state takes at least.
  private func floor() -> Double {
    let kiosk = JuiceKiosk()
    var states = [kiosk.state]
    for action in kiosk.screen.affordances.compactMap({ $0.action }) {
      kiosk.perform(action)
      states.append(kiosk.state)
    }
    let times = Stopwatch.microseconds([
      {
        var seen: Set<OrderViewModel.State> = []
        for state in states {
          try? kiosk.restore(state)
          if kiosk.screen.layers.isEmpty == false { seen.insert(kiosk.state) }
        }
        return seen.count
      }
    ])
    return times[0] / Double(states.count)
  }

  /// Returns the microseconds in which each state of a kiosk with some fruits is explored.
  private func measure<App: RestorableApp>(
    _ counts: [Int], app: @escaping @Sendable (@escaping @Sendable () -> JuiceKiosk) -> App
  ) -> Double where App.Action == KioskAction {
    let fruits = Menu.standard.fruits.map { $0.id }
    let stock = Stock(
      of: .standard, with: zip(fruits, counts).reduce(into: [:]) { $0[$1.0] = $1.1 })
    let scope = Scope<App>("ordering", states: 1_000_000) { _, affordance in
      switch affordance.action {
      case .order(.editStockButtonTapped), .order(.alertButtonTapped(.editStock)): false
      default: true
      }
    }
    let explorer = Explorer(scope, properties: []) {
      app { JuiceKiosk(maker: JuiceMaker(menu: .standard, store: FruitStore(stock))) }
    }
    var count = 0
    let time = Stopwatch.microseconds { count = explorer.explore().states.count }
    return time / Double(count)
  }
}
