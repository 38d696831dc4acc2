public import FlowDriver
public import HeadlessUI

extension Property {
  /// Returns the property that an app ignores every action that its topmost layer doesn't offer.
  ///
  /// Examples are an order beneath an alert, an answer for which no alert asks, and the response to a
  /// request that the app doesn't make any more. Each state must ignore all actions that only other
  /// states offer. The explorer compares the state after each action, and the screen only in the first
  /// state of each layer.
  ///
  /// - Parameter isTried: A closure that returns whether to try an action: `false` for one that may
  ///   come at any time.
  public static func ignoresWhatIsNotOffered(
    where isTried: @escaping @Sendable (App.Action) -> Bool = { _ in true }
  ) -> Property {
    Property(name: "what isn't offered changes nothing", law: .ignoring(where: isTried))
  }
}

extension RestorableApp {
  /// Performs actions that a state doesn't offer, and returns the index of one that changes something.
  ///
  /// The screen is looked at once after all actions, and after each of them only if it has changed.
  @inlinable
  mutating func change(
    by actions: [Action], in state: State, looksAtScreen: Bool
  ) throws(RestoringError) -> Int? {
    try goBack(to: state)
    (self as? any JudgedApp)?.goOnAlone()
    let (start, screen) = (self.state, looksAtScreen ? screen : nil)
    for (index, action) in actions.enumerated() {
      perform(action)
      if (self.state == start) == false { return index }
    }
    guard let screen, self.screen.isAlike(screen) == false else { return nil }
    for (index, action) in actions.enumerated() {
      try restore(state)
      perform(action)
      if self.screen.isAlike(screen) == false { return index }
    }
    return nil
  }
}
