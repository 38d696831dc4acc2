import JuiceModel
import TestSupport
import Testing

struct StockTests {
  private let stock = Stock(of: .standard)
  private let fruits = Menu.standard.fruits.map(\.id)

  private func counts(_ stock: Stock) -> [Int] { fruits.compactMap { stock[$0] } }

  private func stock(using generator: inout SplitMix64) -> Stock {
    Stock(
      of: .standard,
      with: fruits.reduce(into: [:]) { $0[$1] = Int.random(in: 0...100, using: &generator) })
  }

  @Test func `a stock opens with the counts of the menu, except for those that are given`() throws {
    #expect(stock.fruits == fruits)
    #expect(counts(stock) == [10, 10, 10, 10, 10])
    #expect(Stock(of: try .sample(initialCount: 7))[.fig] == 7)
    #expect(stock[.durian] == nil)
    let given = Stock(of: .standard, with: [.kiwi: .min, .mango: 101, .banana: 3, .durian: 5])
    #expect(counts(given) == [10, 3, 10, 0, 100])
    #expect(given[.durian] == nil)
  }

  @Test(arguments: [
    (90, 100), (91, 100), (Int.max, 100), (5, 15), (-10, 0), (-11, 0), (Int.min, 0),
  ])
  func `a stock takes a difference up to its bounds`(amount: Int, count: Int) {
    var changed = stock
    changed.apply([.kiwi: amount, .durian: 5])
    #expect(counts(changed) == [10, 10, 10, count, 10])
    changed.apply([.kiwi: amount])
    #expect(Stock.range.contains(changed[.kiwi] ?? -1))
  }

  private static let durians: Recipe = [.durian: 3, .strawberry: 16, .banana: 10]
  private static let strangeRecipes: [(Recipe, [Shortage])] = [
    ([.kiwi: .min], []), ([.kiwi: -1, .mango: 10], []), (twice(6, 5), [.init(.kiwi, 1)]),
    (twice(.max, .max), [.init(.kiwi, .max - 10)]),
    (durians, [.init(.strawberry, 6), .init(.durian, 3)]),
  ]

  private static func twice(_ first: Int, _ second: Int) -> Recipe {
    Recipe([.init(fruit: .kiwi, amount: first), .init(fruit: .kiwi, amount: second)])
  }

  @Test(arguments: strangeRecipes)
  func `a recipe that no stock is made for is made if it says so, and leaves counts in the range`(
    recipe: Recipe, shortages: [Shortage]
  ) throws {
    let menu = try Menu(fruits: Menu.standard.fruits + [.durian], juices: Menu.standard.juices)
    var changed = stock
    if shortages.isEmpty {
      try changed.consume(recipe, of: menu)
    } else {
      #expect(throws: OrderError.self) { try changed.consume(recipe, of: menu) }
    }
    #expect(stock.shortages(for: recipe, of: menu) == shortages)
    #expect(counts(changed).allSatisfy(Stock.range.contains))
  }

  @Test func `a difference that comes back to nothing is empty`() {
    var difference: StockDifference = [.kiwi: 3]
    #expect((difference == StockDifference()) == false)
    difference[.kiwi] = 0
    #expect(difference == StockDifference())
    #expect([.kiwi: 0] == StockDifference())
  }

  @Test func `consuming takes exactly the recipe, or else only names the shortages`() throws {
    var outcomes: Set<Bool> = []
    for seed in TestSizes.size(quick: UInt64(0)..<20, exhaustive: 0..<500) {
      var generator = SplitMix64(seed: seed)
      let before = stock(using: &generator)
      let recipe = Recipe(
        fruits.shuffled(using: &generator).prefix(Int.random(in: 1...5, using: &generator)).map {
          .init(fruit: $0, amount: Int.random(in: 1...60, using: &generator))
        })
      let wanted = fruits.map { fruit in
        recipe.ingredients.first { $0.fruit == fruit }?.amount ?? 0
      }
      let rest = zip(counts(before), wanted).map(-)
      let missing = zip(Menu.standard.fruits, rest).filter { $1 < 0 }.map {
        Shortage(fruit: $0, amount: -$1)
      }
      var after = before
      do throws(OrderError) {
        try after.consume(recipe, of: .standard)
        #expect(counts(after) == rest, "seed \(seed)")
      } catch {
        #expect(error == .outOfStock(missing), "seed \(seed)")
        #expect(after == before, "seed \(seed)")
      }
      #expect(before.shortages(for: recipe, of: .standard) == missing, "seed \(seed)")
      outcomes.insert(missing.isEmpty)
    }
    #expect(outcomes == [true, false])
  }
}

extension Shortage {
  fileprivate init(_ fruit: Fruit, _ amount: Int) { self.init(fruit: fruit, amount: amount) }
}
