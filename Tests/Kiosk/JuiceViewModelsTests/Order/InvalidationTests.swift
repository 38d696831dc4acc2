import JuiceModel
import JuiceViewModels
import Testing

/// The properties that a view reads, and the events after which it must be evaluated again.
struct InvalidationTests {
  private enum Reader: String, CaseIterable {
    case fruits, juices, destination, rows, hasChanges

    /// Returns the value that a view shows.
    func read(_ order: OrderViewModel, _ sheet: StockEditViewModel?) -> AnyHashable {
      switch self {
      case .fruits: order.fruits
      case .juices: order.juices
      case .destination:
        [AnyHashable(order.alert), AnyHashable(order.stockEdit.map(ObjectIdentifier.init))]
      case .rows: sheet?.rows
      case .hasChanges: sheet?.hasChanges
      }
    }
  }

  private struct Event: Sendable {
    let name: String
    /// The readers that are told although they read the same.
    var vain: [Reader] = []
    let happen: @Sendable (OrderViewModel, FruitStore) -> Void
  }

  private static let events: [Event] = [
    Event(name: "an order", vain: [.juices]) { order, _ in order.juiceButtonTapped(.kiwi) },
    Event(name: "a tap below an alert") { order, _ in order.juiceButtonTapped(.banana) },
    Event(name: "a sale below an alert", vain: [.juices]) { _, store in
      try? store.apply([.mango: -1])
    },
    Event(name: "an answer") { order, _ in order.alertButtonTapped(.close) },
    Event(name: "a short order") { order, _ in order.juiceButtonTapped(.strawberry) },
    Event(name: "a dismissal") { order, _ in order.dismissed() },
    Event(name: "a late dismissal") { order, _ in order.dismissed() },
    Event(name: "editing the stock") { order, _ in order.editStockButtonTapped() },
    Event(name: "a step up") { order, _ in order.stockEdit?.incrementButtonTapped(.strawberry) },
    Event(name: "a step down", vain: [.hasChanges]) { order, _ in
      order.stockEdit?.decrementButtonTapped(.mango)
    },
    Event(name: "a value", vain: [.hasChanges]) { order, _ in
      order.stockEdit?.countChanged(.kiwi, to: 0)
    },
    Event(name: "the same value") { order, _ in order.stockEdit?.countChanged(.kiwi, to: 0) },
    Event(name: "a step down at the bound") { order, _ in
      order.stockEdit?.decrementButtonTapped(.kiwi)
    },
    Event(name: "a sale below the sheet", vain: [.juices, .hasChanges]) { _, store in
      try? store.apply([.banana: -1])
    },
    Event(name: "closing the sheet") { order, _ in order.stockEdit?.closeButtonTapped() },
    Event(name: "opening the sheet again") { order, _ in order.editStockButtonTapped() },
    Event(name: "another step up") { order, _ in order.stockEdit?.incrementButtonTapped(.kiwi) },
    Event(name: "discarding the changes") { order, _ in order.stockEdit?.dismissed() },
  ]

  @Test func `an event tells the readers of what it changes, and those that the table names`() {
    let store = FruitStore(Stock(of: .standard))
    let order = OrderViewModel(store: store)
    for event in Self.events {
      let sheet = order.stockEdit
      let before = Reader.allCases.map { $0.read(order, sheet) }
      let told = heard(
        of: { event.happen(order, store) },
        by: Reader.allCases.map { reader in { _ = reader.read(order, sheet) } })
      let after = Reader.allCases.map { $0.read(order, sheet) }
      for (index, reader) in Reader.allCases.enumerated() {
        let isChanged = (before[index] == after[index]) == false
        #expect(
          told.contains(index) == (isChanged || event.vain.contains(reader)),
          "\(event.name): \(reader)")
        #expect((isChanged && event.vain.contains(reader)) == false, "\(event.name): \(reader)")
      }
    }
    #expect(order.state.destination == nil)
  }
}
