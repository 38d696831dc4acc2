/// The words of a linear reading, in one language.
public struct Vocabulary: Hashable, Sendable {
  /// A screen with nothing below it.
  public var screen: String
  /// A screen over another.
  public var sheet: String
  /// A question or a message over a screen.
  public var alert: String
  /// Words to read.
  public var text: String
  /// A name with a value.
  public var value: String
  /// A control that does one thing.
  public var button: String
  /// A control that raises and lowers a value.
  public var stepper: String
  /// Parts that belong together.
  public var group: String
  /// Lowering a value.
  public var decrease: String
  /// Raising a value.
  public var increase: String
  /// Dismissing a modal.
  public var dismiss: String
  /// The state of what cannot be acted on.
  public var disabled: String
  /// The state of the answer that leaves everything as it is.
  public var cancel: String
  /// The state of the answer that a person should think about twice.
  public var destructive: String

  /// The words in English, which are the words of flows.
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
