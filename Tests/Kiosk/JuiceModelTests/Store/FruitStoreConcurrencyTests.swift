import Dispatch
import JuiceModel
import Synchronization
import TestSupport
import Testing

struct FruitStoreConcurrencyTests {
  @Test(arguments: [Int.max, 3])
  func `no fruit is lost or made by threads, on a disk that fails now and then`(rate: Int) {
    let opening = Stock(of: .standard)
    let disk = Disk()
    let calls = Atomic(0)
    let store = FruitStore(opening) { stock throws(StockNotSaved) in
      let call = calls.add(1, ordering: .relaxed).newValue
      guard call % rate > 0 else { throw StockNotSaved(reason: "full") }
      try disk.save(stock)
    }
    let maker = JuiceMaker(menu: .standard, store: store)
    let made = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in 0..<TestSizes.size(quick: 250, exhaustive: 2_500) {
        let juice = Menu.standard.juices[(step + thread) % Menu.standard.juices.count]
        guard case .some = try? maker.make(juice.id) else { continue }
        made.add(1, ordering: .relaxed)
        for part in juice.recipe.ingredients {
          let isBack = (1...1_000).contains { _ in
            if case .some = try? store.apply([part.fruit: part.amount]) { true } else { false }
          }
          if isBack == false { Issue.record("\(part) can't be put back") }
        }
      }
    }
    #expect(store.stock == opening)
    #expect(made.load(ordering: .relaxed) > 200)
    #expect(disk.stocks.last == store.stock)
  }

  @Test func `while a change is saved, others wait and the stock before it can be read`() {
    let saving = Notifications()
    let mayGoOn = Notifications()
    let done = Notifications()
    let store = FruitStore(Stock(of: .standard)) { _ in
      saving.post()
      _ = mayGoOn.wait()
    }
    for count in 1...2 {
      DispatchQueue.global().async {
        try? store.apply([.kiwi: 1])
        done.post()
      }
      if count == 1 { #expect(saving.wait()) }
    }
    for left in [10, 11] {
      #expect(store.stock[.kiwi] == left)
      #expect(saving.count == left - 9 && done.count == left - 10)
      mayGoOn.post()
      #expect(done.wait())
      if left == 10 { #expect(saving.wait()) }
    }
    #expect(store.stock[.kiwi] == 12)
  }
}

/// A disk that keeps the stocks that a store saves, unless it's full.
final class Disk: Sendable {
  private let contents = Mutex((stocks: [Stock](), isFull: false))

  /// The saved stocks, in order.
  var stocks: [Stock] { contents.withLock { $0.stocks } }

  var isFull: Bool {
    get { contents.withLock { $0.isFull } }
    set { contents.withLock { $0.isFull = newValue } }
  }

  @Sendable func save(_ stock: Stock) throws(StockNotSaved) {
    try contents.withLock { contents throws(StockNotSaved) in
      if contents.isFull { throw StockNotSaved(reason: "full") }
      contents.stocks.append(stock)
    }
  }
}
