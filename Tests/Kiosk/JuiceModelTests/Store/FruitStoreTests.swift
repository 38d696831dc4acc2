import JuiceModel
import Synchronization
import TestSupport
import Testing

struct FruitStoreTests {
  private typealias Change = @Sendable (FruitStore) throws -> Void

  /// Something that changes the stock in a store, and what it leaves of kiwis and mangoes.
  private static let changes: [(change: Change, left: [Int], isOrder: Bool)] = [
    ({ try $0.consume([.kiwi: 3], of: .standard) }, [7, 10], true),
    ({ try $0.apply([.kiwi: 95, .mango: -11, .durian: 5]) }, [100, 0], false),
    ({ try $0.restore(Stock(of: .standard, with: [.kiwi: 1])) }, [1, 10], false),
    ({ try JuiceMaker(menu: .standard, store: $0).make(.mangoKiwi) }, [9, 8], true),
  ]

  @Test func `what is saved is read again and observed, but not saved`() throws {
    let store = FruitStore(
      opening, saving: disk.save, reading: { Stock(of: .standard, with: [.kiwi: 2]) })
    track(store)
    try store.readAgain()
    #expect(store.stock[.kiwi] == 2 && heard.count == 1 && disk.stocks == [])
  }

  @Test func `a stock of other fruits isn't read, and without a reader nothing is`() throws {
    let foreign = Stock(of: try .sample())
    let other = FruitStore(opening, reading: { foreign })
    #expect(throws: StockNotSaved(reason: "it counts other fruits")) { try other.readAgain() }
    try store.readAgain()
    #expect([other.stock, store.stock] == [opening, opening])
  }

  /// Something that changes nothing.
  private static let others: [Change] = [
    { try $0.apply([:]) }, { try $0.apply([.durian: 1]) }, { try $0.restore($0.stock) },
    { store in
      let foreign = StockNotSaved(reason: "it counts other fruits")
      #expect(throws: foreign) { try store.restore(Stock(of: .sample())) }
    },
    { store in
      let short = OrderError.outOfStock([Shortage(fruit: .kiwi, amount: 1)])
      #expect(throws: short) { try store.consume([.mango: 1, .kiwi: 11], of: .standard) }
    },
    { store in
      let maker = JuiceMaker(menu: .standard, store: store)
      #expect(throws: OrderError.unknownJuice(.durian)) { try maker.make(.durian) }
    },
    { store in
      let foreign = JuiceMaker(menu: try .sample(), store: store)
      let short = OrderError.outOfStock([Shortage(fruit: .fig, amount: 1)])
      #expect(throws: short) { try foreign.make(.figJuice) }
    },
  ]

  private let opening = Stock(of: .standard)
  private let disk = Disk()
  private let store: FruitStore
  private let heard = Notifications()

  init() {
    store = FruitStore(opening, saving: disk.save)
  }

  private func track(_ store: FruitStore) {
    withObservationTracking {
      _ = store.stock
    } onChange: { [heard] in
      heard.post()
    }
  }

  @Test(arguments: changes.indices) func `a change is saved and observed once`(index: Int) throws {
    for _ in 0..<3 { track(store) }
    let (change, left, _) = Self.changes[index]
    try change(store)
    #expect([store.stock[.kiwi], store.stock[.mango]] == left)
    #expect(disk.stocks == [store.stock])
    #expect(heard.count == 3)
    try store.apply([.banana: 1])
    #expect(heard.count == 3)
  }

  @Test(arguments: others.indices) func `what changes nothing isn't saved or observed`(
    index: Int
  ) throws {
    track(store)
    try Self.others[index](store)
    #expect(store.stock == opening)
    #expect(disk.stocks == [] && heard.count == 0)
  }

  @Test(arguments: changes.indices) func `a change that can't be saved isn't made or observed`(
    index: Int
  ) throws {
    let (change, _, isOrder) = Self.changes[index]
    disk.isFull = true
    track(store)
    let error = #expect(throws: (any Error).self) { try change(store) }
    let full = StockNotSaved(reason: "full")
    #expect(isOrder ? error as? OrderError == .notSaved(full) : error as? StockNotSaved == full)
    #expect(store.stock == opening && heard.count == 0)
    disk.isFull = false
    try change(store)
    #expect(heard.count == 1)
  }

  @Test func `a change is saved before it can be read, and can be tracked again at once`() throws {
    let seen = Mutex<[[Int]]>([])
    @Sendable func follow() {
      let stock = withObservationTracking {
        store.stock
      } onChange: {
        follow()
      }
      seen.withLock { $0.append([stock[.kiwi] ?? 0, disk.stocks.last?[.kiwi] ?? 10]) }
    }
    follow()
    for _ in 0..<3 { try store.apply([.kiwi: 1]) }
    #expect(seen.withLock { $0 } == [[10, 10], [11, 11], [12, 12], [13, 13]])
  }
}
