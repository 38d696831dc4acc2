import JuiceModel
import Testing

struct JuiceMakerTests {
  private let opening = Stock(of: .standard)
  private let maker = JuiceMaker(menu: .standard)

  @Test(arguments: Menu.standard.juices)
  func `a juice takes its recipe`(juice: Juice) throws {
    try maker.store.change("strawberry", by: 6)
    var left = maker.store.stock
    try left.consume(juice.recipe)
    #expect(try maker.make(juice.id) == juice)
    #expect(maker.store.stock == left)
  }

  @Test func `a juice that lacks fruit names each short fruit by how much, in menu order`() throws {
    #expect(try maker.store.restore(try Stock(of: .standard, with: [("mango", 1), ("kiwi", 0)])))
    let before = maker.store.stock
    #expect(
      throws: OrderError.outOfStock([
        Shortage(fruit: "kiwi", amount: 1), Shortage(fruit: "mango", amount: 1),
      ])
    ) {
      try maker.make("mango-kiwi")
    }
    #expect(maker.store.stock == before)
  }

  @Test(arguments: ["durian", "", "Kiwi", "kiwi "] as [Juice.ID])
  func `a juice that isn't on the menu is refused`(id: Juice.ID) {
    #expect(throws: OrderError.unknownJuice(id)) { try maker.make(id) }
    #expect(maker.store.stock == opening)
  }

  @Test func `makers of one store take from the same fruit`() throws {
    let other = JuiceMaker(menu: .standard, store: maker.store)
    try maker.make("strawberry-banana")
    #expect(
      throws: OrderError.outOfStock([Shortage(fruit: "strawberry", amount: 10)])
    ) {
      try other.make("strawberry-banana")
    }
  }

  @Test func `a juice of a fruit that the store doesn't count is out of stock`() throws {
    let menu = try Menu.sample()
    let foreign = JuiceMaker(menu: menu, store: maker.store)
    #expect(throws: OrderError.outOfStock([Shortage(fruit: "fig", amount: 1)])) {
      try foreign.make("fig-juice")
    }
    #expect(maker.store.stock == opening)
  }
}
