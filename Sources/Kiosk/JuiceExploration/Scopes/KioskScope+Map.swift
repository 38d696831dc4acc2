package import FlowExplorer
import HeadlessUI
package import JuiceModel
package import JuiceScreens
package import JuiceViewModels

extension KioskScope {
  /// Returns explorers that together find every transition between the screens of a menu, to draw
  /// them: one with as much of each fruit as fits, and one without fruit.
  ///
  /// Each order and each step of the stock sheet is done once, so the number of states grows only
  /// with the length of the menu.
  package static func mapExplorers(of menu: Menu, phrases: Phrases) -> [Explorer<JuiceKiosk>] {
    [Stock.range.upperBound, Stock.range.lowerBound].map { count in
      let opening = Stock(of: menu, with: menu.fruits.reduce(into: [:]) { $0[$1.id] = count })
      return Explorer(
        Scope("opened with \(count) of each fruit") { state, affordance in
          switch affordance.action {
          case .order(.juiceButtonTapped), .order(.editStockButtonTapped): state.stock == opening
          case .stockEdit(.incrementButtonTapped), .stockEdit(.decrementButtonTapped):
            state.destination == .stockEdit(StockDifference())
          default: true
          }
        },
        makeApp: {
          JuiceKiosk(
            maker: JuiceMaker(menu: menu, store: FruitStore(opening)), phrases: phrases)
        })
    }
  }
}
