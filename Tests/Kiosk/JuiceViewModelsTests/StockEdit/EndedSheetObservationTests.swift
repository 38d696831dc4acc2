import JuiceModel
import JuiceViewModels
import Testing

/// Observers read in the middle of an event, at each of its notifications.
struct EndedSheetObservationTests {
  private static let draft: StockDifference = ["kiwi": 3, "mango": -2]
  private let opening = Stock(of: .standard)
  private let room = Room(0)
  private let store: FruitStore
  private let order: OrderViewModel
  private let open: OrderViewModel.State
  private let home: OrderViewModel.State

  init() throws {
    store = FruitStore(opening, saving: room.take)
    order = OrderViewModel(store: store)
    home = OrderViewModel.State(stock: opening)
    open = OrderViewModel.State(stock: opening, destination: .stockEdit(Self.draft))
    try #require(order.restore(open))
  }

  /// Returns what observers of the order screen, of the store, and of the open sheet read during an
  /// event, with what the sheet shows as kiwis and mangoes.
  private func readings(
    during event: (StockEditViewModel) -> Void
  ) throws -> (states: [OrderViewModel.State], seenByStore: [OrderViewModel.State], rows: [[Int]]) {
    let sheet = try #require(order.stockEdit)
    let states = Readings { [order] in order.state }
    let seenByStore = Readings { [order, store] in
      _ = store.stock
      return order.state
    }
    let rows = Readings { [sheet] in [sheet.draft["kiwi"] ?? 0, sheet.draft["mango"] ?? 0] }
    event(sheet)
    return (states.values, seenByStore.values, rows.values)
  }

  @Test func `a commit is read as the open sheet, the discarded one, or the new stock`() throws {
    room.left = 1
    let readings = try readings { $0.closeButtonTapped() }
    var stock = opening
    stock.apply(Self.draft)
    let committed = OrderViewModel.State(stock: stock)
    #expect(order.state == committed)
    for seen in [readings.states, readings.seenByStore] {
      #expect(seen.first == open)
      #expect(seen.last == committed)
      #expect(seen.allSatisfy { [open, home, committed].contains($0) }, "\(seen)")
    }
    #expect(readings.rows.first == [13, 8])
    #expect(readings.rows.last == [13, 8])
    #expect(readings.rows.allSatisfy { [[13, 8], [10, 10]].contains($0) }, "\(readings.rows)")
  }

  @Test func `a discarded sheet is read as the open sheet or as none`() throws {
    let readings = try readings { $0.dismissed() }
    #expect(order.state == home)
    #expect(readings.states.first == open)
    #expect(readings.states.allSatisfy { [open, home].contains($0) }, "\(readings.states)")
    #expect(readings.rows.allSatisfy { [[13, 8], [10, 10]].contains($0) }, "\(readings.rows)")
  }

  @Test func `changes that can't be saved are read on the sheet, in the alert, or nowhere`() throws
  {
    let readings = try readings { $0.closeButtonTapped() }
    let alert = OrderViewModel.State(
      stock: opening, destination: .alert(.stockNotSaved(Self.draft)))
    #expect(order.state == alert)
    #expect(readings.states.first == open)
    #expect(readings.states.allSatisfy { [open, home, alert].contains($0) }, "\(readings.states)")
    #expect(readings.rows.allSatisfy { [[13, 8], [10, 10]].contains($0) }, "\(readings.rows)")
    let resumed = Readings { [order] in order.state }
    order.dismissed()
    order.alertButtonTapped(.resumeStockEdit(Self.draft))
    #expect(resumed.values.allSatisfy { [alert, open].contains($0) }, "\(resumed.values)")
    #expect(order.state == open)
  }

  @Test func `a sheet that another state replaces has no changes from then on`() throws {
    let sheet = try #require(order.stockEdit)
    let readings = try readings { _ in #expect(order.restore(home)) }
    #expect(readings.states.allSatisfy { [open, home].contains($0) }, "\(readings.states)")
    #expect(sheet.difference == [:])
    let rows = Readings { [sheet.draft["kiwi"] ?? 0, sheet.draft["mango"] ?? 0] }
    room.left = 1
    sheet.closeButtonTapped()
    try store.apply(["kiwi": 5])
    #expect(rows.values == [[10, 10], [15, 10]])
  }

  @Test func `a sheet of its own never shows its changes on top of the stock that has them`() {
    room.left = 1
    let sheet = StockEditViewModel(store, difference: Self.draft)
    let rows = Readings { [sheet.draft["kiwi"] ?? 0, sheet.draft["mango"] ?? 0] }
    let seenByStore = Readings { [store] in
      _ = store.stock
      return sheet.draft["kiwi"] ?? 0
    }
    sheet.closeButtonTapped()
    #expect(store.stock["kiwi"] == 13)
    #expect(rows.values.allSatisfy { [[13, 8], [10, 10]].contains($0) }, "\(rows.values)")
    #expect(seenByStore.values.allSatisfy { [13, 10].contains($0) }, "\(seenByStore.values)")
    #expect(seenByStore.values.count > 1)
  }
}
