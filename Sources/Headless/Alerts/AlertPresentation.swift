/// The alert that covers a screen, answered once even if a UI framework reports a tap and the end
/// of a presentation in any order or several times.
///
/// A view model keeps one, provides its ``alert``, and performs the actions that it returns.
public struct AlertPresentation<Action: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline var current: PresentedAlert<Action>?
  /// The alert that has just been dismissed, which a late tap can still answer.
  @usableFromInline var dismissedAlert: PresentedAlert<Action>?
  @usableFromInline var count = 0

  /// Creates a presentation without an alert.
  public init() {}

  /// The alert on the screen, or `nil` if there is none.
  @inlinable public var alert: PresentedAlert<Action>? { current }

  /// Presents an alert in place of the current one, if there is one.
  ///
  /// - Parameters:
  ///   - intent: The description of the alert, or `nil` to present none.
  ///   - isOutcome: Whether the alert follows from the answer to the last one. If it doesn't, every
  ///     later answer to the last alert is ignored.
  @inlinable
  public mutating func present(_ intent: AlertIntent<Action>?, isOutcome: Bool = false) {
    if isOutcome == false { dismissedAlert = nil }
    count &+= 1
    current = intent.map { PresentedAlert(id: count, intent: $0) }
  }

  /// Takes an alert away after the tap of a button, and returns the action to perform.
  ///
  /// Some UI frameworks report the end of a presentation before the button that caused it. An answer
  /// to an alert that has just been dismissed therefore takes the place of the dismissal, and of its
  /// outcome.
  ///
  /// - Parameters:
  ///   - action: The action of the button.
  ///   - alert: The alert that the button belongs to, or `nil` for the current alert, or else for the
  ///     one that has just been dismissed.
  /// - Returns: The action, or `nil` if the dismissal has performed it, if the alert has no such button,
  ///   or if it has gone.
  @inlinable
  public mutating func buttonTapped(
    _ action: Action, of alert: PresentedAlert<Action>? = nil
  ) -> Action? {
    guard let tapped = alert ?? current ?? dismissedAlert,
      tapped == current || tapped == dismissedAlert,
      tapped.intent.buttons.contains(where: { $0.action == action })
    else { return nil }
    let isDone = tapped == dismissedAlert && action == tapped.intent.dismissal
    dismissedAlert = nil
    if isDone { return nil }
    current = nil
    return action
  }

  /// Takes an alert away after a system dismissal (Esc, a swipe), and returns the action to perform.
  ///
  /// - Parameter alert: The alert that was dismissed, or `nil` for the current one.
  /// - Returns: The action of the cancel button, or `nil` if there is none, if the alert refuses a
  ///   dismissal, or if it has gone.
  @inlinable
  public mutating func dismissed(_ alert: PresentedAlert<Action>? = nil) -> Action? {
    guard let last = current, alert == nil || alert == last, last.intent.allowsDismissal
    else { return nil }
    (current, dismissedAlert) = (nil, last)
    return last.intent.dismissal
  }
}

/// An alert on the screen.
///
/// Two presentations of the same intent are different alerts, so a late event is never applied to
/// the next alert.
public struct PresentedAlert<Action: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// The number of this presentation, counted by the ``AlertPresentation`` that presents it.
  public let id: Int
  /// The description of the alert.
  public let intent: AlertIntent<Action>

  @inlinable
  init(id: Int, intent: AlertIntent<Action>) {
    (self.id, self.intent) = (id, intent)
  }
}
