import JuiceModel
import Testing

struct MenuTests {
  @Test func `fruits and juices are found by their identifiers`() {
    let menu = Menu.standard
    #expect(menu.fruits.map { menu.fruit($0.id) } == menu.fruits)
    #expect(menu.juices.map { menu.juice($0.id) } == menu.juices)
    #expect(menu.fruit(.durian) == nil && menu.juice(.durian) == nil)
    #expect("\(Fruit.ID.kiwi)" == "kiwi")
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
