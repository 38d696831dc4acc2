import Dispatch
import JuiceModel
import Synchronization
import TestSizes
import Testing

struct FruitStoreObservationTests {
  private let store = FruitStore(Stock(of: .standard))
  private let heard = Notifications()

  private func track() {
    withObservationTracking {
      _ = store.stock
    } onChange: { [heard] in
      heard.post()
    }
  }

  @Test func `each change is observed once`() throws {
    track()
    #expect(heard.count == 0)
    try store.change("kiwi", by: 1)
    #expect(heard.count == 1)
    try store.change("kiwi", by: 1)
    #expect(heard.count == 1)
    track()
    try store.consume(["kiwi": 1])
    #expect(heard.count == 2)
    track()
    try store.apply(["mango": 1])
    #expect(heard.count == 3)
    track()
    #expect(try store.restore(Stock(of: .standard)))
    #expect(heard.count == 4)
  }

  @Test func `every observer is notified of a change`() throws {
    for _ in 0..<3 { track() }
    try store.change("kiwi", by: 1)
    #expect(heard.count == 3)
  }

  @Test func `a failed change isn't observed`() {
    track()
    #expect(throws: FruitStoreError.self) { try store.change("kiwi", by: 91) }
    #expect(throws: FruitStoreError.self) { try store.change("durian", by: 1) }
    #expect(throws: OrderError.self) { try store.consume(["kiwi": 11]) }
    #expect(heard.count == 0)
  }

  @Test func `a change that changes nothing isn't observed`() throws {
    track()
    try store.change("kiwi", by: 0)
    try store.apply([:])
    try store.apply(["durian": 1])
    #expect(try store.restore(store.stock))
    #expect(heard.count == 0)
    try store.apply(["kiwi": 1])
    #expect(heard.count == 1)
  }

  @Test func `a change can be read and tracked again as soon as it's observed`() throws {
    let trace = Trace()
    trace.follow(store)
    for _ in 0..<5 { try store.change("kiwi", by: 1) }
    #expect(trace.counts == [10, 11, 12, 13, 14, 15])
  }

  @Test func `a change by another thread is observed`() {
    track()
    DispatchQueue.global().async { [store] in try? store.apply(["kiwi": 1]) }
    #expect(heard.wait())
    #expect(store.stock["kiwi"] == 11)
  }

  @Test func `a reader that tracks and then compares always comes to the final value`() {
    for round in 1...TestSizes.size(quick: 30, exhaustive: 300) {
      let store = FruitStore(Stock(of: .standard))
      DispatchQueue.global().async {
        for _ in 0..<90 { try? store.apply(["kiwi": 1]) }
      }
      let heard = Notifications()
      var seen = store.stock
      while seen["kiwi"] < 100 {
        seen = withObservationTracking {
          store.stock
        } onChange: {
          heard.post()
        }
        guard store.stock == seen, seen["kiwi"] < 100 else { continue }
        guard heard.wait() else {
          Issue.record("round \(round): a change after \(seen["kiwi"]) wasn't heard")
          return
        }
      }
    }
  }
}

/// The kiwis that an observer saw which tracks again whenever it hears of a change.
final class Trace: Sendable {
  private let seen = Mutex<[Int]>([])

  var counts: [Int] { seen.withLock { $0 } }

  func follow(_ store: FruitStore) {
    let stock = withObservationTracking {
      store.stock
    } onChange: { [self] in
      follow(store)
    }
    seen.withLock { $0.append(stock["kiwi"]) }
  }
}
