import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceExploration

extension Fault {
  /// Faults in what the kiosk shows: in a count, the alerts, the phrases, and the menu that it opens with.
  static let words: [Fault] = [
    Fault(
      name: "a count of 73 is shown as 72", found: Found(steps: 17), scope: .orders,
      changeScreen: { screen, faulty in
        var stock = faulty.stock
        for fruit in stock.fruits where stock.count(fruit) == 73 { stock.apply([fruit: -1]) }
        let other = JuiceKiosk(maker: JuiceMaker(menu: faulty.maker.menu), phrases: faulty.phrases)
        try? other.restore(.init(stock: stock, destination: faulty.state.destination))
        screen = other.screen
      }),
    Fault(
      name: "changes that can't be saved have the alert of an order", found: Found(steps: 4),
      scope: .unsavedStock,
      changeAlert: { situation, alert in
        guard case .stockNotSaved = situation else { return nil }
        return KioskAlert(
          title: Phrases.korean.orderNotSaved, message: alert.message, buttons: alert.buttons,
          isWarning: true)
      }),
    Fault(
      name: "an English status has a typing error", found: Found(steps: 1), language: .english,
      changePhrases: { $0.notEnough = "Laks \(.fruit)" }),
    Fault(
      name: "a mango kiwi juice takes two kiwis and a mango", found: Found(steps: 0),
      scope: .orders,
      changeMenu: { juices in
        juices[6] = Juice(
          id: juices[6].id, flavour: juices[6].flavour, recipe: [.mango: 1, .kiwi: 2])
      }),
  ]
}
