public import FlowDriver
public import HeadlessUI

extension Property {
  /// The property that a person can act in every state, or else wait for an event on a layer that shows
  /// a text or a value.
  @inlinable
  public static var noDeadEnd: Property { noDeadEnd { _ in false } }

  /// Returns the property that a person can act in every state, or else wait for an event, except where the
  /// app ends.
  ///
  /// - Parameter end: What the last screen shows, such as `.text("You are signed in")`.
  public static func noDeadEnd(unless end: Command.Expectation) -> Property {
    noDeadEnd { $0.meets(end) }
  }

  @inlinable
  static func noDeadEnd(
    unless isEnd: @escaping @Sendable (Screen<App.Action>) -> Bool
  ) -> Property {
    .always(
      "no dead end", where: { isEnd($1) == false },
      { _, screen in
        let top = screen.topLayer
        let choices = screen.choices
        let isReadable =
          top.role == .alert
          || top.flattenedNodes.contains {
            ($0.role == .text || $0.role == .value) && $0.name.isEmpty == false
          }
        let isFine = choices.contains {
          $0.isEnabled && (isReadable || ($0.gesture == .event) == false)
        }
        if isFine { return nil }
        var violation = Violation(LayerSummary(top, choices).wayOut)
        if choices.contains(where: { $0.isEnabled }) == false {
          violation.advice =
            "nobody can act, and nothing waits; if the app ends here, write .noDeadEnd(unless:)"
        }
        return violation
      })
  }

  /// The property that a state without an alert can be reached from every alert.
  public static var everyAlertCanBeLeft: Property {
    Property(
      name: "every alert can be left",
      law: .recovery(fromAlerts: true) { ($0.role == .alert) == false })
  }

  /// Returns the property that a person can get from every state to one in which nothing covers the home
  /// screen, regardless of the responses to the app's requests.
  ///
  /// - Parameter identifier: The identifier of the home of an app that goes from screen to screen, which
  ///   is its title unless it has another one, or `nil` if each screen is home.
  public static func homeCanBeReached(identifier: String? = nil) -> Property {
    Property(
      name: "home can be reached from every state",
      law: .recovery(fromAlerts: false) {
        $0.role == .screen && (identifier == nil || identifier == $0.identifier)
      })
  }

  /// The property that the screens and the steps of an app depend on its state alone.
  ///
  /// The explorer goes back to a state before each step, so it can't see data that an app keeps
  /// beside its state, such as a counter or a copy that's never renewed. This property walks
  /// through the states that were found with apps that are never restored. After each step the app
  /// must be in the state that the explorer found there, and show the screen of an app that
  /// restored this state. The expected screen is that of its model, or else that of another app
  /// that was never restored.
  ///
  /// The walks are the same from run to run, over the transitions that were walked least. Of a long one that
  /// shows a difference, what doesn't matter is left out.
  ///
  /// - Parameter steps: The number of steps in all walks together, up to 1,000,000,000, or `nil` for a few
  ///   over each transition, fewer if the exploration was cut short.
  @inlinable
  public static func dependsOnStateAlone(steps: Int? = 10_000) -> Property {
    let isRepeating = App.self is any RepeatingApp.Type
    return Property(
      name: isRepeating
        ? "the same screen, reached in two ways, goes on alike"
        : "nothing depends on what is not in the state",
      law: .replay(steps: steps.map { min($0, 1_000_000_000) }))
  }

  /// The property that an app which takes the response to a request doesn't go on waiting for it.
  ///
  /// Otherwise, the app could wait forever, because a response is handed over only once.
  @inlinable
  public static var everyResponseEndsItsRequest: Property {
    .everyStep(
      "every response ends its request",
      where: { $0.affordance.gesture == .event && ($0.affordance.identifier == nil) == false },
      { step in
        let request = step.affordance.name
        return step.nextScreen.requests.contains(request) ? [.expect(.noRequest(request))] : nil
      })
  }

  /// Returns the property that every enabled control changes the state, except for inert ones.
  ///
  /// - Parameter inert: A closure that returns whether a control is allowed to change nothing.
  @inlinable
  public static func everyControlActs(
    inert: @escaping @Sendable (Affordance<App.Action>) -> Bool = { _ in false }
  ) -> Property {
    .everyStep(
      "every enabled control changes the state",
      where: { step in inert(step.affordance) == false },
      { step in step.before == step.after ? [.expect(.change)] : nil })
  }

  /// Returns the property that an app ignores every action that its topmost layer doesn't offer.
  ///
  /// Examples are an order beneath an alert, an answer for which no alert asks, and the response to a
  /// request that the app doesn't make any more. Each state must ignore all actions that only other
  /// states offer. The explorer compares the state after each action.
  ///
  /// - Parameter isTried: A closure that returns whether to try what another state offers: `false` for what
  ///   may come at any time. An action is judged by the first control or event that has it.
  public static func ignoresWhatIsNotOffered(
    where isTried: @escaping @Sendable (Affordance<App.Action>) -> Bool = { _ in true }
  ) -> Property {
    Property(name: "what isn't offered changes nothing", law: .ignoring(where: isTried))
  }

  /// Returns the property that cancelling, by a dismissal or by a cancel button, preserves a value.
  ///
  /// - Parameters:
  ///   - what: A name for the value, such as "the stock".
  ///   - value: A closure that returns the value in a state.
  ///   - shown: A closure that returns commands which pass if the screen shows a state's value.
  @inlinable
  public static func cancellingPreserves<Value: Equatable & SendableMetatype>(
    _ what: String,
    _ value: @escaping @Sendable (App.State) -> Value,
    shown: @escaping @Sendable (App.State) -> [Command]
  ) -> Property {
    .everyStep(
      "cancelling preserves \(what)",
      where: { step in step.affordance.cancels(step.screen.topLayer) },
      { step in value(step.before) == value(step.after) ? nil : Violation(shown(step.before)) })
  }
}

extension Affordance {
  @inlinable
  func cancels(_ layer: Layer<Action>) -> Bool {
    guard role == .button else { return gesture == .dismiss }
    return layer.flattenedNodes.contains { node in
      node.kind == .button(.cancel) && node.name == name && node.action(.tap) == action
    }
  }
}
