import FlowExplorer
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestSizes
import Testing

@testable import JuiceLaws

/// UI frameworks report the tap of a button and the end of its alert in any order.
struct CallbackLawTests {
  private enum Callback {
    case tapped
    case dismissed
  }

  private static let orders: [[Callback]] = [
    [.dismissed, .tapped], [.tapped, .dismissed], [.tapped, .dismissed, .dismissed],
  ]

  private func state(
    after callbacks: [Callback],
    _ button: AlertIntent.Button,
    in state: OrderViewModel.State,
    of menu: Menu
  ) throws -> OrderViewModel.State {
    let order = OrderViewModel(maker: JuiceMaker(menu: menu), phrases: .korean)
    try #require(order.restore(state))
    let alert = try #require(order.alert)
    for callback in callbacks {
      switch callback {
      case .tapped: order.alertButtonTapped(button.action, of: alert)
      case .dismissed: order.dismissed(alert)
      }
    }
    return order.state
  }

  /// Checks every button of every alert, and returns the messages of the alerts.
  private func check(
    _ states: [OrderViewModel.State],
    of menu: Menu
  ) throws -> Set<String> {
    var messages: Set<String> = []
    for state in states {
      guard case .alert(let intent) = state.destination else { continue }
      messages.insert(intent.message ?? "")
      for button in intent.buttons {
        let expected = try self.state(after: [.tapped], button, in: state, of: menu)
        for callbacks in Self.orders {
          let actual = try self.state(after: callbacks, button, in: state, of: menu)
          try #require(actual == expected, "\(callbacks) of \(button.title) in \(state)")
        }
      }
    }
    return messages
  }

  @Test(arguments: TestSizes.size(quick: [.unsavedStock], exhaustive: KioskScope.all))
  func `in every state, whatever the order of the callbacks, the outcome is that of the tap`(
    scope: KioskScope
  ) throws {
    let stock = try Stock(of: .standard, with: [("mango", 4), ("kiwi", 4)])
    let explorer = scope.explorer(of: .standard, stock: stock, phrases: .korean)
    let states = Explorer(explorer.scope, makeApp: explorer.makeApp).explore().states
    let messages = try check(states.map { $0.app.kiosk }, of: scope.part(of: .standard))
    #expect(messages.contains(Phrases.korean.outOfStock) == (scope.counts?.contains(0) ?? true))
    let unsaved = [Phrases.korean.orderNotSaved, Phrases.korean.stockNotSaved]
    #expect(messages.isSuperset(of: scope == .unsavedStock ? unsaved : []))
    #expect(messages.count > 2)
  }
}
