import HeadlessUI

/// The words of a linear reading, in one language.
public struct Vocabulary: Hashable, Sendable {
  /// The base screen.
  public var screen: String
  /// A screen over another screen.
  public var sheet: String
  /// An alert over a screen.
  public var alert: String
  /// A text.
  public var text: String
  /// A name with a value.
  public var value: String
  /// A button.
  public var button: String
  /// A stepper.
  public var stepper: String
  /// A group of nodes.
  public var group: String
  /// The decrement of a stepper.
  public var decrease: String
  /// The increment of a stepper.
  public var increase: String
  /// The dismissal of a modal.
  public var dismiss: String
  /// The state of a control that is disabled.
  public var disabled: String
  /// The role of a button that changes nothing.
  public var cancel: String
  /// The role of a button that deletes or loses something.
  public var destructive: String

  /// The words in English, which are those of flows.
  public static let english = Vocabulary(
    screen: "screen",
    sheet: "sheet",
    alert: "alert",
    text: "text",
    value: "value",
    button: "button",
    stepper: "stepper",
    group: "group",
    decrease: "decrease",
    increase: "increase",
    dismiss: "dismiss",
    disabled: "disabled",
    cancel: "cancel",
    destructive: "destructive"
  )

  /// The words in Korean.
  public static let korean = Vocabulary(
    screen: "화면",
    sheet: "시트",
    alert: "알림",
    text: "글",
    value: "값",
    button: "버튼",
    stepper: "조절",
    group: "묶음",
    decrease: "줄이기",
    increase: "늘리기",
    dismiss: "내리기",
    disabled: "사용 불가",
    cancel: "취소",
    destructive: "주의"
  )
}

extension Vocabulary {
  func word(for role: Role) -> String {
    switch role {
    case .screen: screen
    case .sheet: sheet
    case .alert: alert
    case .text: text
    case .value: value
    case .button: button
    case .stepper: stepper
    case .group: group
    }
  }

  func word(for role: ButtonRole) -> String {
    switch role {
    case .cancel: cancel
    case .destructive: destructive
    }
  }
}
