import JuiceModel
import Testing

struct MenuErrorTests {
  private static let fig = Fruit.fig
  private static let juice = juice([.fig: 1])
  private static let nameless = Fruit(id: .fig, name: LocalizedName([]))
  private static let composed = Fruit(id: Fruit.ID("a\u{E7}ai"), name: fig.name)
  private static let decomposed = Fruit(id: Fruit.ID("ac\u{327}ai"), name: fig.name)

  private static func juice(_ recipe: Recipe) -> Juice {
    Juice(id: .figJuice, flavour: fig.name, recipe: recipe)
  }

  private static func dates(_ count: Int) -> Fruit {
    Fruit(id: .date, name: fig.name, initialCount: count)
  }

  /// A menu, and the first error in it, or `nil` if it's valid.
  struct Sample {
    var fruits = [Fruit.fig]
    var juices = [MenuErrorTests.juice]
    var error: String?
  }

  private static let samples = [
    Sample(fruits: [], error: "fruits: is empty; add at least one fruit"),
    Sample(fruits: [], juices: [], error: "fruits: is empty; add at least one fruit"),
    Sample(juices: [], error: "juices: is empty; add at least one juice"),
    Sample(fruits: [fig, fig], error: "fruits[1].id: appears twice; use a different id for each"),
    Sample(
      fruits: [fig, composed, decomposed],
      error: "fruits[2].id: appears twice; use a different id for each"),
    Sample(
      juices: [juice, juice], error: "juices[1].id: appears twice; use a different id for each"),
    Sample(fruits: [nameless], error: "fruits[0].name: has no name; add ko or en"),
    Sample(
      fruits: [dates(-1)], error: "fruits[0].initialCount: -1 is out of range; use 0 to 100"),
    Sample(
      fruits: [fig, dates(101), fig], juices: [juice, juice],
      error: "fruits[1].initialCount: 101 is out of range; use 0 to 100"),
    Sample(fruits: [fig, dates(0)]),
    Sample(fruits: [fig, dates(100)]),
  ]

  @Test(arguments: samples)
  func `the first error is reported, fruits before juices`(sample: Sample) {
    #expect(problem(sample.fruits, sample.juices)?.description == sample.error)
  }

  private static let recipes: [(String?, Recipe)] = [
    (".date: isn't a fruit of this menu", [.fig: 1, .date: 1]),
    (".a␛[2J␊b\u{FFFD}: isn't a fruit of this menu", [Fruit.ID("a\u{1B}[2J\nb\u{202E}"): 1]),
    (": is empty; add at least one fruit", [:]),
    (".fig: appears twice; use each fruit once", [.fig: 1, .fig: 2]),
    (".fig: 0 is out of range; use 1 to 100", [.fig: 0]), (nil, [.fig: 1]), (nil, [.fig: 100]),
    (".fig: 101 is out of range; use 1 to 100", [.fig: 101]),
    (".fig: \(Int.min) is out of range; use 1 to 100", [.fig: .min]),
  ]

  @Test(arguments: recipes)
  func `a recipe names fruits of the menu, each once, with amounts from 1 to 100`(
    error: String?, recipe: Recipe
  ) {
    let expected = error.map { "juices[0].recipe" + $0 }
    #expect(problem([Self.fig], [Self.juice(recipe)])?.description == expected)
  }

  private func problem(_ fruits: [Fruit], _ juices: [Juice]) -> MenuError? {
    do throws(MenuError) {
      _ = try Menu(fruits: fruits, juices: juices)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the path of a text in a menu, for each place that has one, if it can't be read there.
  private func paths(_ text: String) -> [String?] {
    let name: LocalizedName = [.english: text]
    let fig = Self.fig
    let recipe = Self.juice.recipe
    let fruits = [
      Fruit(id: .init(text), name: fig.name), Fruit(id: .fig, name: name),
      Fruit(id: .fig, name: fig.name, symbol: text),
    ]
    let juices = [
      Juice(id: .init(text), flavour: fig.name, recipe: recipe),
      Juice(id: .figJuice, flavour: name, recipe: recipe),
    ]
    return fruits.map { problem([$0], [Self.juice])?.path }
      + juices.map { problem([fig], [$0])?.path }
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
