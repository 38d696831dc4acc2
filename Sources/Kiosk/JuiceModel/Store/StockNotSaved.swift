/// Why a change of the stock could not be kept where it would outlive the process.
public struct StockNotSaved: Error, Hashable, Sendable {
  /// What went wrong, in the words of the system.
  public let reason: String

  /// Creates the error.
  public init(reason: String) {
    self.reason = reason
  }
}

extension StockNotSaved: CustomStringConvertible {
  /// What is wrong and what would be right, in one line of English.
  public var description: String {
    "the stock cannot be saved (\(reason)); nothing was changed, try again once it can"
  }
}
