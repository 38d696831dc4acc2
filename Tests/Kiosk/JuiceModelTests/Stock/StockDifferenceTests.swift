import JuiceModel
import Testing

struct StockDifferenceTests {
  @Test func `a difference that comes back to nothing is empty`() {
    var difference: StockDifference = ["kiwi": 3]
    #expect((difference == StockDifference()) == false)
    difference["kiwi"] = 0
    #expect(difference == StockDifference())
    #expect(difference.hashValue == StockDifference().hashValue)
    #expect(["kiwi": 0] == StockDifference())
  }

  @Test(arguments: [
    (Int.max, 100), (101, 100), (100, 100), (-100, -100), (-101, -100), (Int.min, -100),
  ])
  func `an amount is clamped`(amount: Int, clamped: Int) {
    #expect(StockDifference(dictionaryLiteral: ("kiwi", amount))["kiwi"] == clamped)
  }

  @Test(arguments: [(Int.max, 100), (90, 100), (91, 100), (5, 15), (-10, 0), (Int.min, 0)])
  func `a stock takes a difference up to its bounds`(amount: Int, count: Int) {
    var stock = Stock(of: .standard)
    stock.apply(["kiwi": amount])
    #expect(stock.fruits.map { stock[$0] } == [10, 10, 10, count, 10])
  }

  @Test func `a difference of an unknown fruit changes nothing`() {
    var stock = Stock(of: .standard)
    stock.apply(["durian": 5])
    #expect(stock == Stock(of: .standard))
  }
}
