internal import PlainText

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
