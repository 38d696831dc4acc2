package import FlowExplorer
import HeadlessUI
package import JuiceModel
package import JuiceScreens
package import JuiceViewModels

extension KioskScope {
  /// Returns explorers that together find every transition between the screens of a menu, to draw
  /// them: one with as much of each fruit as fits, and one without fruit.
  ///
  /// Orders and steps of the stock sheet are tried in the opening stock alone, so the number of states
  /// grows only with the length of the menu.
  package static func mapExplorers(of menu: Menu, phrases: Phrases) -> [Explorer<JuiceKiosk>] {
    [Stock.range.upperBound, Stock.range.lowerBound].map { count in
      let stock = menu.stock(ofEach: count)
      let opening = Opening.near(stock, atMost: 1, juices: menu.juices.map { $0.id })
      return Explorer(
        Scope("opened with \(count) of each fruit") { state, affordance in
          opening.includes(affordance, in: state, of: menu)
        },
        makeApp: {
          JuiceKiosk(maker: JuiceMaker(menu: menu, store: FruitStore(stock)), phrases: phrases)
        })
    }
  }
}
