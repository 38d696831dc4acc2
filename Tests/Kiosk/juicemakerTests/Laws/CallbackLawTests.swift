import FlowExplorer
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

@testable import juicemaker

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

  @Test(arguments: KioskExploration.allCases)
  func `in every state, whatever the order of the callbacks, the outcome is that of the tap`(
    scope: KioskExploration
  ) throws {
    let options = Options(stock: try Stock(of: .standard, with: [("mango", 4), ("kiwi", 4)]))
    let menu = scope == .ordering ? options.menu : options.menu.small
    var alerts: Set<AlertIntent> = []
    for state in scope.explorer(options).explore().states {
      guard case .alert(let intent) = state.destination else { continue }
      alerts.insert(intent)
      for button in intent.buttons {
        let expected = try self.state(after: [.tapped], button, in: state, of: menu)
        for callbacks in Self.orders {
          let actual = try self.state(after: callbacks, button, in: state, of: menu)
          guard actual == expected else {
            Issue.record("\(callbacks) of \(button.title) in \(state)")
            return
          }
        }
      }
    }
    #expect(alerts.count > 2)
  }
}
