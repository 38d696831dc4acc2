import JuiceModel
import JuiceViewModels

extension StockEditViewModel {
  /// Creates a sheet in Korean whose changes go to the store.
  convenience init(_ store: FruitStore, difference: StockDifference = [:]) {
    self.init(menu: .standard, store: store, phrases: .korean, difference: difference) { outcome in
      if case .committed(let difference) = outcome { try? store.apply(difference) }
    }
  }

  /// The counts that the sheet shows, by fruit.
  var draft: [Fruit.ID: Int] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.count) })
  }

  /// Returns the row of a fruit.
  func row(_ fruit: Fruit.ID) -> Row? { rows.first { $0.id == fruit } }
}
