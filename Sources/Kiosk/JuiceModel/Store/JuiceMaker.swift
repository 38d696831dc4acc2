internal import CellText

/// Makes the juices of a menu from the fruit in a store.
public struct JuiceMaker: Sendable {
  /// The juices that can be ordered, and the fruits that they take.
  public let menu: Menu
  /// The store that the fruit comes from.
  public let store: FruitStore

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - menu: The juices that can be ordered.
  ///   - store: The store that the fruit comes from, or `nil` for one of the maker's own, which holds
  ///     the stock that the menu opens with.
  public init(menu: Menu, store: FruitStore? = nil) {
    self.menu = menu
    self.store = store ?? FruitStore(Stock(of: menu))
  }

  /// Makes a juice, and takes the fruits of its recipe from the store.
  ///
  /// - Throws: An ``OrderError``; the stock is then unchanged.
  @discardableResult
  public func make(_ id: Juice.ID) throws(OrderError) -> Juice {
    guard let juice = menu.juice(id) else { throw .unknownJuice(id) }
    try store.consume(juice.recipe, of: menu)
    return juice
  }
}

/// An error that explains why an order isn't served.
///
/// The stock is unchanged whenever one is thrown.
public enum OrderError: Error, Hashable, Sendable {
  /// There isn't enough of some fruits, given in menu order.
  case outOfStock([Shortage])
  /// No juice on the menu has the identifier.
  case unknownJuice(Juice.ID)
  /// The stock that the order would leave can't be saved.
  case notSaved(StockNotSaved)
}

extension OrderError: CustomStringConvertible {
  /// A description of the problem and a remedy on one line of English, for logs.
  public var description: String {
    switch self {
    case .outOfStock(let shortages):
      "not enough fruit; add "
        + shortages.map { "\($0.amount) of \($0.fruit.id.rawValue.visible)" }
        .joined(separator: ", ")
    case .unknownJuice(let juice):
      "no juice \"\(juice.rawValue.visible)\"; order one that is on the menu"
    case .notSaved(let failure): failure.description
    }
  }
}
