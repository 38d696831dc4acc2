public import FlowDriver
public import HeadlessUI

extension Property {
  /// Returns the property that nothing is wrong with what an app does that goes back to a state.
  ///
  /// The check is called in each state with an app that was restored to it, and may perform and
  /// restore whatever it likes. What it finds is described by ``Finding/note``, because a flow only
  /// leads to the state.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - check: A closure that returns a description of what is wrong, such as "a second order is
  ///     served", or `nil` if nothing is.
  @inlinable
  public static func everyTrial(
    _ name: String,
    _ check: @escaping @Sendable (inout App, App.State) throws(RestoringError) -> String?
  ) -> Property {
    Property(
      name: name,
      law: .trial { app, state throws(RestoringError) in
        try check(&app, state).map { .violated($0) } ?? .examined(nil)
      })
  }

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
    .ignoring(where: isTried) { app, state, actions, looksAtScreen throws(RestoringError) in
      try app.change(by: actions, in: state, looksAtScreen: looksAtScreen)
    }
  }

  /// Returns the law; the closure returns the index of an action that changes something.
  @inlinable
  static func ignoring(
    where isTried: @escaping @Sendable (App.Action) -> Bool,
    change:
      @escaping @Sendable (
        inout App, App.State, [App.Action], Bool
      ) throws(RestoringError) -> Int?
  ) -> Property {
    Property(
      name: "what isn't offered changes nothing",
      law: .ignoring(where: isTried) { app, state, others, looksAtScreen throws(RestoringError) in
        let actions = others.compactMap { $0.action }
        let index = try change(&app, state, actions, looksAtScreen)
        return index.map { .violated(others[$0].change) }
          ?? (others.isEmpty ? .skipped : .examined(nil))
      })
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

extension Affordance {
  @usableFromInline
  var change: String {
    let command = Command(gesture, name, identifier: identifier)
    return "here \(command), which isn't offered, changes something"
  }
}
