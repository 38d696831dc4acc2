import JuiceModel
import SeededRandom
import TestSizes
import Testing

/// Stocks of few fruits and of very many behave alike.
struct StockSizeTests {
  private static let sizes = TestSizes.size(quick: [1, 2, 8, 100], exhaustive: [1, 2, 8, 1_000])

  /// A menu with a juice for each fruit, which takes one of it and three of the last.
  private func menu(_ count: Int, reversed: Bool = false) throws -> Menu {
    let fruits = (0..<count).map { place in
      Fruit(
        id: .init("fruit-\(place)"), name: [.korean: "\(place)", .english: "\(place)"],
        initialCount: place % 100)
    }
    let juices = fruits.dropLast().map { fruit in
      Juice(
        id: .init("\(fruit.id)"), flavour: fruit.name,
        recipe: Recipe([
          .init(fruit: fruit.id, amount: 1), .init(fruit: .init("fruit-\(count - 1)"), amount: 3),
        ])
      )
    }
    let sample = try Menu.sample(fruit: "fruit-0", recipe: ["fruit-0": 2])
    return try Menu(
      fruits: reversed ? fruits.reversed() : fruits, juices: juices.isEmpty ? sample.juices : juices
    )
  }

  @Test(arguments: sizes)
  func `each fruit is counted apart from the others`(count: Int) throws {
    let opening = Stock(of: try menu(count))
    var stock = opening
    var expected = (0..<count).map { $0 % 100 }
    #expect(stock.fruits.map { stock[$0] } == expected)
    var generator = SplitMix64(seed: UInt64(count))
    for _ in 0..<100 {
      let place = Int.random(in: 0..<count, using: &generator)
      let amount = Int.random(in: -expected[place]...100 - expected[place], using: &generator)
      try stock.change(stock.fruits[place], by: amount)
      expected[place] += amount
      #expect(stock[stock.fruits[place]] == expected[place])
    }
    #expect(stock.fruits.map { stock[$0] } == expected)
    var same = opening
    for (place, fruit) in same.fruits.enumerated() {
      try same.change(fruit, by: expected[place] - place % 100)
    }
    #expect(same == stock)
    #expect(same.hashValue == stock.hashValue)
  }

  @Test(arguments: sizes)
  func `a juice can be made if there is enough of both fruits, in any order of the fruits`(
    count: Int
  ) throws {
    let menu = try menu(count)
    var generator = SplitMix64(seed: UInt64(count))
    for reversed in [false, true] {
      var stock = Stock(of: try self.menu(count, reversed: reversed))
      for _ in 0..<TestSizes.size(quick: 8, exhaustive: 20) {
        stock.apply([stock.fruits.randomElement(using: &generator) ?? "fruit-0": -100])
        let wrong = menu.juices.shuffled(using: &generator).prefix(50).first { juice in
          let isEnough = juice.recipe.ingredients.allSatisfy { stock[$0.fruit] >= $0.amount }
          return (stock.canMake(juice.recipe) == isEnough) == false
            || (stock.shortages(for: juice.recipe).isEmpty == isEnough) == false
        }
        #expect(wrong == nil)
      }
    }
  }
}
