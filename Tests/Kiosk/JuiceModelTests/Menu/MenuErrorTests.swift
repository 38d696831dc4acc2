import JuiceModel
import Testing

struct MenuErrorTests {
  private static let fig = Fruit.fig
  private static let juice = Juice(id: .figJuice, flavour: fig.name, recipe: [.fig: 1])
  private static let many = Fruit(id: .date, name: fig.name, initialCount: 200)
  private static let nameless = Fruit(id: .fig, name: LocalizedName([]))
  private static let composed = Fruit(id: Fruit.ID("a\u{E7}ai"), name: fig.name)
  private static let decomposed = Fruit(id: Fruit.ID("ac\u{327}ai"), name: fig.name)

  private static func juice(_ recipe: Recipe) -> Juice {
    Juice(id: .figJuice, flavour: fig.name, recipe: recipe)
  }

  private static let errors: [(String, [Fruit], [Juice])] = [
    ("fruits: is empty; add at least one fruit", [], [juice]),
    ("fruits: is empty; add at least one fruit", [], []),
    ("juices: is empty; add at least one juice", [fig], []),
    ("fruits[1].id: appears twice; use a different id for each", [fig, fig], [juice]),
    (
      "fruits[2].id: appears twice; use a different id for each", [fig, composed, decomposed],
      [juice]
    ),
    ("juices[1].id: appears twice; use a different id for each", [fig], [juice, juice]),
    ("fruits[0].name: has no name; add ko or en", [nameless], [juice]),
    (
      "fruits[0].name.en: is empty; use at least one visible character",
      [Fruit(id: .fig, name: [.korean: "무화과", .english: " "])], [juice]
    ),
    (
      "fruits[1].initialCount: 200 is out of range; use 0 to 100", [fig, many, fig], [juice, juice]
    ),
    (
      "juices[0].recipe.date: isn't a fruit of this menu", [fig],
      [juice([.fig: 1, .date: 1])]
    ),
    (
      "juices[0].recipe.a␛[2J␊b\u{FFFD}: isn't a fruit of this menu", [fig],
      [juice([Fruit.ID("a\u{1B}[2J\nb\u{202E}"): 1])]
    ),
    ("juices[0].recipe: is empty; add at least one fruit", [fig], [juice([:])]),
    (
      "juices[0].recipe.fig: appears twice; use each fruit once", [fig],
      [juice([.fig: 1, .fig: 2])]
    ),
    ("juices[0].recipe.fig: 0 is out of range; use 1 to 100", [fig], [juice([.fig: 0])]),
    ("juices[0].recipe.fig: 101 is out of range; use 1 to 100", [fig], [juice([.fig: 101])]),
    (
      "juices[0].recipe.fig: \(Int.min) is out of range; use 1 to 100", [fig],
      [juice([.fig: .min])]
    ),
  ]

  @Test(arguments: errors) func `the first error is reported, fruits before juices`(
    error: String, fruits: [Fruit], juices: [Juice]
  ) {
    let found = #expect(throws: MenuError.self) { try Menu(fruits: fruits, juices: juices) }
    #expect(found?.description == error)
  }

  @Test(arguments: [-1, 0, 100, 101]) func `a count is 0 to 100`(count: Int) {
    let menu = try? Menu.sample(initialCount: count)
    #expect((menu == nil) == [-1, 101].contains(count))
  }

  @Test(arguments: [1, 100]) func `the bounds of amounts are allowed`(amount: Int) throws {
    #expect(try Menu.sample(recipe: [.fig: amount]).juices.first?.recipe == [.fig: amount])
  }

  /// Returns the path of what is wrong in a menu, or `nil` if nothing is.
  private func path(_ make: () throws -> Menu) -> String? {
    do {
      _ = try make()
      return nil
    } catch {
      return (error as? MenuError)?.path
    }
  }

  /// Returns the path of a text in a menu, for each place that has one, if it can't be read there.
  private func paths(_ text: String) -> [String?] {
    let name: LocalizedName = [.english: text]
    return [
      path { try .sample(fruit: .init(text)) }, path { try .sample(fruitName: name) },
      path { try .sample(symbol: text) }, path { try .sample(juice: .init(text)) },
      path { try .sample(flavour: name) },
    ]
  }

  private static let odd = [
    "", " ", "\u{3000}", "\u{200B}", "\u{FEFF}", "\u{301}", "\0", "fig\t", "f\u{1B}ig", "\u{7F}",
    "\u{9B}", "\u{2028}", "\u{202E}fig",
  ]

  @Test(arguments: odd) func `a text that can't be read is refused`(text: String) {
    let expected = [
      "fruits[0].id", "fruits[0].name.en", "fruits[0].symbol", "juices[0].id",
      "juices[0].flavour.en",
    ]
    #expect(paths(text) == expected)
  }

  @Test(arguments: ["🍓", "딸기", "a b", "e\u{301}", "👨‍👩‍👧", "-"])
  func `a symbol and names of plain text are accepted`(text: String) {
    let found = paths(text)
    #expect([found[1], found[2], found[4]] == [nil, nil, nil])
  }
}
