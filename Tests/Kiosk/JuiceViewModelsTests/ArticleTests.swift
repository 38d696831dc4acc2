import JuiceModel
import JuiceViewModels
import Testing

final class StampAlerts: AlertFactory {
  private let standard = StandardAlertFactory(phrases: .english)

  func makeAlert(for situation: AlertSituation) -> KioskAlert {
    switch situation {
    case .juiceReady: KioskAlert(title: "Enjoy!", buttons: [.init("Stamp", action: .stamp)])
    default: standard.makeAlert(for: situation)
    }
  }
}

extension AlertAction {
  static let stamp = custom(AlertAction.Custom("stamp"))
}

extension Language {
  static let japanese = Language(rawValue: "ja")
}

struct ArticleTests {
  @Test func `another menu is another value`() throws {
    let lemon = Fruit(
      id: Fruit.ID("lemon"),
      name: [.korean: "레몬", .english: "Lemon"],
      symbol: "🍋",
      initialCount: 20
    )
    let lemonade = Juice(
      id: Juice.ID("lemonade"),
      flavour: [.korean: "레몬", .english: "Lemon"],
      recipe: [lemon.id: 2]
    )
    let menu = try Menu(
      fruits: Menu.standard.fruits + [lemon],
      juices: Menu.standard.juices + [lemonade]
    )
    let order = OrderViewModel(maker: JuiceMaker(menu: menu), phrases: .english)
    #expect(order.juices.last?.title == "Lemon juice")
    #expect(order.juices.last?.recipe == "Lemon 2")
  }

  @Test func `a language is a name for each fruit, and phrases`() throws {
    let name: LocalizedName = [.korean: "레몬", .english: "Lemon", .japanese: "レモン"]
    var phrases = Phrases()
    phrases.language = .japanese
    phrases.orderJuice = "\(.flavour)ジュース"
    let lemonade = Juice(id: Juice.ID("lemonade"), flavour: name, recipe: [.kiwi: 1])
    let menu = try Menu(fruits: Menu.standard.fruits, juices: [lemonade])
    let order = OrderViewModel(maker: JuiceMaker(menu: menu), phrases: phrases)
    #expect(order.juices.map { $0.title } == ["レモンジュース"])
  }

  @Test func `a factory changes one alert, and a function performs its action`() {
    var stamps = 0
    let order = OrderViewModel(phrases: .english, alerts: StampAlerts()) { _ in
      stamps += 1
      return KioskAlert(message: "\(stamps) stamps", buttons: [.init("OK")])
    }
    order.juiceButtonTapped(.kiwi)
    order.alertButtonTapped(.stamp)
    #expect(order.alert?.intent.message == "1 stamps")
    order.alertButtonTapped(.close)
    order.juiceButtonTapped(.strawberry)
    #expect(order.alert?.intent.title == "Not enough fruit. Edit the stock?")
  }
}
