import JuiceModel
import JuiceViewModels
import Testing

struct AlertFactoryTests {
  private let korean = StandardAlertFactory(phrases: .korean)

  @Test(arguments: Menu.standard.juices)
  func `a ready juice is a message that names its flavour, with one button`(juice: Juice) {
    #expect(korean.makeJuiceReadyAlert(for: juice) == .ready(juice.flavour[.korean]))
    let english = StandardAlertFactory(phrases: .english).makeJuiceReadyAlert(for: juice)
    #expect(english.message == "\(juice.flavour[.english]) juice is ready! Enjoy!")
    #expect(english.buttons == [.init("OK", role: nil, action: .close)])
  }

  @Test func `a shortage is a question`() {
    let shortages = [Shortage(fruit: "kiwi", amount: 1)]
    #expect(korean.makeOutOfStockAlert(for: shortages, on: .standard) == .short)
  }

  @Test func `an unknown juice is a message`() {
    #expect(korean.makeUnknownJuiceAlert(for: "durian") == .unknown)
  }

  @Test func `a stock that was changed elsewhere is told in both alerts of failed saves`() {
    let failure = StockNotSaved(reason: "changed", isOutdated: true)
    let (order, stock) = (Phrases.korean.orderNotSaved, Phrases.korean.stockNotSaved)
    let outdated = Phrases.korean.stockOutdated
    #expect(korean.makeOrderNotSavedAlert(for: failure).message == "\(order) \(outdated)")
    let alert = korean.makeStockNotSavedAlert(for: failure, draft: ["kiwi": 1])
    #expect(alert.message == "\(stock) \(outdated)")
    #expect(alert.buttons.map(\.action) == [.resumeStockEdit(["kiwi": 1])])
  }

  @Test func `changed phrases change the alerts`() {
    var phrases = Phrases.english
    phrases.juiceReady = "Your \(.flavour)"
    phrases.confirm = "Fine"
    let banana = Menu.standard.juices[1]
    #expect(
      StandardAlertFactory(phrases: phrases).makeJuiceReadyAlert(for: banana)
        == AlertIntent(message: "Your Banana", buttons: [.init("Fine")]))
    phrases.juiceReady = "Here you are!"
    #expect(
      StandardAlertFactory(phrases: phrases).makeJuiceReadyAlert(for: banana).message
        == "Here you are!")
  }

  @Test func `a factory makes one alert for each order`() throws {
    let factory = RecordingAlertFactory()
    let order = OrderViewModel(
      maker: JuiceMaker(menu: .standard), phrases: .korean, alerts: factory)
    for juice in ["kiwi", "strawberry", "durian"] as [Juice.ID] {
      order.juiceButtonTapped(juice)
      order.juiceButtonTapped("mango")
      order.dismissed()
      order.alertButtonTapped(.close)
    }
    #expect(
      factory.requests == [
        .juiceReady(try #require(Menu.standard.juice("kiwi"))),
        .outOfStock([Shortage(fruit: "strawberry", amount: 6)]),
        .unknownJuice("durian"),
      ])
  }
}
