import Foundation
import JuiceModel
import Testing

struct MenuErrorTests {
  private static let fig = Fruit(id: .fig, name: [.korean: "무화과", .english: "Fig"])
  private static let juice = Juice(id: .figJuice, flavour: fig.name, recipe: [.fig: 1])
  private static let many = Fruit(id: .date, name: fig.name, initialCount: 200)
  private static let composed = Fruit(id: Fruit.ID("a\u{E7}ai"), name: fig.name)
  private static let decomposed = Fruit(id: Fruit.ID("ac\u{327}ai"), name: fig.name)

  private static func juice(_ recipe: Recipe) -> Juice {
    Juice(id: .figJuice, flavour: fig.name, recipe: recipe)
  }

  private static let errors: [(MenuError, [Fruit], [Juice])] = [
    (.noFruits, [], [juice]), (.noFruits, [], []), (.noJuices, [fig], []),
    (.duplicateFruit(.fig), [fig, fig], [juice]),
    (.duplicateFruit(composed.id), [fig, composed, decomposed], [juice]),
    (.duplicateJuice(.figJuice), [fig], [juice, juice]),
    (.invalidInitialCount(200, of: .date), [fig, many, fig], [juice, juice]),
    (.unknownFruit(.date, in: .figJuice), [fig], [juice([.fig: 1, .date: 1])]),
    (.emptyRecipe(.figJuice), [fig], [juice([:])]),
    (.duplicateIngredient(.fig, in: .figJuice), [fig], [juice([.fig: 1, .fig: 2])]),
    (.invalidAmount(0, of: .fig, in: .figJuice), [fig], [juice([.fig: 0])]),
    (.invalidAmount(101, of: .fig, in: .figJuice), [fig], [juice([.fig: 101])]),
    (.invalidAmount(.min, of: .fig, in: .figJuice), [fig], [juice([.fig: .min])]),
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
    #expect(try Menu.sample(recipe: [.fig: amount]).juices.first?.recipe == [.fig: amount])
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

  private static let odd = [
    "", " ", "\u{3000}", "\u{200B}", "\u{FEFF}", "\u{301}", "\0", "fig\t", "f\u{1B}ig", "\u{7F}",
    "\u{9B}", "\u{2028}", "\u{202E}fig",
  ]

  @Test(arguments: odd) func `a text that can't be read is refused`(text: String) {
    let expected: [MenuError] = [
      .unreadableFruit(.init(text)), .unreadableFruit(.fig), .unreadableFruit(.fig),
      .unreadableJuice(.init(text)), .unreadableJuice(.figJuice),
    ]
    #expect(problems(with: text) == expected)
  }

  @Test(arguments: ["🍓", "딸기", "a b", "e\u{301}", "👨‍👩‍👧", "-"])
  func `a symbol and names of plain text are accepted`(text: String) {
    let found = problems(with: text)
    #expect([found[1], found[2], found[4]] == [nil, nil, nil])
  }

  @Test func `a name without translations is refused`() {
    #expect(throws: MenuError.unreadableFruit(.fig)) {
      try Menu.sample(fruitName: LocalizedName([]))
    }
  }

  private static let descriptions: [(any Error & CustomStringConvertible, String)] = [
    (MenuError.noFruits, "the menu has no fruit; it needs at least one"),
    (MenuError.noJuices, "the menu has no juice; it needs at least one"),
    (MenuError.duplicateFruit(.fig), "fruit fig appears twice; use each identifier once"),
    (
      MenuError.duplicateJuice(.figJuice), "juice fig-juice appears twice; use each identifier once"
    ),
    (
      MenuError.invalidInitialCount(101, of: .fig),
      "fruit fig starts with 101; it may start with 0 to 100"
    ),
    (MenuError.emptyRecipe(.figJuice), "juice fig-juice takes no fruit; it needs at least one"),
    (
      MenuError.unknownFruit(.init("a\u{1B}[2J\nb\u{202E}"), in: .figJuice),
      "juice fig-juice takes a␛[2J␊b\u{FFFD}, which isn't a fruit on the menu"
    ),
    (
      MenuError.duplicateIngredient(.fig, in: .figJuice),
      "juice fig-juice names fig twice; name each fruit once"
    ),
    (
      MenuError.invalidAmount(0, of: .fig, in: .figJuice),
      "juice fig-juice takes 0 of fig; it may take 1 to 100"
    ),
    (
      MenuError.unreadableFruit(.init("a\nb")),
      "fruit \"a␊b\" has a text that can't be read; use visible characters and no control characters"
    ),
    (
      MenuError.unreadableJuice(.figJuice),
      "juice \"fig-juice\" has a text that can't be read; "
        + "use visible characters and no control characters"
    ),
    (
      OrderError.outOfStock([.init(fruit: .kiwi, amount: 2), .init(fruit: .mango, amount: 1)]),
      "not enough fruit; add 2 of kiwi, 1 of mango"
    ),
    (OrderError.unknownJuice(.init("fig\t")), "no juice \"fig␉\"; order one that is on the menu"),
    (
      OrderError.notSaved(StockNotSaved(reason: "full")),
      "the stock can't be saved (full) and is unchanged; try again later"
    ),
  ]

  @Test func `an error says in one line what is wrong`() {
    for (error, description) in Self.descriptions { #expect("\(error)" == description) }
  }

  @Test func `Foundation describes an order that isn't served in the same words`() {
    let failure = StockNotSaved(reason: "full", suggestion: "free some space")
    for error in [OrderError.unknownJuice(.durian), .notSaved(failure)] {
      #expect(error.localizedDescription == "\(error)")
    }
    #expect(failure.localizedDescription == "\(failure)")
    #expect(failure.recoverySuggestion == "free some space")
  }
}
