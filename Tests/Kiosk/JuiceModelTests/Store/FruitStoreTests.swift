import JuiceModel
import Testing

struct FruitStoreTests {
  private let opening = Stock(of: .standard)
  private let store = FruitStore(Stock(of: .standard))

  @Test func `a change shows in the stock`() throws {
    try store.change("kiwi", by: 6)
    #expect(store.stock == (try Stock(of: .standard, with: [("kiwi", 16)])))
  }

  @Test(arguments: [-11, 91, Int.max, Int.min])
  func `a change out of range is refused and leaves the stock`(amount: Int) {
    #expect(throws: FruitStoreError.self) { try store.change("kiwi", by: amount) }
    #expect(store.stock == opening)
  }

  @Test func `a change of an unknown fruit is refused and leaves the stock`() {
    #expect(
      throws: FruitStoreError.refused(.unknownFruit("durian", known: opening.fruits))
    ) {
      try store.change("durian", by: 1)
    }
    #expect(store.stock == opening)
  }

  @Test func `a recipe is consumed whole or not at all`() throws {
    try store.consume(["strawberry": 10, "banana": 1])
    let left = store.stock
    #expect(left == (try Stock(of: .standard, with: [("strawberry", 0), ("banana", 9)])))
    #expect(
      throws: OrderError.outOfStock([Shortage(fruit: "strawberry", amount: 10)])
    ) {
      try store.consume(["banana": 1, "strawberry": 10])
    }
    #expect(store.stock == left)
  }

  @Test func `differences are added and clamped`() throws {
    try store.apply(["kiwi": 95, "mango": -11, "banana": 3, "durian": 5])
    #expect(
      store.stock
        == (try Stock(of: .standard, with: [("kiwi", 100), ("mango", 0), ("banana", 13)])))
  }

  @Test func `a saved stock is put back`() throws {
    try store.change("kiwi", by: 6)
    #expect(try store.restore(opening))
    #expect(store.stock == opening)
  }

  @Test func `a stock of other fruits doesn't replace the stock`() throws {
    let other = Stock(of: try .sample())
    #expect(try store.restore(other) == false)
    #expect(store.stock == opening)
    try store.change("kiwi", by: 1)
    #expect(try store.restore(opening))
    #expect(store.stock == opening)
  }
}
