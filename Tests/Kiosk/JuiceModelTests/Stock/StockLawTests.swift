import JuiceModel
import SeededRandom
import Testing

struct StockLawTests {
  private static let seeds: [UInt64] = Array(0..<500)
  private let fruits = Menu.standard.fruits.map(\.id)

  private func stock(using generator: inout SplitMix64) throws -> Stock {
    try Stock(
      of: .standard, with: fruits.map { ($0, Int.random(in: 0...100, using: &generator)) })
  }

  private func recipe(using generator: inout SplitMix64) -> Recipe {
    let count = Int.random(in: 1...fruits.count, using: &generator)
    return Recipe(
      fruits.shuffled(using: &generator).prefix(count).map {
        .init(fruit: $0, amount: Int.random(in: 1...60, using: &generator))
      }
    )
  }

  @Test func `consuming takes exactly the recipe, or else only names the shortages`() throws {
    var outcomes: Set<Bool> = []
    for seed in Self.seeds {
      var generator = SplitMix64(seed: seed)
      let before = try stock(using: &generator)
      let recipe = recipe(using: &generator)
      var after = before
      do throws(OrderError) {
        try after.consume(recipe)
        for fruit in fruits {
          let taken = recipe.ingredients.first { $0.fruit == fruit }?.amount ?? 0
          #expect(before[fruit] - after[fruit] == taken, "seed \(seed)")
        }
      } catch {
        #expect(after == before, "seed \(seed)")
        let shortages = before.shortages(for: recipe)
        #expect(error == OrderError.outOfStock(shortages), "seed \(seed)")
        var filled = before
        for shortage in shortages {
          #expect(shortage.amount > 0, "seed \(seed)")
          try filled.change(shortage.fruit, by: shortage.amount)
        }
        #expect(filled.canMake(recipe), "seed \(seed)")
        #expect(
          shortages.map(\.fruit) == fruits.filter { filled[$0] > before[$0] },
          "seed \(seed)")
      }
      outcomes.insert(after == before)
    }
    #expect(outcomes == [true, false])
  }

  @Test func `a difference and its negation restore the stock if nothing was clamped`() throws {
    for seed in Self.seeds {
      var generator = SplitMix64(seed: seed)
      let before = try stock(using: &generator)
      var difference = StockDifference()
      var negation = StockDifference()
      for fruit in fruits {
        let count = Int.random(in: 0...100, using: &generator)
        difference[fruit] = count - before[fruit]
        negation[fruit] = before[fruit] - count
      }
      var stock = before
      stock.apply(difference)
      #expect(fruits.allSatisfy { stock[$0] == before[$0] + difference[$0] }, "seed \(seed)")
      stock.apply(negation)
      #expect(stock == before, "seed \(seed)")
    }
  }

  @Test func `equal stocks hash equal however they came about`() throws {
    for seed in Self.seeds {
      var generator = SplitMix64(seed: seed)
      let given = try stock(using: &generator)
      var grown = Stock(of: .standard)
      for fruit in fruits.shuffled(using: &generator) {
        try grown.change(fruit, by: given[fruit] - grown[fruit])
      }
      #expect(grown == given, "seed \(seed)")
      #expect(grown.hashValue == given.hashValue, "seed \(seed)")
    }
  }
}
