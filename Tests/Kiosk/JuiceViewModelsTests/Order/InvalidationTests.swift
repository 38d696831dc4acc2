import JuiceModel
import JuiceViewModels
import Testing

/// What a view reads, and the events after which it must be evaluated again.
struct InvalidationTests {
  /// A property that a view shows, among which the alert and the sheet are one: what covers the screen.
  private enum Reader: String, CaseIterable {
    case fruits, juices, alert, stockEdit, rows, hasChanges

    var isOnSheet: Bool { self == .rows || self == .hasChanges }

    func read(_ order: OrderViewModel, _ sheet: StockEditViewModel?) {
      switch self {
      case .fruits: _ = order.fruits
      case .juices: _ = order.juices
      case .alert: _ = order.alert
      case .stockEdit: _ = order.stockEdit
      case .rows: _ = sheet?.rows
      case .hasChanges: _ = sheet?.hasChanges
      }
    }
  }

  private struct Event: Sendable {
    let name: String
    var stock = false
    var cover = false
    var draft = false
    let happen: @Sendable (OrderViewModel, FruitStore) -> Void

    var invalidated: [Reader] {
      (stock ? [.fruits, .juices] : []) + (cover ? [.alert, .stockEdit] : [])
        + (stock || draft ? [.rows, .hasChanges] : [])
    }
  }

  private static let events: [Event] = [
    Event(name: "an order", stock: true, cover: true) { order, _ in
      order.juiceButtonTapped(.kiwi)
    },
    Event(name: "a tap below an alert") { order, _ in order.juiceButtonTapped(.banana) },
    Event(name: "a sale below an alert", stock: true) { _, store in
      try? store.apply([.mango: -1])
    },
    Event(name: "an answer", cover: true) { order, _ in order.alertButtonTapped(.close) },
    Event(name: "a short order", cover: true) { order, _ in
      order.juiceButtonTapped(.strawberry)
    },
    Event(name: "a dismissal", cover: true) { order, _ in order.dismissed() },
    Event(name: "a late dismissal") { order, _ in order.dismissed() },
    Event(name: "editing the stock", cover: true) { order, _ in order.editStockButtonTapped() },
    Event(name: "a step up", draft: true) { order, _ in
      order.stockEdit?.incrementButtonTapped(.strawberry)
    },
    Event(name: "a step down", draft: true) { order, _ in
      order.stockEdit?.decrementButtonTapped(.mango)
    },
    Event(name: "a value", draft: true) { order, _ in
      order.stockEdit?.countChanged(.kiwi, to: 0)
    },
    Event(name: "the same value") { order, _ in order.stockEdit?.countChanged(.kiwi, to: 0) },
    Event(name: "a step down at the bound") { order, _ in
      order.stockEdit?.decrementButtonTapped(.kiwi)
    },
    Event(name: "a sale below the sheet", stock: true) { _, store in
      try? store.apply([.banana: -1])
    },
    Event(name: "closing the sheet", stock: true, cover: true, draft: true) { order, _ in
      order.stockEdit?.closeButtonTapped()
    },
    Event(name: "opening the sheet again", cover: true) { order, _ in
      order.editStockButtonTapped()
    },
    Event(name: "discarding the changes", cover: true, draft: true) { order, _ in
      order.stockEdit?.incrementButtonTapped(.kiwi)
      order.stockEdit?.dismissed()
    },
  ]

  @Test func `an event evaluates what it changes once, and nothing else`() {
    let store = FruitStore(Stock(of: .standard))
    let order = OrderViewModel(store: store)
    for event in Self.events {
      let sheet = order.stockEdit
      let hasSheet = sheet.map { _ in true } ?? false
      let readers = Reader.allCases.filter { hasSheet || $0.isOnSheet == false }
      let evaluated = heard(
        of: { event.happen(order, store) },
        by: readers.map { reader in { reader.read(order, sheet) } })
      let expected = readers.indices.filter { event.invalidated.contains(readers[$0]) }
      #expect(evaluated == expected, "\(event.name)")
    }
    #expect(order.state.destination == nil)
  }
}
