import JuiceModel
import JuiceViewModels
import Testing

/// Observers read in the middle of an event, at each of its notifications.
struct EndedSheetTests {
  private static let draft: StockDifference = [.kiwi: 3, .mango: -2]
  private let opening = Stock(of: .standard)
  private let room = Room(0)
  private let store: FruitStore
  private let order: OrderViewModel
  private let sheet: StockEditViewModel
  private let open: OrderViewModel.State
  private let home: OrderViewModel.State

  init() throws {
    store = FruitStore(opening, saving: room.take)
    order = OrderViewModel(store: store)
    home = OrderViewModel.State(stock: opening)
    open = OrderViewModel.State(stock: opening, destination: .stockEdit(Self.draft))
    try order.restore(open)
    sheet = try #require(order.stockEdit)
  }

  /// Reads what the sheet shows as kiwis and mangoes.
  private func rows() -> Readings<[Int]> {
    Readings { [sheet] in [sheet.draft[.kiwi] ?? 0, sheet.draft[.mango] ?? 0] }
  }

  @Test(arguments: [(true, 1), (true, 0), (false, 0)])
  func `what observers read while a sheet ends was shown before, or is shown after`(
    commits: Bool, room: Int
  ) {
    self.room.left = room
    let states = Readings { [order] in order.state }
    let rows = rows()
    if commits { sheet.closeButtonTapped() } else { sheet.dismissed() }
    var stock = opening
    if commits, room > 0 { stock.apply(Self.draft) }
    let isRefused = commits && room == 0
    let after = OrderViewModel.State(
      stock: stock, destination: isRefused ? .alert(.stockNotSaved, draft: Self.draft) : nil)
    #expect(order.state == after)
    #expect(states.values.first == open)
    #expect(states.values.allSatisfy { [open, home, after].contains($0) }, "\(states.values)")
    #expect(rows.values.first == [13, 8])
    #expect(rows.values.allSatisfy { [[13, 8], [10, 10]].contains($0) }, "\(rows.values)")
  }

  @Test func `a sheet that another state replaces has no changes from then on`() throws {
    try order.restore(home)
    let rows = rows()
    room.left = 1
    sheet.closeButtonTapped()
    try store.apply([.kiwi: 5])
    #expect(rows.values == [[10, 10], [15, 10]])
  }
}
