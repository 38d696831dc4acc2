import Dispatch
import JuiceModel
import SeededRandom
import Synchronization
import TestSizes
import Testing

struct FruitStoreSavingTests {
  private let opening = Stock(of: .standard)
  private let disk = Disk()

  @Test func `each change is saved, and nothing else`() throws {
    let store = FruitStore(opening, saving: disk.save)
    try store.change("kiwi", by: 1)
    try store.consume(["kiwi": 2])
    try store.apply(["mango": 3])
    #expect(try store.restore(opening))
    #expect(
      disk.stocks.map { [$0["kiwi"], $0["mango"]] } == [[11, 10], [9, 10], [9, 13], [10, 10]])
    try store.change("kiwi", by: 0)
    try store.apply([:])
    #expect(try store.restore(opening))
    #expect(throws: FruitStoreError.self) { try store.change("kiwi", by: 91) }
    #expect(throws: OrderError.self) { try store.consume(["kiwi": 11]) }
    #expect(disk.stocks.count == 4)
  }

  @Test func `a change that can't be saved isn't made or observed`() throws {
    let store = FruitStore(opening, saving: disk.save)
    let heard = Notifications()
    disk.isFull = true
    withObservationTracking {
      _ = store.stock
    } onChange: {
      heard.post()
    }
    #expect(throws: FruitStoreError.notSaved(.full)) {
      try store.change("kiwi", by: 1)
    }
    #expect(throws: OrderError.notSaved(.full)) {
      try store.consume(["kiwi": 1])
    }
    #expect(throws: StockNotSaved.full) { try store.apply(["kiwi": 1]) }
    let other = try Stock(of: .standard, with: [("kiwi", 1)])
    #expect(throws: StockNotSaved.full) { try store.restore(other) }
    #expect(store.stock == opening)
    #expect(heard.count == 0)
    disk.isFull = false
    try store.apply(["kiwi": 1])
    #expect(heard.count == 1)
  }

  @Test func `a change is saved before it can be read`() throws {
    let store = FruitStore(opening, saving: disk.save)
    let isSaved = Mutex<[Bool]>([])
    for _ in 0..<5 {
      withObservationTracking {
        _ = store.stock
      } onChange: { [disk] in
        isSaved.withLock { $0.append(disk.stocks.last == store.stock) }
      }
      try store.apply(["kiwi": 1])
    }
    #expect(isSaved.withLock { $0 } == [true, true, true, true, true])
  }

  @Test func `a juice whose stock can't be saved isn't made`() {
    let maker = JuiceMaker(menu: .standard, store: FruitStore(opening, saving: disk.save))
    disk.isFull = true
    #expect(throws: OrderError.notSaved(.full)) { try maker.make("kiwi") }
    #expect(throws: OrderError.self) { try maker.make("strawberry") }
    #expect(maker.store.stock == opening)
    #expect(
      OrderError.notSaved(.full).description
        == "the stock can't be saved (full) and is unchanged; try again later")
  }

  @Test func `no fruit is lost or made by threads on a disk that fails now and then`() {
    let store = FruitStore(opening, saving: disk.save)
    let maker = JuiceMaker(menu: .standard, store: store)
    disk.failureRate = 3
    let trades = Collected<Trade>()
    let times = TestSizes.size(quick: 500, exhaustive: 2_500)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      trades.add(Trade(with: maker, times: times, seed: UInt64(thread)))
    }
    let trade = trades.values.reduce(into: Trade(of: .standard)) { $0.add($1) }
    let owned = zip(opening.fruits.map { opening[$0] }, trade.added).map(+)
    #expect(opening.fruits.map { store.stock[$0] } == zip(owned, trade.taken).map(-))
    #expect(disk.stocks.last == store.stock)
    #expect(disk.failures > times * 2 / 5)
  }
}

extension StockNotSaved {
  fileprivate static let full = StockNotSaved(reason: "full")
}
