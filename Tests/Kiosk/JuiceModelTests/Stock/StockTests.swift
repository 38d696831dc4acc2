import JuiceModel
import Testing

struct StockTests {
  private let stock = Stock(of: .standard)

  @Test func `a stock opens with the counts of the menu`() throws {
    #expect(stock.fruits == Menu.standard.fruits.map(\.id))
    #expect(stock.fruits.map { stock[$0] } == [10, 10, 10, 10, 10])
    #expect(Stock(of: try .sample(initialCount: 7))["fig"] == 7)
  }

  @Test func `counts can be given at the start, and the last one of a fruit wins`() throws {
    let stock = try Stock(of: .standard, with: [("kiwi", 0), ("mango", 100), ("kiwi", 3)])
    #expect(stock.fruits.map { stock[$0] } == [10, 10, 10, 3, 100])
  }

  @Test func `a fruit that isn't counted has a count of zero`() {
    #expect(stock["durian"] == 0)
  }

  @Test(arguments: [(-10, 0), (90, 100), (0, 10), (6, 16)])
  func `a count changes up to its bounds`(amount: Int, count: Int) throws {
    var changed = stock
    try changed.change("kiwi", by: amount)
    #expect(changed.fruits.map { changed[$0] } == [10, 10, 10, count, 10])
  }

  @Test(arguments: [
    (-11, -1), (91, 101), (Int.max, Int.max), (Int.min, Int.min + 10), (246, 256),
  ])
  func `a change beyond the bounds is refused whole`(amount: Int, count: Int) {
    var changed = stock
    #expect(throws: StockError.outOfRange(count, of: "kiwi")) {
      try changed.change("kiwi", by: amount)
    }
    #expect(changed == stock)
  }

  @Test(arguments: [0, 1, -1, Int.max, Int.min])
  func `an unknown fruit is refused whatever the change`(amount: Int) {
    var changed = stock
    #expect(throws: StockError.unknownFruit("durian", known: stock.fruits)) {
      try changed.change("durian", by: amount)
    }
    #expect(changed == stock)
  }

  @Test(arguments: [-1, 101, Int.max, Int.min])
  func `a count out of range at the start is refused`(count: Int) {
    #expect(throws: StockError.outOfRange(count, of: "mango")) {
      try Stock(of: .standard, with: [("kiwi", 1), ("mango", count), ("durian", 1)])
    }
  }

  @Test func `an unknown fruit at the start is refused`() {
    #expect(throws: StockError.unknownFruit("durian", known: stock.fruits)) {
      try Stock(of: .standard, with: [("kiwi", 1), ("durian", 1)])
    }
  }

  @Test func `stocks are equal when their counts and fruits are`() throws {
    var changed = stock
    try changed.change("kiwi", by: 1)
    #expect((changed == stock) == false)
    try changed.change("kiwi", by: -1)
    #expect(changed == stock)
    #expect(changed.hashValue == stock.hashValue)
    let other = Stock(of: try .sample())
    let third = Stock(of: try .sample(fruit: "date", recipe: ["date": 1]))
    #expect((other == third) == false)
    #expect(Set([stock, changed, other, third]).count == 3)
  }
}
