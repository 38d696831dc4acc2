import JuiceModel
import JuiceViewModels
import Testing

struct AlertFactoryTests {
  /// A factory that records for which situations it was asked.
  private final class Recorder: AlertFactory {
    private(set) var situations: [AlertSituation] = []

    func makeAlert(for situation: AlertSituation) -> KioskAlert {
      situations.append(situation)
      return KioskAlert(message: "\(situations.count)", buttons: [.init("")])
    }
  }

  private let full = StockNotSaved(.noRoom, reason: "full")

  @Test func `a factory is asked once for each situation, with all that is known`() throws {
    let menu = Menu.standard
    let factory = Recorder()
    let room = Room(1)
    let store = FruitStore(Stock(of: menu), saving: room.take)
    let order = OrderViewModel(store: store, alerts: factory)
    for juice in [.mango, .strawberry, .durian, .mango] as [Juice.ID] {
      order.juiceButtonTapped(juice)
      order.juiceButtonTapped(.kiwi)
      order.dismissed()
      order.alertButtonTapped(.close)
    }
    order.editStockButtonTapped()
    order.stockEdit?.incrementButtonTapped(.kiwi)
    order.stockEdit?.closeButtonTapped()
    _ = order.state
    let mango = try #require(menu.juice(.mango))
    let strawberry = try #require(menu.juice(.strawberry))
    let short = [Shortage(fruit: .strawberry, amount: 6)]
    let situations: [AlertSituation] = [
      .juiceReady(mango), .outOfStock(strawberry, shortages: short),
      .unknownJuice(.durian), .orderNotSaved(mango, full), .stockNotSaved([.kiwi: 1], full),
    ]
    #expect(factory.situations == situations)
  }

  @Test func `the standard alerts have the words of their phrases`() {
    var phrases = Phrases()
    phrases.juiceReady = "Your \(.flavour)"
    phrases.confirm = "Fine"
    phrases.causes[.notPermitted] = "Ask me"
    phrases.causes[.other] = nil
    let banana = Menu.standard.juices[1]
    let outdated = StockNotSaved(.changedElsewhere, reason: "changed")
    let short = [Shortage(fruit: .banana, amount: 2), Shortage(fruit: .kiwi, amount: 1)]
    let unsaved = "We couldn't save your order, so nothing was made. Please try again."
    let kept = "We couldn't save the stock. Your changes are still here."
    let unread = "We couldn't reload the stock."
    let space = "There is no space left. Please free some first."
    let elsewhere = "The stock was changed elsewhere."
    let answers: [KioskAlert.Button] = [
      .init("Yes", action: .editStock(focus: .banana)), .init("No", role: .cancel),
    ]
    let remedies: [KioskAlert.Button] = [
      .init("Reload stock", action: .readStock), .init("Cancel", role: .cancel),
    ]
    func warning(
      _ title: String, _ message: String?, _ buttons: [KioskAlert.Button] = [.init("Fine")]
    ) -> KioskAlert {
      KioskAlert(title: title, message: message, buttons: buttons, isWarning: true)
    }
    func failed(_ cause: StockNotSaved.Cause) -> AlertSituation {
      .stockNotRead(StockNotSaved(cause, reason: ""))
    }
    let expected: [(AlertSituation, KioskAlert)] = [
      (.juiceReady(banana), KioskAlert(message: "Your Banana", buttons: [.init("Fine")])),
      (
        .outOfStock(banana, shortages: short),
        KioskAlert(
          title: "Not enough fruit. Edit the stock?", message: "Banana: 2 missing, Kiwi: 1 missing",
          buttons: answers)
      ),
      (
        .unknownJuice(.durian),
        KioskAlert(message: "Unknown input.", buttons: [.init("Fine")], isWarning: true)
      ),
      (.orderNotSaved(banana, full), warning(unsaved, space)),
      (.orderNotSaved(banana, outdated), warning(unsaved, elsewhere, remedies)),
      (.stockNotSaved([.kiwi: 1], full), warning(kept, space)),
      (.stockNotSaved([:], outdated), warning(kept, elsewhere, remedies)),
      (
        failed(.damaged),
        warning(unread, "The saved stock is damaged. Please repair it first.", remedies)
      ),
      (failed(.notPermitted), warning(unread, "Ask me")),
      (failed(.other), warning(unread, nil)),
    ]
    let factory = StandardAlertFactory(phrases: phrases)
    for (situation, alert) in expected { #expect(factory.makeAlert(for: situation) == alert) }
  }
}
