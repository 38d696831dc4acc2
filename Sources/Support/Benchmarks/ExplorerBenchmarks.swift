import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import JuiceLaws
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TextRendering

/// Exploring real view models on one core beside a hand-written search over packed stocks.
struct ExplorerBenchmarks {
  /// The states that each visits in a second of processor time.
  private struct Rates {
    let ours, floor: Double
  }

  func measurements() throws -> [Measurement] {
    let small = try explorer([16, 14, 14, 14, 14])
    let rendered = try explorer([10, 10, 10, 10, 10], rendered: true)
    return [
      rate("explored, to 100 k states", rates(small), atLeast: 100_000),
      rate("explored and rendered at 60x20", rates(rendered), atLeast: 30_000),
    ]
  }

  private func rates(_ explorer: Explorer<JuiceKiosk>) -> Rates {
    var count = 0
    let time = ProcessorTime.microseconds { count = explorer.explore().states.count }
    let floor = ProcessorTime.microseconds {
      ExplorerFloor.search(from: 0x3030_3030_3030, limit: count)
    }
    return Rates(ours: Double(count) / time * 1e6, floor: Double(count) / floor * 1e6)
  }

  private func rate(_ name: String, _ rates: Rates, atLeast least: Double) -> Measurement {
    Measurement(
      name: name, unit: "states/s a core", floor: rates.floor, ours: rates.ours, goal: nil,
      least: least,
      note: "the goal allows for the plain domain and for observing each restore and each tap")
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
