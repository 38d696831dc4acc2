import JuiceModel
import JuiceViewModels
import Synchronization

extension Fruit.ID {
  static var durian: Fruit.ID { Fruit.ID("durian") }
}

extension Juice.ID {
  static var durian: Juice.ID { Juice.ID("durian") }
}

extension OrderViewModel {
  /// An order screen of the standard menu.
  convenience init(
    store: FruitStore = FruitStore(Stock(of: .standard)), alerts: (any AlertFactory)? = nil
  ) {
    self.init(
      maker: JuiceMaker(menu: .standard, store: store), phrases: .korean, alerts: alerts)
  }

  /// An order screen of the standard menu that an alert covers.
  ///
  /// - Parameter draft: Changes to the stock that couldn't be saved.
  convenience init(
    under alert: KioskAlert, draft: StockDifference = [:],
    customAction: @escaping (AlertAction.Custom) -> KioskAlert? = { _ in nil }
  ) {
    self.init(phrases: .korean, customAction: customAction)
    try? restore(State(stock: stock, destination: .alert(alert, draft: draft)))
  }
}

extension StockEditViewModel {
  /// Creates a sheet in Korean whose changes go to the store.
  convenience init(_ store: FruitStore, difference: StockDifference = [:]) {
    self.init(menu: .standard, store: store, phrases: .korean, difference: difference) {
      try? store.apply($0)
    }
  }

  /// The counts that the sheet shows, by fruit.
  var draft: [Fruit.ID: Int] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.value) })
  }

  /// Returns the row of a fruit.
  func row(_ fruit: Fruit.ID) -> Row? { rows.first { $0.id == fruit } }
}

extension Stock {
  /// The counts by fruit.
  var counts: [Fruit.ID: Int] {
    fruits.reduce(into: [:]) { $0[$1] = self[$1] }
  }
}

extension AlertAction.Custom {
  static var again: Self { Self("again") }
  static var other: Self { Self("other") }
  static var nothing: Self { Self("nothing") }
}

extension KioskAlert {
  static let short = standard(
    .outOfStock(Menu.standard.juices[0], shortages: [Shortage(fruit: .strawberry, amount: 6)]))
  static let unknown = standard(.unknownJuice(.durian))
  static let stockNotSaved = standard(.stockNotSaved([:], StockNotSaved(.noRoom, reason: "")))
  static let stockNotRead = standard(.stockNotRead(StockNotSaved(.damaged, reason: "")))
  static let mangoKiwiReady = standard(.juiceReady(Menu.standard.juices[6]))

  private static func standard(_ situation: AlertSituation) -> KioskAlert {
    StandardAlertFactory(phrases: .korean).makeAlert(for: situation)
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
      guard changes > 0 else { throw StockNotSaved(.noRoom, reason: "full") }
      changes -= 1
    }
  }
}
