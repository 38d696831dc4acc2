import JuiceModel
import Testing

struct MenuTests {
  @Test func `the standard menu passes its own validation`() throws {
    let menu = try Menu(fruits: Menu.standard.fruits, juices: Menu.standard.juices)
    #expect(menu == .standard)
  }

  @Test func `the standard menu keeps five fruits in order, ten of each`() {
    let fruits = Menu.standard.fruits
    #expect(fruits.map(\.id) == ["strawberry", "banana", "pineapple", "kiwi", "mango"])
    #expect(fruits.map { $0.name[.korean] } == ["딸기", "바나나", "파인애플", "키위", "망고"])
    #expect(
      fruits.map { $0.name[.english] } == ["Strawberry", "Banana", "Pineapple", "Kiwi", "Mango"])
    #expect(fruits.map(\.symbol) == ["🍓", "🍌", "🍍", "🥝", "🥭"])
    #expect(fruits.map(\.initialCount) == [10, 10, 10, 10, 10])
  }

  @Test func `the standard menu sells seven juices in order`() {
    let juices = Menu.standard.juices
    #expect(
      juices.map(\.id) == [
        "strawberry", "banana", "kiwi", "pineapple", "strawberry-banana", "mango", "mango-kiwi",
      ])
    #expect(
      juices.map { $0.flavour[.korean] } == ["딸기", "바나나", "키위", "파인애플", "딸바", "망고", "망고키위"])
    #expect(
      juices.map { $0.flavour[.english] } == [
        "Strawberry", "Banana", "Kiwi", "Pineapple", "Strawberry banana", "Mango", "Mango kiwi",
      ])
    #expect(
      juices.map(\.recipe) == [
        ["strawberry": 16], ["banana": 2], ["kiwi": 3], ["pineapple": 2],
        ["strawberry": 10, "banana": 1], ["mango": 3], ["mango": 2, "kiwi": 1],
      ])
  }

  @Test func `fruits and juices are found by their identifiers`() {
    for fruit in Menu.standard.fruits {
      #expect(Menu.standard.fruit(fruit.id) == fruit)
    }
    for juice in Menu.standard.juices {
      #expect(Menu.standard.juice(juice.id) == juice)
    }
    #expect(Menu.standard.fruit("durian") == nil)
    #expect(Menu.standard.juice("durian") == nil)
  }

  @Test func `a name is read in the given language`() {
    let name: LocalizedName = [.korean: "딸기", .english: "Strawberry"]
    #expect([.korean, .english].map { name[$0] } == ["딸기", "Strawberry"])
    #expect([Language.korean, .english].map(\.rawValue) == ["ko", "en"])
  }

  @Test func `the first of two names in one language is read`() {
    let name: LocalizedName = [.english: "Fruit", .korean: "딸기", .korean: "산딸기"]
    #expect(name[.korean] == "딸기")
  }

  @Test func `a name is read in its first language if there is no other`() {
    let japanese = Language(rawValue: "ja")
    let name: LocalizedName = [.english: "Strawberry", .korean: "딸기"]
    #expect(name[japanese] == "Strawberry")
    #expect(
      LocalizedName(name.translations + [.init(language: japanese, text: "いちご")])[japanese] == "いちご"
    )
    #expect(LocalizedName([])[.korean] == "")
  }
}
