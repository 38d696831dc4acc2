import FlowDriver
import FlowExplorer
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

@testable import JuiceLaws

struct UnsavedKioskTests {
  @Test func `a kiosk that can't save changes nothing, and the order screen can always be reached`()
  {
    let menu = Menu.standard.small(opening: 3)
    let opening = Stock(of: menu)
    let exploration = Explorer(
      Scope<JuiceKiosk>("up to three steps from the stock", depth: 5),
      properties: [
        .noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached, .everyControlActs(),
        .always("nothing is served") { state, _ in
          state.stock == opening ? nil : [.expect(.noAlert)]
        },
        .sometimes("an order isn't saved") { state, _ in
          state.destination.map(isAlert(Phrases.english.orderNotSaved)) ?? false
        },
        .sometimes("a draft isn't saved") { state, _ in
          state.destination.map(isAlert(Phrases.english.stockNotSaved)) ?? false
        },
      ]
    ) {
      let store = FruitStore(opening) { _ throws(StockNotSaved) in
        throw StockNotSaved(reason: "full")
      }
      return JuiceKiosk(maker: JuiceMaker(menu: menu, store: store), phrases: .english)
    }.explore()
    #expect(exploration.violations.isEmpty, "\(exploration.report)")
  }
}

private func isAlert(
  _ message: String
) -> @Sendable (OrderViewModel.State.Destination) -> Bool {
  { destination in
    guard case .alert(let alert) = destination else { return false }
    return alert.message == message
  }
}
