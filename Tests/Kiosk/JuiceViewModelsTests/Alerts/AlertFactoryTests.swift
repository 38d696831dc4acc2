import JuiceModel
import JuiceViewModels
import Testing

struct AlertFactoryTests {
  /// A factory that records which alerts it has made.
  private final class Recorder: AlertFactory {
    private(set) var requests: [String] = []

    func makeJuiceReadyAlert(for juice: Juice) -> AlertIntent { record("ready \(juice.id)") }
    func makeOutOfStockAlert(for shortages: [Shortage], on menu: Menu) -> AlertIntent {
      record("\(OrderError.outOfStock(shortages)) on \(menu.fruits.count)")
    }
    func makeUnknownJuiceAlert(for id: Juice.ID) -> AlertIntent { record("unknown \(id)") }
    func makeOrderNotSavedAlert(for failure: StockNotSaved) -> AlertIntent {
      record("order \(failure.reason)")
    }
    func makeStockNotSavedAlert(
      for failure: StockNotSaved, draft: StockDifference
    ) -> AlertIntent {
      record("stock \(failure.reason) \(draft["kiwi"])")
    }

    private func record(_ request: String) -> AlertIntent {
      requests.append(request)
      return AlertIntent(message: "\(requests.count)", buttons: [.init("")])
    }
  }

  @Test func `a factory is asked once for each outcome, with all that is known`() {
    let factory = Recorder()
    let room = Room(1)
    let store = FruitStore(Stock(of: .standard), saving: room.take)
    let order = OrderViewModel(store: store, alerts: factory)
    for juice in ["mango", "strawberry", "durian", "mango"] as [Juice.ID] {
      order.juiceButtonTapped(juice)
      order.juiceButtonTapped("kiwi")
      order.dismissed()
      order.alertButtonTapped(.close)
    }
    order.editStockButtonTapped()
    order.stockEdit?.incrementButtonTapped("kiwi")
    order.stockEdit?.closeButtonTapped()
    _ = order.state
    let requests = [
      "ready mango", "not enough fruit; add 6 of strawberry on 5", "unknown durian", "order full",
      "stock full 1",
    ]
    #expect(factory.requests == requests)
  }

  @Test func `the standard alerts have the words of their phrases`() {
    var phrases = Phrases()
    phrases.juiceReady = "Your \(.flavour)"
    phrases.confirm = "Fine"
    let alerts = StandardAlertFactory(phrases: phrases)
    let outdated = StockNotSaved(reason: "changed", isOutdated: true)
    let elsewhere = " The stock was changed elsewhere. Please open the kiosk again."
    let made = [
      alerts.makeJuiceReadyAlert(for: Menu.standard.juices[1]),
      alerts.makeOutOfStockAlert(for: [], on: .standard), alerts.makeUnknownJuiceAlert(for: "fig"),
      alerts.makeOrderNotSavedAlert(for: StockNotSaved(reason: "full")),
      alerts.makeOrderNotSavedAlert(for: outdated),
      alerts.makeStockNotSavedAlert(for: StockNotSaved(reason: "full"), draft: ["kiwi": 1]),
      alerts.makeStockNotSavedAlert(for: outdated, draft: [:]),
    ]
    let fine = AlertIntent.Button("Fine")
    let expected = [
      AlertIntent(message: "Your Banana", buttons: [fine]),
      AlertIntent(
        message: "Not enough fruit. Edit the stock?",
        buttons: [.init("Yes", action: .editStock), .init("No", role: .cancel)]),
      AlertIntent(message: "Unknown input.", buttons: [fine]),
      AlertIntent(
        message: "Your order could not be saved, so nothing was made.", buttons: [fine]),
      AlertIntent(
        message: "Your order could not be saved, so nothing was made." + elsewhere, buttons: [fine]),
      AlertIntent(
        message: "The stock could not be saved. Your changes are still here.",
        buttons: [.init("Fine", action: .resumeStockEdit(["kiwi": 1]))]),
      AlertIntent(
        message: "The stock could not be saved. Your changes are still here." + elsewhere,
        buttons: [.init("Fine", action: .resumeStockEdit([:]))]),
    ]
    #expect(made == expected)
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
