internal import CellText

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension OrderError: LocalizedError {
    /// The error for a person, in Korean, the language that the kiosk opens in.
    public var errorDescription: String? {
      switch self {
      case .outOfStock(let shortages):
        shortages.map { "\($0.fruit.name[.korean].asKoreanSubject) \($0.amount)개" }
          .joined(separator: ", ") + " 부족합니다."
      case .unknownJuice: "알 수 없는 입력입니다."
      case .notSaved(let failure): failure.errorDescription
      }
    }
  }

  extension StockNotSaved: LocalizedError {
    /// The sentence of the cause in Korean, the language that the kiosk opens in.
    public var errorDescription: String? { cause.sentence[.korean] }
  }
#endif
