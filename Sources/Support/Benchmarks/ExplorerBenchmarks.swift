import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import JuiceExploration
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TextRendering

/// Exploring real view models on one core, compared with restoring the app, reading its screen, and
/// storing its state, once for each state.
struct ExplorerBenchmarks {
  private static let small = [10, 10, 10, 10, 10]
  private let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))

  func measurements() -> [Measurement] {
    let large = measure([16, 14, 14, 14, 14]) { $0() }
    let rendered = measure(Self.small, rendered: true) { $0() }
    let restored = measure(Self.small) { $0() }
    let replayed = measure(Self.small) { ReplayedApp(makeApp: $0) }
    let floors = floors()
    return [
      ("explored, to 100 k states, each", floors[0], large, 1.8),
      ("explored and rendered at 60x20, each", floors[1], rendered, 4.4),
      ("explored by replay, beside restoring, each", restored, replayed, 8),
    ]
  }

  /// Returns the microseconds that a state takes at least, without and with a frame.
  private func floors() -> [Double] {
    let kiosk = JuiceKiosk()
    let frame = FrameFloor(renderer.render(kiosk.screen), columns: 60)
    var states = [kiosk.state]
    for action in kiosk.screen.affordances.compactMap({ $0.action }) {
      kiosk.perform(action)
      states.append(kiosk.state)
    }
    let visit = {
      var seen: Set<OrderViewModel.State> = []
      for state in states {
        try? kiosk.restore(state)
        if kiosk.screen.layers.isEmpty == false { seen.insert(kiosk.state) }
      }
      return seen.count
    }
    let times = Stopwatch.microseconds([
      visit, { visit() + states.reduce(0) { count, _ in count + frame.text().utf8.count } },
    ])
    return times.map { $0 / Double(states.count) }
  }

  /// Returns the microseconds in which each state of a kiosk with some fruits is explored.
  private func measure<App: RestorableApp>(
    _ counts: [Int], rendered: Bool = false,
    app: @escaping @Sendable (@escaping @Sendable () -> JuiceKiosk) -> App
  ) -> Double where App.Action == KioskAction {
    let fruits = Menu.standard.fruits.map { $0.id }
    let stock = Stock(
      of: .standard, with: zip(fruits, counts).reduce(into: [:]) { $0[$1.0] = $1.1 })
    let rendering = Property<App>.always("is shown") { [renderer] _, screen in
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
