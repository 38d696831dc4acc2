import JuiceModel
import JuiceViewModels
import Testing

struct AlertFactoryTests {
  private let korean = StandardAlertFactory(phrases: .korean)

  @Test(arguments: Menu.standard.juices)
  func `a ready juice is told by its flavour, with one way on`(juice: Juice) {
    #expect(korean.juiceReady(juice) == .ready(juice.flavour.korean))
    let english = StandardAlertFactory(phrases: .english).juiceReady(juice)
    #expect(english.message == "\(juice.flavour.english) juice is ready! Enjoy!")
    #expect(english.buttons == [.init(label: "OK", role: nil, action: .close)])
  }

  @Test func `a shortage is a question`() {
    #expect(korean.outOfStock([Shortage(fruit: "kiwi", amount: 1)]) == .short)
  }

  @Test func `an unknown juice is told`() {
    #expect(korean.unknownJuice("durian") == .unknown)
  }

  @Test func `alerts made beforehand are those made when they are asked for`() throws {
    let prepared = StandardAlertFactory(phrases: .korean, menu: .standard)
    for juice in Menu.standard.juices {
      #expect(prepared.juiceReady(juice) == korean.juiceReady(juice))
    }
    let name = LocalizedName(korean: "무화과", english: "Fig")
    let other = Juice(id: "kiwi", flavour: name, recipe: [:])
    #expect(prepared.juiceReady(other) == .ready("무화과"))
  }

  @Test func `changed phrases change the alerts`() {
    var phrases = Phrases.english
    phrases.juiceReady = JuicePhrase(prefix: "Your ", suffix: "")
    phrases.confirm = "Fine"
    #expect(
      StandardAlertFactory(phrases: phrases).juiceReady(Menu.standard.juices[1])
        == AlertIntent(message: "Your Banana", buttons: [.init(label: "Fine")]))
  }

  @Test func `a factory is told what happened, once for each order`() throws {
    let factory = RecordingAlertFactory()
    let order = OrderViewModel(maker: JuiceMaker(menu: .standard), alerts: factory)
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
