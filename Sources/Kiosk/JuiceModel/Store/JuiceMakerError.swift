/// Why a juice was not made.
public enum JuiceMakerError: Error, Hashable, Sendable {
  /// There is not enough of these fruits, in menu order.
  case outOfStock([Shortage])
  /// No juice of the menu has this identifier.
  case unknownJuice(Juice.ID)
  /// What would be left could not be saved.
  case notSaved(StockNotSaved)
}

extension JuiceMakerError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line of English.
  public var description: String {
    switch self {
    case .outOfStock(let shortages): OutOfStock(shortages: shortages).description
    case .unknownJuice(let juice): "no juice \"\(juice.printable)\"; order one of the menu"
    case .notSaved(let failure): failure.description
    }
  }
}
