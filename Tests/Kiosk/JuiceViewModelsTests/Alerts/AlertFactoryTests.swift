import JuiceModel
import JuiceViewModels
import Testing

struct AlertFactoryTests {
  /// A factory that records for which situations it was asked.
  private final class Recorder: AlertFactory {
    private(set) var situations: [AlertSituation] = []

    func makeAlert(for situation: AlertSituation) -> AlertIntent {
      situations.append(situation)
      return AlertIntent(message: "\(situations.count)", buttons: [.init("")])
    }
  }

  private let full = StockNotSaved(reason: "full")

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
      .juiceReady(mango), .outOfStock(strawberry, shortages: short, menu: menu),
      .unknownJuice(.durian), .orderNotSaved(mango, full), .stockNotSaved([.kiwi: 1], full),
    ]
    #expect(factory.situations == situations)
  }

  @Test func `the standard alerts have the words of their phrases`() {
    var phrases = Phrases()
    phrases.juiceReady = "Your \(.flavour)"
    phrases.confirm = "Fine"
    let banana = Menu.standard.juices[1]
    let outdated = StockNotSaved(reason: "changed", isOutdated: true)
    let situations: [AlertSituation] = [
      .juiceReady(banana), .outOfStock(banana, shortages: [], menu: .standard),
      .unknownJuice(.durian), .orderNotSaved(banana, full), .orderNotSaved(banana, outdated),
      .stockNotSaved([.kiwi: 1], full), .stockNotSaved([:], outdated),
    ]
    let elsewhere = " The stock was changed elsewhere. Please open the kiosk again."
    let messages = [
      "Your Banana", "Not enough fruit. Edit the stock?", "Unknown input.",
      "Your order could not be saved, so nothing was made.",
      "Your order could not be saved, so nothing was made." + elsewhere,
      "The stock could not be saved. Your changes are still here.",
      "The stock could not be saved. Your changes are still here." + elsewhere,
    ]
    let answers: [AlertIntent.Button] = [
      .init("Yes", action: .editStock), .init("No", role: .cancel),
    ]
    let expected = messages.enumerated().map { index, message in
      AlertIntent(message: message, buttons: index == 1 ? answers : [.init("Fine")])
    }
    #expect(situations.map(StandardAlertFactory(phrases: phrases).makeAlert) == expected)
  }

  private static let dismissals: [(AlertIntent, AlertIntent.Action?)] = [
    (.unknown, nil), (.short, .close), (AlertIntent(message: "a", buttons: []), .close),
    (
      AlertIntent(
        title: "a",
        buttons: [
          .init("c", role: .destructive), .init("d", role: .cancel, action: .editStock),
          .init("e", role: .cancel),
        ]), .editStock
    ),
  ]

  @Test(arguments: dismissals) func `a dismissal means the first cancel button, if there is one`(
    alert: AlertIntent, dismissal: AlertIntent.Action?
  ) {
    #expect(alert.dismissal == dismissal)
  }
}
