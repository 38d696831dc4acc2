import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import JuiceExploration
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TextRendering

/// Exploring real view models on one core.
struct ExplorerBenchmarks {
  private static let small = [10, 10, 10, 10, 10]

  func measurements() -> [Measurement] {
    let restored = measure([16, 14, 14, 14, 14]) { $0() }
    let rendered = measure(Self.small, rendered: true) { $0() }
    let floor = measure(Self.small) { $0() }
    let replayed = measure(Self.small) { ReplayedApp(makeApp: $0) }
    return [
      ("explored, to 100 k states, each", nil, restored, 10.0),
      ("explored and rendered at 60x20, each", nil, rendered, 33),
      ("explored by replay, beside restoring, each", floor, replayed, 8),
    ].map { Measurement(name: $0, unit: "us", floor: $1, ours: $2, goal: $3) }
  }

  /// Returns the microseconds in which each state of a kiosk with some fruits is explored.
  private func measure<App: RestorableApp>(
    _ counts: [Int], rendered: Bool = false,
    app: @escaping @Sendable (@escaping @Sendable () -> JuiceKiosk) -> App
  ) -> Double where App.Action == KioskAction {
    let fruits = Menu.standard.fruits.map { $0.id }
    let stock = Stock(
      of: .standard, with: zip(fruits, counts).reduce(into: [:]) { $0[$1.0] = $1.1 })
    let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
    let rendering = Property<App>.always("is shown") { _, screen in
      renderer.render(screen).isEmpty ? [.show] : nil
    }
    let scope = Scope<App>("ordering", states: 1_000_000) { _, affordance in
      switch affordance.action {
      case .order(.editStockButtonTapped), .order(.alertButtonTapped(.editStock)): false
      default: true
      }
    }
    let explorer = Explorer(scope, properties: rendered ? [rendering] : []) {
      app { JuiceKiosk(maker: JuiceMaker(menu: .standard, store: FruitStore(stock))) }
    }
    var count = 0
    let time = Stopwatch.microseconds { count = explorer.explore().states.count }
    return time / Double(count)
  }
}
