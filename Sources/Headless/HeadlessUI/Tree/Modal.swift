/// An alert or a sheet that covers a screen.
public indirect enum Modal<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A question or a message.
  case alert(Alert<Action>)
  /// Another screen, with the action of a system dismissal (Esc, a swipe), or `nil` if the sheet
  /// refuses to be dismissed.
  case sheet(Screen<Action>, dismissal: Action?)

  /// Returns the same modal with each action transformed.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Modal<Mapped> {
    switch self {
    case .alert(let alert): return .alert(alert.map(transform))
    case .sheet(var screen, let dismissal):
      let modal = screen.modal
      screen.modal = nil
      var mapped = screen.map(transform)
      let mappedDismissal = dismissal.map(transform)
      mapped.modal = modal?.map(transform)
      return .sheet(mapped, dismissal: mappedDismissal)
    }
  }
}

/// A question or a message over a screen, with a title, a message, or both.
public struct Alert<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A heading above the message, or `nil` if the message says enough.
  public var title: String?
  /// The message, or `nil` if the title says enough.
  public var message: String?
  /// The answers, in the order of display.
  public var buttons: [Button<Action>]
  /// The action of a system dismissal (Esc, a swipe), or `nil` if the alert refuses to be dismissed.
  public var dismissal: Action?
  /// A Boolean value that indicates whether the alert tells of a failure.
  public var isWarning: Bool

  /// Creates an alert from its properties.
  @inlinable
  public init(
    title: String? = nil,
    message: String? = nil,
    buttons: [Button<Action>],
    dismissal: Action? = nil,
    isWarning: Bool = false
  ) {
    self.title = title
    self.message = message
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
      buttons: buttons.map { $0.map(transform) },
      dismissal: dismissal.map(transform),
      isWarning: isWarning)
  }
}
