public import HeadlessUI

/// The words of a linear reading, in one language; in English, unless they're changed.
public struct Vocabulary: Hashable, Sendable {
  /// The words for layers and nodes, or the words of flows for roles without one.
  public var roles: [Role: String] = [:]
  /// The words for gestures, or the words of flows for gestures without one.
  public var gestures: [Gesture: String] = [:]
  /// The state of a control that is disabled.
  public var disabled = "disabled"
  /// The role of a button that changes nothing.
  public var cancel = "cancel"
  /// The role of a button that deletes or loses something.
  public var destructive = "destructive"

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
