import JuiceModel
import JuiceViewModels
import Synchronization
import Testing

struct NotSavedTests {
  private let opening = Stock(of: .standard)
  private let factory = RecordingAlertFactory()
  private let failure = StockNotSaved(reason: "full")

  /// Returns an order screen whose store saves a number of changes, and then no more.
  private func order(
    saving count: Int = 0,
    alerts: (any AlertFactory)? = nil
  ) -> OrderViewModel {
    let room = Room(count)
    let store = FruitStore(opening, saving: room.take)
    return OrderViewModel(
      maker: JuiceMaker(menu: .standard, store: store), phrases: .korean, alerts: alerts)
  }

  @Test func `an order that can't be saved takes nothing and says so`() {
    let order = order(saving: 1)
    order.juiceButtonTapped("kiwi")
    #expect(order.alert?.intent == .ready("키위"))
    order.alertButtonTapped(.close)
    let before = order.state
    order.juiceButtonTapped("kiwi")
    #expect(order.alert?.intent == .orderNotSaved)
    order.alertButtonTapped(.close)
    #expect(order.state == before)
  }

  @Test func `a draft that can't be saved presents an alert and is kept`() {
    let order = order()
    order.editStockButtonTapped()
    for _ in 0..<3 { order.stockEdit?.incrementButtonTapped("mango") }
    order.stockEdit?.closeButtonTapped()
    #expect(
      order.state == .init(stock: opening, destination: .alert(.stockNotSaved(["mango": 3]))))
    order.dismissed()
    order.alertButtonTapped(.close)
    order.juiceButtonTapped("kiwi")
    #expect(order.alert?.intent == .stockNotSaved(["mango": 3]))
    order.alertButtonTapped(.resumeStockEdit(["mango": 3]))
    #expect(order.state == .init(stock: opening, destination: .stockEdit(["mango": 3])))
    order.stockEdit?.dismissed()
    #expect(order.state == .init(stock: opening))
  }

  @Test func `a draft that is kept can be saved later, on top of what was sold meanwhile`() {
    let room = Room(0)
    let store = FruitStore(opening, saving: room.take)
    let order = OrderViewModel(store: store)
    let other = OrderViewModel(store: store)
    order.editStockButtonTapped()
    for _ in 0..<3 { order.stockEdit?.incrementButtonTapped("mango") }
    order.stockEdit?.closeButtonTapped()
    room.left = 2
    other.juiceButtonTapped("mango")
    order.alertButtonTapped(.resumeStockEdit(["mango": 3]))
    order.stockEdit?.closeButtonTapped()
    #expect(order.state == .init(stock: store.stock))
    #expect(store.stock["mango"] == 10)
  }

  @Test func `a sheet without a draft closes even if nothing can be saved`() {
    let order = order()
    order.editStockButtonTapped()
    order.stockEdit?.closeButtonTapped()
    #expect(order.state == .init(stock: opening))
  }

  @Test func `the alert of a draft can be restored as any state`() {
    let order = order()
    order.editStockButtonTapped()
    order.stockEdit?.incrementButtonTapped("kiwi")
    order.stockEdit?.closeButtonTapped()
    let again = OrderViewModel()
    #expect(again.restore(order.state))
    #expect(again.state == order.state)
    again.alertButtonTapped(.resumeStockEdit(["kiwi": 1]))
    again.stockEdit?.closeButtonTapped()
    #expect(again.state.stock["kiwi"] == 11)
  }

  @Test func `a state that can't be saved isn't restored`() throws {
    let order = order()
    order.editStockButtonTapped()
    let before = order.state
    #expect(order.restore(.init(stock: try .standard([1, 2, 3, 4, 5]))) == false)
    #expect(order.state == before)
  }

  @Test func `the factory gets the reason, once for each failure`() {
    let order = order(alerts: factory)
    order.juiceButtonTapped("kiwi")
    order.alertButtonTapped(.close)
    order.editStockButtonTapped()
    order.stockEdit?.incrementButtonTapped("kiwi")
    order.stockEdit?.closeButtonTapped()
    for _ in 0..<3 { _ = order.state }
    #expect(
      factory.requests == [.orderNotSaved(failure), .stockNotSaved(failure, draft: ["kiwi": 1])])
  }

  @Test func `both alerts have messages in English`() {
    let alerts = StandardAlertFactory(phrases: .english)
    #expect(
      alerts.makeOrderNotSavedAlert(for: failure).message
        == "Your order could not be saved, so nothing was made.")
    #expect(
      alerts.makeStockNotSavedAlert(for: failure, draft: [:]).message
        == "The stock could not be saved. Your changes are still here.")
  }
}

/// Room for a number of changes.
final class Room: Sendable {
  private let changes: Mutex<Int>

  init(_ count: Int) {
    changes = Mutex(count)
  }

  /// The number of changes for which there is room.
  var left: Int {
    get { changes.withLock { $0 } }
    set { changes.withLock { $0 = newValue } }
  }

  /// Takes a change, or throws an error if there is no room left.
  @Sendable func take(_ stock: Stock) throws(StockNotSaved) {
    try changes.withLock { changes throws(StockNotSaved) in
      guard changes > 0 else { throw StockNotSaved(reason: "full") }
      changes -= 1
    }
  }
}
