public import HeadlessUI

extension Property {
  /// Something can be done in every state.
  @inlinable
  public static var noDeadEnd: Property {
    .always("no dead end") { _, screen in
      let top = screen.topLayer
      return top.affordances.contains { $0.isEnabled } ? nil : top.wayOut
    }
  }

  /// From every alert a state without an alert can be reached.
  @inlinable
  public static var everyAlertCanBeLeft: Property {
    Property(
      name: "every alert can be left",
      law: .escape(
        from: { $0.role == .alert }, to: { ($0.role == .alert) == false }, shown: { _ in [] })
    )
  }

  /// From every state one can be reached in which nothing is over the first screen.
  @inlinable
  public static var homeCanBeReached: Property {
    Property(
      name: "home can be reached from every state",
      law: .escape(
        from: { _ in true }, to: { $0.role == .screen },
        shown: { [.expect(.noAlert), .expect(.title($0.name))] })
    )
  }

  /// Every enabled control changes the state, but for those that are declared inert.
  @inlinable
  public static func everyControlActs(
    inert: @escaping @Sendable (Affordance<App.Action>) -> Bool = { _ in false }
  ) -> Property {
    .everyStep("every enabled control changes the state") { step in
      guard step.before == step.after, inert(step.affordance) == false else { return nil }
      return [.expect(.change)]
    }
  }

  /// Cancelling, by a dismissal or by a cancel button, leaves something as it was.
  ///
  /// - Parameters:
  ///   - what: What the something is called.
  ///   - value: The something in a state.
  ///   - shown: Commands that pass where a state's something is shown.
  @inlinable
  public static func cancellingPreserves<Value: Equatable & SendableMetatype>(
    _ what: String,
    _ value: @escaping @Sendable (App.State) -> Value,
    shown: @escaping @Sendable (App.State) -> [Command]
  ) -> Property {
    .everyStep("cancelling preserves \(what)") { step in
      guard (value(step.before) == value(step.after)) == false,
        step.screen.topLayer.cancels(step.affordance)
      else { return nil }
      return shown(step.before)
    }
  }
}

extension Layer {
  /// Whether an affordance of the layer leaves everything as it is.
  @usableFromInline
  func cancels(_ affordance: Affordance<Action>) -> Bool {
    affordance.gesture == .dismiss
      || parts.contains { part in
        guard case .button(let button) = part, button.emphasis == .cancel else { return false }
        return button.name == affordance.name && button.action == affordance.action
      }
  }

  /// The likeliest way on: the last button of an alert, the dismissal of a sheet, a button of a
  /// screen.
  @usableFromInline
  var wayOut: [Command] {
    let button = parts.last { $0.role == .button }
    switch (role, button) {
    case (.alert, let button?):
      return [.tap(Target(button.name, identifier: button.identifier)), .expect(.noAlert)]
    case (.alert, nil): return [.dismiss, .expect(.noAlert)]
    case (.screen, let button?):
      return [.expect(.button(button.name, identifier: button.identifier, isEnabled: true))]
    default: return [.dismiss]
    }
  }
}
