import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import JuiceLaws
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TextRendering

/// Exploring real view models on one core.
struct ExplorerBenchmarks {
  func measurements() throws -> [Measurement] {
    let small = try explorer([16, 14, 14, 14, 14])
    let rendered = try explorer([10, 10, 10, 10, 10], rendered: true)
    return [
      ("explored, to 100 k states, each", small, 10.0),
      ("explored and rendered at 60x20, each", rendered, 33),
    ].map { name, explorer, goal in
      var count = 0
      let time = Stopwatch.microseconds { count = explorer.explore().states.count }
      return Measurement(
        name: name, unit: "us", floor: nil, ours: time / Double(count), goal: goal)
    }
  }

  private func explorer(
    _ counts: [Int], rendered: Bool = false
  ) throws -> Explorer<JuiceKiosk> {
    let fruits = Menu.standard.fruits.map { $0.id }
    let stock = Stock(
      of: .standard, with: zip(fruits, counts).reduce(into: [:]) { $0[$1.0] = $1.1 })
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
