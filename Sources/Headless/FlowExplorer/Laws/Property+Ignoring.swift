public import FlowDriver
public import HeadlessUI

extension Property {
  /// Returns the property that an app ignores whatever its topmost layer doesn't offer.
  ///
  /// Each action that was found anywhere in the walk is performed in each state that doesn't offer it,
  /// and the state must stay as it is, and the screen too in the first state of each layer: an order
  /// beneath an alert, for example, an answer for which no alert asks, or the response to a request that
  /// the app doesn't make any more.
  ///
  /// - Parameter isTried: A closure that returns whether to try an action, which is `false` for one
  ///   that may come at any time.
  @inlinable
  public static func ignoresWhatIsNotOffered(
    where isTried: @escaping @Sendable (App.Action) -> Bool = { _ in true }
  ) -> Property {
    .ignoring(where: isTried) { app, state, others, looksAtScreen throws(RestoringError) in
      try app.change(by: others, in: state, looksAtScreen: looksAtScreen)
    }
  }

  @inlinable
  static func ignoring(
    where isTried: @escaping @Sendable (App.Action) -> Bool, change: @escaping Ignoring
  ) -> Property {
    Property(
      name: "what isn't offered changes nothing", law: .ignoring(where: isTried, change: change))
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
    let screen = looksAtScreen ? screen : nil
    for (index, action) in actions.enumerated() {
      perform(action)
      if (self.state == state) == false { return index }
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
