import JuiceModel
import Testing

struct MenuTests {
  private static let standardFruits: [Fruit] = [
    Fruit(id: "strawberry", name: [.korean: "딸기", .english: "Strawberry"], symbol: "🍓"),
    Fruit(id: "banana", name: [.korean: "바나나", .english: "Banana"], symbol: "🍌"),
    Fruit(id: "pineapple", name: [.korean: "파인애플", .english: "Pineapple"], symbol: "🍍"),
    Fruit(id: "kiwi", name: [.korean: "키위", .english: "Kiwi"], symbol: "🥝"),
    Fruit(id: "mango", name: [.korean: "망고", .english: "Mango"], symbol: "🥭"),
  ]

  private static let standardJuices: [Juice] = [
    Juice(
      id: "strawberry", flavour: [.korean: "딸기", .english: "Strawberry"],
      recipe: ["strawberry": 16]),
    Juice(id: "banana", flavour: [.korean: "바나나", .english: "Banana"], recipe: ["banana": 2]),
    Juice(id: "kiwi", flavour: [.korean: "키위", .english: "Kiwi"], recipe: ["kiwi": 3]),
    Juice(
      id: "pineapple", flavour: [.korean: "파인애플", .english: "Pineapple"],
      recipe: ["pineapple": 2]),
    Juice(
      id: "strawberry-banana", flavour: [.korean: "딸바", .english: "Strawberry banana"],
      recipe: ["strawberry": 10, "banana": 1]),
    Juice(id: "mango", flavour: [.korean: "망고", .english: "Mango"], recipe: ["mango": 3]),
    Juice(
      id: "mango-kiwi", flavour: [.korean: "망고키위", .english: "Mango kiwi"],
      recipe: ["mango": 2, "kiwi": 1]),
  ]

  @Test func `the standard menu has five fruits, ten of each, and seven juices in order`() throws {
    let menu = try Menu(fruits: Self.standardFruits, juices: Self.standardJuices)
    #expect(Menu.standard == menu)
    #expect(menu.fruits.allSatisfy { $0.initialCount == 10 })
  }

  @Test func `fruits and juices are found by their identifiers`() {
    let menu = Menu.standard
    #expect(menu.fruits.map { menu.fruit($0.id) } == menu.fruits)
    #expect(menu.juices.map { menu.juice($0.id) } == menu.juices)
    #expect(menu.fruit("durian") == nil && menu.juice("durian") == nil)
  }

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
