import JuiceModel
import SeededRandom
import TestSizes
import Testing

struct StockTests {
  private let stock = Stock(of: .standard)
  private let fruits = Menu.standard.fruits.map(\.id)

  private func counts(_ stock: Stock) -> [Int] { fruits.map { stock[$0] } }

  private func stock(using generator: inout SplitMix64) throws -> Stock {
    try Stock(
      of: .standard, with: fruits.map { ($0, Int.random(in: 0...100, using: &generator)) })
  }

  @Test func `a stock opens with the counts of the menu, except for those that are given`() throws {
    #expect(stock.fruits == fruits)
    #expect(counts(stock) == [10, 10, 10, 10, 10])
    #expect(Stock(of: try .sample(initialCount: 7))["fig"] == 7)
    #expect(stock["durian"] == 0)
    let given = try Stock(of: .standard, with: [("kiwi", 0), ("mango", 100), ("kiwi", 3)])
    #expect(counts(given) == [10, 10, 10, 3, 100])
    let unknown = StockError.unknownFruit("durian", known: fruits)
    #expect(throws: unknown) { try Stock(of: .standard, with: [("kiwi", 1), ("durian", 1)]) }
    for count in [-1, 101, Int.max, Int.min] {
      let error = StockError.outOfRange(count, of: "mango")
      #expect(throws: error) { try Stock(of: .standard, with: [("kiwi", 1), ("mango", count)]) }
    }
  }

  @Test(arguments: [(-10, 0), (90, 100), (0, 10), (6, 16)])
  func `a count changes up to its bounds`(amount: Int, count: Int) throws {
    var changed = stock
    try changed.change("kiwi", by: amount)
    #expect(counts(changed) == [10, 10, 10, count, 10])
  }

  private static let refusals: [(Fruit.ID, Int, StockError)] = [
    ("kiwi", -11, .outOfRange(-1, of: "kiwi")), ("kiwi", 91, .outOfRange(101, of: "kiwi")),
    ("kiwi", .max, .outOfRange(.max, of: "kiwi")),
    ("durian", 0, .unknownFruit("durian", known: Menu.standard.fruits.map(\.id))),
  ]

  @Test(arguments: refusals)
  func `a change that isn't possible is refused whole`(
    fruit: Fruit.ID, amount: Int, error: StockError
  ) {
    var changed = stock
    #expect(throws: error) { try changed.change(fruit, by: amount) }
    #expect(changed == stock)
  }

  @Test(arguments: [
    (90, 100), (91, 100), (Int.max, 100), (5, 15), (-10, 0), (-11, 0), (Int.min, 0),
  ])
  func `a stock takes a difference up to its bounds`(amount: Int, count: Int) {
    var changed = stock
    changed.apply(["kiwi": amount, "durian": 5])
    #expect(counts(changed) == [10, 10, 10, count, 10])
    changed.apply(["kiwi": amount])
    #expect(Stock.range.contains(changed["kiwi"]))
  }

  private static let strangeRecipes: [Recipe] = [
    ["kiwi": .min], ["kiwi": -1, "durian": .min],
    Recipe([.init(fruit: "kiwi", amount: 9), .init(fruit: "kiwi", amount: .max)]),
  ]

  @Test(arguments: strangeRecipes)
  func `a recipe that no menu allows leaves counts in the range`(recipe: Recipe) throws {
    var changed = stock
    try changed.consume(recipe)
    #expect(counts(changed).allSatisfy(Stock.range.contains))
  }

  @Test func `a difference that comes back to nothing is empty`() {
    var difference: StockDifference = ["kiwi": 3]
    #expect((difference == StockDifference()) == false)
    difference["kiwi"] = 0
    #expect(difference == StockDifference())
    #expect(["kiwi": 0] == StockDifference())
  }

  @Test func `every short fruit is named with what is missing, those not counted at the end`() {
    var left = stock
    let shortages = [
      Shortage(fruit: "strawberry", amount: 6), Shortage(fruit: "pineapple", amount: 1),
      Shortage(fruit: "mango", amount: 90), Shortage(fruit: "durian", amount: 3),
    ]
    let recipe: Recipe = [
      "durian": 3, "mango": 100, "banana": 10, "pineapple": 11, "strawberry": 16,
    ]
    #expect(throws: OrderError.outOfStock(shortages)) { try left.consume(recipe) }
    #expect(left == stock)
  }

  @Test func `consuming takes exactly the recipe, or else only names the shortages`() throws {
    var outcomes: Set<Bool> = []
    for seed in TestSizes.size(quick: UInt64(0)..<20, exhaustive: 0..<500) {
      var generator = SplitMix64(seed: seed)
      let before = try stock(using: &generator)
      let recipe = Recipe(
        fruits.shuffled(using: &generator).prefix(Int.random(in: 1...5, using: &generator)).map {
          .init(fruit: $0, amount: Int.random(in: 1...60, using: &generator))
        })
      let wanted = fruits.map { fruit in
        recipe.ingredients.first { $0.fruit == fruit }?.amount ?? 0
      }
      let rest = zip(counts(before), wanted).map(-)
      let missing = zip(fruits, rest).filter { $1 < 0 }.map { Shortage(fruit: $0, amount: -$1) }
      var after = before
      do throws(OrderError) {
        try after.consume(recipe)
        #expect(counts(after) == rest, "seed \(seed)")
      } catch {
        #expect(error == .outOfStock(missing), "seed \(seed)")
        #expect(after == before, "seed \(seed)")
      }
      #expect(before.canMake(recipe) == missing.isEmpty, "seed \(seed)")
      outcomes.insert(missing.isEmpty)
    }
    #expect(outcomes == [true, false])
  }
}
