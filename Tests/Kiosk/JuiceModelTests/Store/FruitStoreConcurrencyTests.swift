import Dispatch
import JuiceModel
import TestSizes
import Testing

struct FruitStoreConcurrencyTests {
  private let fruits = Menu.standard.fruits.map(\.id)

  @Test func `of two threads that order the last fruit exactly one gets it`() {
    let makers = (0..<300).map { _ in JuiceMaker(menu: .standard) }
    let orders = Collected<[Int]>()
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      orders.add(
        makers.map { maker in
          do throws(OrderError) {
            try maker.make("strawberry-banana")
            return 1
          } catch {
            return 0
          }
        }
      )
    }
    #expect(orders.sum == Array(repeating: 1, count: makers.count))
    #expect(makers.allSatisfy { $0.store.stock["strawberry"] == 0 })
    #expect(makers.allSatisfy { $0.store.stock["banana"] == 9 })
  }

  @Test func `no fruit is lost or made by eight tasks that change the stock`() async {
    let maker = JuiceMaker(menu: .standard)
    let opening = fruits.map { maker.store.stock[$0] }
    let trade = await withTaskGroup(of: Trade.self) { group in
      for seed in UInt64(0)..<8 {
        group.addTask {
          Trade(with: maker, times: TestSizes.size(quick: 500, exhaustive: 12_500), seed: seed)
        }
      }
      return await group.reduce(into: Trade(of: maker.menu)) { $0.add($1) }
    }
    let closing = fruits.map { maker.store.stock[$0] }
    let owned = zip(opening, trade.added).map(+)
    #expect(closing == zip(owned, trade.taken).map(-), "seeds 0 to 7")
    #expect(trade.added.allSatisfy { $0 > 100 } && trade.taken.allSatisfy { $0 > 100 })
  }

  @Test func `no thread sees half of a change`() {
    let store = FruitStore(Stock(of: .standard))
    let halves = Collected<[Int]>()
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for step in 0..<TestSizes.size(quick: 1_000, exhaustive: 5_000) {
        if thread == 0 {
          try? store.apply(step % 2 == 0 ? ["kiwi": 7, "mango": -7] : ["kiwi": -7, "mango": 7])
        } else {
          let stock = store.stock
          guard stock["kiwi"] + stock["mango"] == 20 else { return halves.add([1]) }
        }
      }
    }
    #expect(halves.sum == [])
    #expect(store.stock == Stock(of: .standard))
  }
}

extension Collected<[Int]> {
  /// The sum of what all threads counted, store by store.
  fileprivate var sum: [Int] {
    let counts = values
    return counts.dropFirst().reduce(counts.first ?? []) { zip($0, $1).map(+) }
  }
}
