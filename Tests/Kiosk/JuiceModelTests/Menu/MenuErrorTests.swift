import JuiceModel
import Testing

struct MenuErrorTests {
  private static let fig = Fruit(id: "fig", name: [.korean: "무화과", .english: "Fig"])
  private static let juice = Juice(id: "fig-juice", flavour: fig.name, recipe: ["fig": 1])
  private static let many = Fruit(id: "date", name: fig.name, initialCount: 200)
  private static let composed = Fruit(id: "a\u{E7}ai", name: fig.name)
  private static let decomposed = Fruit(id: "ac\u{327}ai", name: fig.name)

  private static func juice(_ recipe: Recipe) -> Juice {
    Juice(id: "j", flavour: fig.name, recipe: recipe)
  }

  private static let errors: [(MenuError, [Fruit], [Juice])] = [
    (.noFruits, [], [juice]), (.noFruits, [], []), (.noJuices, [fig], []),
    (.duplicateFruit("fig"), [fig, fig], [juice]),
    (.duplicateFruit(composed.id), [fig, composed, decomposed], [juice]),
    (.duplicateJuice("fig-juice"), [fig], [juice, juice]),
    (.invalidInitialCount(200, of: "date"), [fig, many, fig], [juice, juice]),
    (.unknownFruit("date", in: "j"), [fig], [juice(["fig": 1, "date": 1])]),
    (.emptyRecipe("j"), [fig], [juice([:])]),
    (.duplicateIngredient("fig", in: "j"), [fig], [juice(["fig": 1, "fig": 2])]),
    (.invalidAmount(0, of: "fig", in: "j"), [fig], [juice(["fig": 0])]),
    (.invalidAmount(101, of: "fig", in: "j"), [fig], [juice(["fig": 101])]),
    (.invalidAmount(.min, of: "fig", in: "j"), [fig], [juice(["fig": .min])]),
  ]

  @Test(arguments: errors) func `the first error is reported, fruits before juices`(
    error: MenuError, fruits: [Fruit], juices: [Juice]
  ) {
    #expect(throws: error) { try Menu(fruits: fruits, juices: juices) }
  }

  @Test(arguments: [-1, 0, 100, 101]) func `a count is 0 to 100`(count: Int) {
    let menu = try? Menu.sample(initialCount: count)
    #expect((menu == nil) == [-1, 101].contains(count))
  }

  @Test(arguments: [1, 100]) func `the bounds of amounts are allowed`(amount: Int) throws {
    #expect(try Menu.sample(recipe: ["fig": amount]).juices.first?.recipe == ["fig": amount])
  }

  private func problem(_ make: () throws -> Menu) -> MenuError? {
    do {
      _ = try make()
      return nil
    } catch {
      return error as? MenuError
    }
  }

  /// Returns what is wrong with a text at each place of a menu that has one.
  private func problems(with text: String) -> [MenuError?] {
    let name: LocalizedName = [.english: text]
    return [
      problem { try .sample(fruit: .init(text)) }, problem { try .sample(fruitName: name) },
      problem { try .sample(symbol: text) }, problem { try .sample(juice: .init(text)) },
      problem { try .sample(flavour: name) },
    ]
  }

  private static let places = [
    "fruits[0].id", "fruits[0].name.en", "fruits[0].symbol", "juices[0].id",
    "juices[0].flavour.en",
  ]

  @Test(arguments: ["", " ", "\u{3000}", "\u{200B}", "\u{FEFF}", "\u{301}"])
  func `a text without visible characters is refused`(text: String) {
    #expect(problems(with: text) == Self.places.map { .emptyText(at: $0) })
  }

  @Test(arguments: ["\0", "fig\t", "f\u{1B}ig", "\u{7F}", "\u{9B}", "\u{2028}", "\u{202E}fig"])
  func `a control character is refused`(text: String) {
    #expect(problems(with: text) == Self.places.map { .controlCharacter(at: $0) })
  }

  @Test(arguments: ["🍓", "딸기", "a b", "e\u{301}", "👨‍👩‍👧", "-"])
  func `a symbol and names of plain text are accepted`(text: String) {
    let found = problems(with: text)
    #expect([found[1], found[2], found[4]] == [nil, nil, nil])
  }

  @Test func `a name without translations is refused`() {
    #expect(throws: MenuError.emptyText(at: "fruits[0].name")) {
      try Menu.sample(fruitName: LocalizedName([]))
    }
  }

  private static let descriptions: [(any Error & CustomStringConvertible, String)] = [
    (MenuError.noFruits, "the menu has no fruit; it needs at least one"),
    (MenuError.noJuices, "the menu has no juice; it needs at least one"),
    (MenuError.duplicateFruit("fig"), "fruit fig appears twice; use each identifier once"),
    (MenuError.duplicateJuice("j"), "juice j appears twice; use each identifier once"),
    (
      MenuError.invalidInitialCount(101, of: "fig"),
      "fruit fig starts with 101; it may start with 0 to 100"
    ),
    (MenuError.emptyRecipe("j"), "juice j takes no fruit; it needs at least one"),
    (
      MenuError.unknownFruit("a\u{1B}[2J\nb\u{202E}", in: "j"),
      "juice j takes a␛[2J␊b\u{FFFD}, which isn't a fruit on the menu"
    ),
    (
      MenuError.duplicateIngredient("fig", in: "j"),
      "juice j names fig twice; name each fruit once"
    ),
    (
      MenuError.invalidAmount(0, of: "fig", in: "j"), "juice j takes 0 of fig; it may take 1 to 100"
    ),
    (
      MenuError.emptyText(at: "fruits[0].id"),
      "fruits[0].id is empty; it needs at least one visible character"
    ),
    (
      MenuError.controlCharacter(at: "juices[1].id"),
      "juices[1].id contains a control character; use plain text"
    ),
    (
      StockError.unknownFruit("a\nb", known: ["kiwi", "mango"]),
      "unknown fruit \"a␊b\"; use one of kiwi, mango"
    ),
    (StockError.outOfRange(-1, of: "kiwi"), "-1 of kiwi is out of range; use 0 to 100"),
    (
      OrderError.outOfStock([.init(fruit: "kiwi", amount: 2), .init(fruit: "mango", amount: 1)]),
      "not enough fruit; add 2 of kiwi, 1 of mango"
    ),
    (OrderError.unknownJuice("fig\t"), "no juice \"fig␉\"; order one that is on the menu"),
    (
      OrderError.notSaved(StockNotSaved(reason: "full")),
      "the stock can't be saved (full) and is unchanged; try again later"
    ),
  ]

  @Test func `an error says in one line what is wrong`() {
    for (error, description) in Self.descriptions { #expect("\(error)" == description) }
  }
}
