package import FlowExplorer
import HeadlessUI
package import JuiceModel
package import JuiceScreens
package import JuiceViewModels

extension KioskExploration {
  /// Returns explorers that together find every transition between the screens of a menu, to draw
  /// them: one with as much of each fruit as fits, so that every juice can be made, and one without
  /// fruit.
  ///
  /// Each order and each step of the stock sheet is done once, so the number of states grows only
  /// with the length of the menu.
  package static func mapExplorers(
    of menu: Menu,
    phrases: Phrases
  ) -> [Explorer<JuiceKiosk>] {
    [Stock.range.upperBound, Stock.range.lowerBound].map { count in
      var difference = StockDifference()
      for fruit in menu.fruits { difference[fruit.id] = count - fruit.initialCount }
      var stock = Stock(of: menu)
      stock.apply(difference)
      let opening = stock
      return Explorer(
        Scope("opened with \(count) of each fruit") { state, affordance in
          isFirst(affordance.action, in: state, opening)
        },
        makeApp: {
          JuiceKiosk(
            maker: JuiceMaker(menu: menu, store: FruitStore(opening)), phrases: phrases)
        }
      )
    }
  }
}

/// Returns whether nothing has been changed yet if an action orders, opens the stock sheet, or takes a
/// step on it.
private func isFirst(
  _ action: KioskAction?,
  in state: OrderViewModel.State,
  _ opening: Stock
) -> Bool {
  switch action {
  case .order(.juiceButtonTapped), .order(.editStockButtonTapped): state.stock == opening
  case .stockEdit(.incrementButtonTapped), .stockEdit(.decrementButtonTapped):
    state.destination == .stockEdit(StockDifference())
  default: true
  }
}
