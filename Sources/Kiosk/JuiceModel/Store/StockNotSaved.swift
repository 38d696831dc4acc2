/// An error that explains why a changed stock can't be saved, or a saved one can't be read.
public struct StockNotSaved: Error, Hashable, Sendable {
  /// A kind of cause.
  public enum Cause: CaseIterable, Hashable, Sendable {
    /// There is no room for the stock.
    case noRoom
    /// The permission to use the storage is missing.
    case notPermitted
    /// The saved stock was changed elsewhere, and nothing can be saved until it's read again.
    case changedElsewhere
    /// The saved stock isn't valid.
    case damaged
    /// Any other cause.
    case other
  }

  /// The kind of the cause.
  public let cause: Cause
  /// For logs, in English or in the words of the system.
  package let reason: String

  /// Creates the error, with a reason for logs.
  public init(_ cause: Cause = .other, reason: String) {
    self.cause = cause
    self.reason = reason
  }
}

extension StockNotSaved: CustomStringConvertible {
  /// A description of the problem on one line of English, for logs.
  public var description: String { "the stock can't be saved (\(reason)) and is unchanged" }
}

extension StockNotSaved.Cause {
  /// The cause and a remedy, in Korean and in English.
  package var sentence: LocalizedName {
    let (korean, english) =
      switch self {
      case .noRoom:
        ("저장 공간이 부족합니다. 먼저 공간을 비워 주세요.", "There is no space left. Please free some first.")
      case .notPermitted:
        ("저장소에 접근할 수 없습니다. 먼저 접근을 허용해 주세요.", "The storage can't be used. Please allow it first.")
      case .changedElsewhere: ("다른 곳에서 재고가 변경되었습니다.", "The stock was changed elsewhere.")
      case .damaged:
        ("저장된 재고가 손상되었습니다. 먼저 복구해 주세요.", "The saved stock is damaged. Please repair it first.")
      case .other:
        ("재고 저장에 문제가 생겼습니다. 직원에게 알려 주세요.", "Something is wrong. Please tell the staff.")
      }
    return [.korean: korean, .english: english]
  }
}
