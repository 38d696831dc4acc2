#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension OrderError: LocalizedError {
    /// The sentence in Korean, the language that the kiosk opens in.
    public var errorDescription: String? { sentence[.korean] }
  }

  extension StockNotSaved: LocalizedError {
    /// The sentence of the cause in Korean, the language that the kiosk opens in.
    public var errorDescription: String? { cause.sentence[.korean] }
  }
#endif
