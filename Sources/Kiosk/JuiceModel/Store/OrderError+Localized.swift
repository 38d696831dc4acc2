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

  extension String {
    /// The text with the Korean particle of a subject: 이 after a final consonant, 가 after a vowel, and both
    /// after text that doesn't end in Hangul.
    fileprivate var asKoreanSubject: String {
      switch unicodeScalars.last?.value ?? 0 {
      case let last where 0xAC00...0xD7A3 ~= last: self + ((last - 0xAC00) % 28 == 0 ? "가" : "이")
      case 0x1161...0x1175: self + "가"
      case 0x11A8...0x11C2: self + "이"
      default: self + "이(가)"
      }
    }
  }
#endif
