public import FlowDriver
public import HeadlessUI

extension Property {
  /// Returns the property that a check finds no problem with an app that goes back to a state.
  ///
  /// The check is called in each state with an app that was restored to it, and may perform any
  /// action and restore any state. ``Finding/note`` describes the problem, because a flow only
  /// leads to the state.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - check: A closure that returns a description of the problem, such as "a second order is
  ///     served", or `nil` if there is none.
  @inlinable
  public static func everyTrial(
    _ name: String,
    _ check: @escaping @Sendable (inout App, App.State) throws(RestoringError) -> String?
  ) -> Property {
    Property(
      name: name,
      law: .trial { app, state, _, _ throws(RestoringError) in
        try check(&app, state).map { .violated($0) } ?? .examined(nil)
      })
  }

  /// Returns the property that an app ignores every action that its topmost layer doesn't offer.
  ///
  /// Each action that was found anywhere in the walk is performed in each state that doesn't offer it,
  /// and the state and the screen must stay as they are: an order beneath an alert, for example, or an
  /// answer for which no alert asks.
  ///
  /// - Parameter isTried: A closure that returns whether to try an action: `false` for one that may
  ///   come at any time.
  @inlinable
  public static func ignoresWhatIsNotOffered(
    where isTried: @escaping @Sendable (App.Action) -> Bool = { _ in true }
  ) -> Property {
    .ignoresWhatIsNotOffered(
      where: isTried, of: { $0 }, action: { $0 }, replace: { $0 = $1 })
  }

  /// The screen is looked at once after all actions, and after each of them only if it has changed.
  @inlinable
  static func ignoresWhatIsNotOffered<Inner: HeadlessApp & SendableMetatype>(
    where isTried: @escaping @Sendable (Inner.Action) -> Bool,
    of inner: @escaping @Sendable (App) -> Inner,
    action: @escaping @Sendable (App.Action) -> Inner.Action,
    replace: @escaping @Sendable (inout App, Inner) -> Void
  ) -> Property {
    Property(
      name: "what isn't offered changes nothing",
      law: .trial { app, state, screen, known throws(RestoringError) in
        let offered = screen.actions.map(action)
        let others = known.filter { affordance in
          let action = affordance.action.map(action)
          return action.map { isTried($0) && offered.contains($0) == false } ?? false
        }
        func perform(_ affordance: Affordance<App.Action>) {
          guard let choice = affordance.action else { return }
          var tried = inner(app)
          tried.perform(action(choice))
          replace(&app, tried)
        }
        for other in others {
          perform(other)
          if (app.state == state) == false { return .violated(other.change) }
        }
        guard inner(app).screen.isAlike(screen) == false else {
          return others.isEmpty ? .skipped : .examined(nil)
        }
        for other in others {
          try app.restore(state)
          perform(other)
          if inner(app).screen.isAlike(screen) == false { return .violated(other.change) }
        }
        return .examined(nil)
      })
  }
}

extension Affordance {
  @usableFromInline
  var change: String {
    let command = Command(gesture, name, identifier: identifier)
    return "here \(command), which isn't offered, changes something"
  }
}
