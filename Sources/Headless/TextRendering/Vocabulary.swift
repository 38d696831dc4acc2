import HeadlessUI

/// The words of a linear reading, in one language; in English, unless they're changed.
public struct Vocabulary: Hashable, Sendable {
  /// The base screen.
  public var screen = "screen"
  /// A screen over another screen.
  public var sheet = "sheet"
  /// An alert over a screen.
  public var alert = "alert"
  /// A text.
  public var text = "text"
  /// A name with a value.
  public var value = "value"
  /// A button.
  public var button = "button"
  /// A stepper.
  public var stepper = "stepper"
  /// A group of nodes.
  public var group = "group"
  /// The decrement of a stepper.
  public var decrease = "decrease"
  /// The increment of a stepper.
  public var increase = "increase"
  /// The dismissal of a layer.
  public var dismiss = "dismiss"
  /// The state of a control that is disabled.
  public var disabled = "disabled"
  /// The role of a button that changes nothing.
  public var cancel = "cancel"
  /// The role of a button that deletes or loses something.
  public var destructive = "destructive"

  /// The words in English, the same as in flows.
  public static let english = Vocabulary()

  /// The words in Korean.
  public static let korean = {
    var words = Vocabulary()
    words.screen = "화면"
    words.sheet = "시트"
    words.alert = "알림"
    words.text = "텍스트"
    words.value = "값"
    words.button = "버튼"
    words.stepper = "수량 조절"
    words.group = "그룹"
    words.decrease = "줄이기"
    words.increase = "늘리기"
    words.dismiss = "내리기"
    words.disabled = "사용 불가"
    words.cancel = "취소"
    words.destructive = "주의"
    return words
  }()

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
    case .event: role.rawValue
    }
  }
}
