/// The answers to the alerts of a view model, each accepted once even if a UI framework reports a tap
/// and the end of a presentation in any order or several times.
///
/// A view model keeps one beside the alert that it presents, which can be a case of its destination.
public struct AlertAnswers<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The alert that has just been dismissed, which a late tap can still answer.
  @usableFromInline var dismissedAlert: PresentedAlert<Action>?
  @usableFromInline var count = 0

  /// Creates the answers of a view model that hasn't presented an alert yet.
  public init() {}

  /// Returns an alert to present in place of everything else.
  ///
  /// - Parameters:
  ///   - intent: The description of the alert.
  ///   - isOutcome: Whether the alert follows from the answer to the last one. If it doesn't, every
  ///     later answer to the last alert is refused.
  @inlinable
  public mutating func present(
    _ intent: AlertIntent<Action>, isOutcome: Bool = false
  ) -> PresentedAlert<Action> {
    if isOutcome == false { expire() }
    count &+= 1
    return PresentedAlert(id: count, intent: intent)
  }

  /// Refuses every later answer to an alert that has been dismissed, because something else is presented.
  @inlinable package mutating func expire() { dismissedAlert = nil }

  /// Returns whether a view model takes the current alert away and performs the action of a button.
  ///
  /// Some UI frameworks report the end of a presentation before the button that caused it. An answer
  /// to an alert that has just been dismissed therefore takes the place of the dismissal, and of its
  /// outcome.
  ///
  /// - Parameters:
  ///   - action: The action of the button.
  ///   - alert: The alert that the button belongs to, or `nil` for the current alert, or else for the
  ///     one that has just been dismissed.
  ///   - current: The alert on the screen, or `nil` if there is none.
  /// - Returns: `false` if the dismissal has performed the action, if the alert has no such button, or
  ///   if it has gone.
  @inlinable
  public mutating func accept(
    _ action: Action, of alert: PresentedAlert<Action>? = nil, current: PresentedAlert<Action>?
  ) -> Bool {
    guard let tapped = alert ?? current ?? dismissedAlert,
      tapped == current || tapped == dismissedAlert,
      tapped.intent.buttons.contains(where: { $0.action == action })
    else { return false }
    let isPerformed = tapped == dismissedAlert && action == tapped.intent.dismissal
    expire()
    return isPerformed == false
  }

  /// Returns whether a view model takes the current alert away after a system dismissal (Esc, a swipe),
  /// and performs the action of its cancel button if it has one.
  ///
  /// - Parameters:
  ///   - alert: The alert that was dismissed, or `nil` for the current one.
  ///   - current: The alert on the screen, or `nil` if there is none.
  /// - Returns: `false` if the alert refuses a dismissal, or if it has gone.
  @inlinable
  public mutating func acceptDismissal(
    of alert: PresentedAlert<Action>? = nil, current: PresentedAlert<Action>?
  ) -> Bool {
    guard let current, alert ?? current == current, current.intent.allowsDismissal
    else { return false }
    dismissedAlert = current
    return true
  }
}

/// An alert on the screen.
///
/// Two presentations of the same intent are different alerts, so a late event is never applied to
/// the next alert.
public struct PresentedAlert<Action: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// The number of this presentation, counted by the ``AlertAnswers`` that present it.
  public let id: Int
  /// The description of the alert.
  public let intent: AlertIntent<Action>

  @inlinable
  init(id: Int, intent: AlertIntent<Action>) {
    self.id = id
    self.intent = intent
  }
}
