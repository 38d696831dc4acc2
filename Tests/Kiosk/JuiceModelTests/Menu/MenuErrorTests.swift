import JuiceModel
import Testing

struct MenuErrorTests {
  private let fig = Fruit(id: "fig", name: [.korean: "무화과", .english: "Fig"])
  private let juice = Juice(
    id: "fig-juice", flavour: [.korean: "무화과", .english: "Fig"], recipe: ["fig": 1])

  @Test func `a menu needs a fruit and a juice`() {
    #expect(throws: MenuError.noFruits) { try Menu(fruits: [], juices: [juice]) }
    #expect(throws: MenuError.noFruits) { try Menu(fruits: [], juices: []) }
    #expect(throws: MenuError.noJuices) { try Menu(fruits: [fig], juices: []) }
  }

  @Test func `a duplicate identifier is reported`() {
    #expect(throws: MenuError.duplicateFruit("fig")) {
      try Menu(fruits: [fig, fig], juices: [juice])
    }
    #expect(throws: MenuError.duplicateJuice("fig-juice")) {
      try Menu(fruits: [fig], juices: [juice, juice])
    }
  }

  @Test func `identifiers that look the same are the same`() {
    let composed = Fruit(id: "a\u{E7}ai", name: fig.name)
    let decomposed = Fruit(id: "ac\u{327}ai", name: fig.name)
    #expect(throws: MenuError.duplicateFruit("a\u{E7}ai")) {
      try Menu(fruits: [fig, composed, decomposed], juices: [juice])
    }
  }

  @Test func `a recipe with an unknown fruit is reported with both names`() {
    #expect(throws: MenuError.unknownFruit("date", in: "fig-juice")) {
      try Menu.sample(recipe: ["fig": 1, "date": 1])
    }
  }

  @Test func `a recipe names at least one fruit, and each once`() {
    #expect(throws: MenuError.emptyRecipe("fig-juice")) { try Menu.sample(recipe: [:]) }
    #expect(throws: MenuError.duplicateIngredient("fig", in: "fig-juice")) {
      try Menu.sample(recipe: ["fig": 1, "fig": 2])
    }
  }

  @Test(arguments: [0, -1, 101, Int.max, Int.min])
  func `an amount that no stock could serve is reported`(amount: Int) {
    #expect(throws: MenuError.invalidAmount(amount, of: "fig", in: "fig-juice")) {
      try Menu.sample(recipe: ["fig": amount])
    }
  }

  @Test(arguments: [-1, 101, 256, Int.max, Int.min])
  func `an initial count out of range is reported`(count: Int) {
    #expect(throws: MenuError.invalidInitialCount(count, of: "fig")) {
      try Menu.sample(initialCount: count)
    }
  }

  @Test(arguments: [(0, 1), (100, 100)])
  func `the bounds of counts and amounts are allowed`(count: Int, amount: Int) throws {
    let menu = try Menu.sample(initialCount: count, recipe: ["fig": amount])
    #expect(Stock(of: menu)["fig"] == count)
    #expect(menu.juice("fig-juice")?.recipe == ["fig": amount])
  }

  @Test func `the first error is reported, fruits before juices`() {
    let broken = Fruit(id: "date", name: fig.name, initialCount: 200)
    #expect(throws: MenuError.invalidInitialCount(200, of: "date")) {
      try Menu(fruits: [fig, broken, fig], juices: [juice, juice])
    }
  }
}
