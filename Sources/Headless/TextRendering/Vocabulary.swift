package import HeadlessUI

/// The words of a linear reading, in one language.
public struct Vocabulary: Hashable, Sendable {
  /// Roles and gestures without a word have that of flows.
  package var roles: [Role: String] = [:]
  package var gestures: [Gesture: String] = [:]
  package var disabled = "disabled"
  /// The role of a button that changes nothing.
  package var cancel = "cancel"
  /// The role of a button that deletes or loses something.
  package var destructive = "destructive"

  /// The words in English, the same as in flows.
  public static let english = Vocabulary()

  /// The words in Korean.
  public static let korean = Vocabulary(
    roles: [
      .screen: "화면", .sheet: "시트", .alert: "알림", .text: "텍스트", .value: "값", .button: "버튼",
      .stepper: "수량 조절", .field: "입력란", .picture: "그림", .group: "그룹",
    ],
    gestures: [
      .decrement: "줄이기", .increment: "늘리기", .enter: "입력", .submit: "확정", .dismiss: "내리기",
    ],
    disabled: "사용 불가", cancel: "취소", destructive: "주의")

  func word(for role: Role) -> String { roles[role] ?? role.rawValue }

  /// The word for a gesture, or `nil` for the only one of a button.
  func word(for gesture: Gesture) -> String? { gestures[gesture] ?? gesture.word }
}
