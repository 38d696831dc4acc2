import JuiceModel
import Testing

struct StockConsumptionTests {
  private let stock = Stock(of: .standard)

  @Test func `a recipe is consumed whole`() throws {
    var left = stock
    try left.consume(["strawberry": 10, "banana": 1])
    #expect(left.fruits.map { left[$0] } == [0, 9, 10, 10, 10])
  }

  @Test(
    arguments: [
      ["banana": 1, "strawberry": 11], ["strawberry": 11, "banana": 1], ["banana": 1, "durian": 1],
    ] as [Recipe])
  func `nothing is consumed if any fruit is short`(recipe: Recipe) {
    var left = stock
    #expect(left.canMake(recipe) == false)
    #expect(throws: OrderError.self) { try left.consume(recipe) }
    #expect(left == stock)
  }

  @Test func `every short fruit is named with what is missing, in menu order`() {
    var left = stock
    let shortages = [
      Shortage(fruit: "strawberry", amount: 6), Shortage(fruit: "pineapple", amount: 1),
      Shortage(fruit: "mango", amount: 90), Shortage(fruit: "durian", amount: 3),
    ]
    let recipe: Recipe = [
      "durian": 3, "mango": 100, "banana": 10, "pineapple": 11, "strawberry": 16,
    ]
    #expect(throws: OrderError.outOfStock(shortages)) { try left.consume(recipe) }
    #expect(left.shortages(for: recipe) == shortages)
  }

  @Test func `an amount of the largest number is short and doesn't overflow`() {
    #expect(
      stock.shortages(for: ["kiwi": .max]) == [Shortage(fruit: "kiwi", amount: .max - 10)])
  }

  @Test func `nothing is short for a recipe that can be made`() {
    for juice in Menu.standard.juices.dropFirst() {
      #expect(stock.canMake(juice.recipe))
      #expect(stock.shortages(for: juice.recipe) == [])
    }
  }

  @Test func `the last fruits can be consumed, and then no more`() throws {
    var left = stock
    try left.consume(["kiwi": 10])
    #expect(left["kiwi"] == 0)
    #expect(left.shortages(for: ["kiwi": 1]) == [Shortage(fruit: "kiwi", amount: 1)])
  }

  @Test func `a recipe that names a fruit twice takes it whole or not at all`() throws {
    var left = Stock(of: .standard)
    let twice: Recipe = ["strawberry": 6, "strawberry": 6]
    #expect(throws: OrderError.outOfStock([Shortage(fruit: "strawberry", amount: 2)])) {
      try left.consume(twice)
    }
    #expect(left == Stock(of: .standard))
    try left.change("strawberry", by: 2)
    try left.consume(twice)
    #expect(left["strawberry"] == 0)
  }

  @Test(arguments: [-5, Int.min])
  func `consuming never adds fruit`(amount: Int) throws {
    var left = Stock(of: .standard)
    try left.consume(["kiwi": amount])
    #expect(left == Stock(of: .standard))
    let shortages = left.shortages(for: ["kiwi": amount, "mango": 50])
    #expect(shortages == [Shortage(fruit: "mango", amount: 40)])
  }

  @Test(arguments: ["kiwi", "banana", "durian"] as [Fruit.ID])
  func `an ingredient of zero takes nothing and is never short`(fruit: Fruit.ID) throws {
    let opening = try Stock(of: .standard, with: [("kiwi", 0)])
    var left = opening
    let nothing: Recipe = [fruit: 0]
    #expect(nothing.amount(of: fruit) == 0)
    #expect(left.canMake(nothing))
    #expect(left.shortages(for: nothing) == [])
    try left.consume(nothing)
    #expect(left == opening)
    let shortages = left.shortages(for: [fruit: 0, "mango": 11])
    #expect(shortages == [Shortage(fruit: "mango", amount: 1)])
  }

  @Test func `a fruit of which there is just enough isn't short`() {
    let shortages = stock.shortages(for: ["banana": 10, "kiwi": 11, "durian": 0])
    #expect(shortages == [Shortage(fruit: "kiwi", amount: 1)])
  }

  @Test func `fruits that aren't counted are short by the whole amount, after the others`() {
    let shortages = Stock(of: .standard).shortages(
      for: ["date": .max, "mango": 11, "date": .max, "kiwi": .max])
    #expect(
      shortages == [
        Shortage(fruit: "kiwi", amount: .max - 10),
        Shortage(fruit: "mango", amount: 1),
        Shortage(fruit: "date", amount: .max),
      ])
  }
}
