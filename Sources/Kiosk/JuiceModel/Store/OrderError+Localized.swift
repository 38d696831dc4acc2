#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension OrderError: LocalizedError {
    /// A line of English that says what is wrong and what would be right.
    public var errorDescription: String? { description }
  }

  extension StockNotSaved: LocalizedError {
    /// A line of English that says what is wrong and what would be right.
    public var errorDescription: String? { description }
    /// What can be done about it.
    public var recoverySuggestion: String? { suggestion }
  }
#endif
