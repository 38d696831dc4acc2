/// An alert or a sheet that covers a screen.
public indirect enum Modal<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A question or a message.
  case alert(Alert<Action>)
  /// Another screen, with its dismissal, or `nil` if the sheet refuses to be dismissed.
  case sheet(Screen<Action>, dismissal: Dismissal<Action>?)

  /// Returns the same modal with each action transformed.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Modal<Mapped> {
    switch self {
    case .alert(let alert): return .alert(alert.map(transform))
    case .sheet(var screen, let dismissal):
      let modal = screen.modal
      screen.modal = nil
      var mapped = screen.map(transform)
      let mappedDismissal = dismissal?.map(transform)
      mapped.modal = modal?.map(transform)
      return .sheet(mapped, dismissal: mappedDismissal)
    }
  }
}

/// A system dismissal (Esc, a swipe) of an alert or a sheet.
public struct Dismissal<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The action of the dismissal.
  public var action: Action
  /// The effect of the dismissal, in words that can stand alone, such as "dismiss to discard", or
  /// `nil` if it changes nothing.
  public var hint: String?

  /// Creates a dismissal from its properties.
  @inlinable
  public init(_ action: Action, hint: String? = nil) {
    self.action = action
    self.hint = hint
  }

  /// Returns the same dismissal with its action transformed.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Dismissal<Mapped> {
    Dismissal<Mapped>(transform(action), hint: hint)
  }
}

/// A question or a message over a screen, with a title, a message, or both.
public struct Alert<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A heading above the message, or `nil` if the message says enough.
  public var title: String?
  /// The message, or `nil` if the title says enough.
  public var message: String?
  /// The language of the message as a tag such as "en", or `nil` for that of the app.
  public var messageLanguage: String?
  /// The answers, in the order of display.
  public var buttons: [Button<Action>]
  /// The dismissal of the alert, or `nil` if it refuses to be dismissed.
  public var dismissal: Dismissal<Action>?
  /// A Boolean value that indicates whether the alert reports a failure.
  public var isWarning: Bool

  /// Creates an alert from its properties.
  @inlinable
  public init(
    title: String? = nil,
    message: String? = nil,
    messageLanguage: String? = nil,
    buttons: [Button<Action>],
    dismissal: Dismissal<Action>? = nil,
    isWarning: Bool = false
  ) {
    self.title = title
    self.message = message
    self.messageLanguage = messageLanguage
    self.buttons = buttons
    self.dismissal = dismissal
    self.isWarning = isWarning
  }

  /// The name of the alert: its title, or else its message.
  @inlinable
  public var name: String { title ?? message ?? "" }

  /// Returns the same alert with each action transformed.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Alert<Mapped> {
    Alert<Mapped>(
      title: title,
      message: message,
      messageLanguage: messageLanguage,
      buttons: buttons.map { $0.map(transform) },
      dismissal: dismissal?.map(transform),
      isWarning: isWarning)
  }
}
