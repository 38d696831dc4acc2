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
  /// A line of English that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .outOfStock(let shortages):
      "not enough fruit; add "
        + shortages.map { "\($0.amount) of \($0.fruit.rawValue.visible)" }.joined(separator: ", ")
    case .unknownJuice(let juice):
      "no juice \"\(juice.rawValue.visible)\"; order one that is on the menu"
    case .notSaved(let failure): failure.description
    }
  }
}

/// An error that explains why a changed stock can't be saved.
public struct StockNotSaved: Error, Hashable, Sendable {
  /// The cause, in English or in the words of the system.
  public let reason: String
  /// What can be done about it.
  public let suggestion: String
  /// A Boolean value that indicates whether nothing can be saved until the stock is read again, because
  /// it was changed elsewhere.
  public let isOutdated: Bool

  /// Creates the error.
  public init(
    reason: String, suggestion: String = "try again later", isOutdated: Bool = false
  ) {
    self.reason = reason
    self.suggestion = suggestion
    self.isOutdated = isOutdated
  }
}

extension StockNotSaved: CustomStringConvertible {
  /// A line of English that says what is wrong and what would be right.
  public var description: String {
    "the stock can't be saved (\(reason)) and is unchanged; \(suggestion)"
  }
}
