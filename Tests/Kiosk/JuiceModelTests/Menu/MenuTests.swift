import JuiceModel
import Testing

struct MenuTests {
  private static let names: [(LocalizedName, Language, String)] = [
    ([.korean: "딸기", .english: "Strawberry"], .korean, "딸기"),
    ([.korean: "딸기", .english: "Strawberry"], .english, "Strawberry"),
    ([.english: "Fruit", .korean: "딸기", .korean: "산딸기"], .korean, "딸기"),
    ([.english: "Strawberry", .korean: "딸기"], Language(rawValue: "ja"), "Strawberry"),
    ([Language(rawValue: "ja"): "いちご"], Language(rawValue: "ja"), "いちご"),
    (LocalizedName([]), .korean, ""),
  ]

  @Test(arguments: names) func `a name is read in its language, or else in its first`(
    name: LocalizedName, language: Language, text: String
  ) {
    #expect(name[language] == text)
  }
}

extension Fruit.ID {
  static var fig: Fruit.ID { Fruit.ID("fig") }
  static var date: Fruit.ID { Fruit.ID("date") }
  static var durian: Fruit.ID { Fruit.ID("durian") }
}

extension Fruit {
  static let fig = Fruit(id: .fig, name: [.korean: "무화과", .english: "Fig"])
  static let durian = Fruit(id: .durian, name: [.english: "Durian"])
}

extension Juice.ID {
  static var figJuice: Juice.ID { Juice.ID("fig-juice") }
  static var durian: Juice.ID { Juice.ID("durian") }
}

extension Menu {
  /// A menu of one fruit and one juice.
  static func sample(initialCount: Int = 10) throws(MenuError) -> Menu {
    let fig = Fruit(id: .fig, name: Fruit.fig.name, initialCount: initialCount)
    let juice = Juice(id: .figJuice, flavour: fig.name, recipe: [.fig: 1])
    return try Menu(fruits: [fig], juices: [juice])
  }
}
