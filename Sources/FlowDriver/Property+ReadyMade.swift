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
      law: .escape(from: { $0.role == .alert }, to: { ($0.role == .alert) == false })
    )
  }

  /// From every state one can be reached in which nothing is over the first screen.
  @inlinable
  public static var homeCanBeReached: Property {
    Property(
      name: "home can be reached from every state",
      law: .escape(from: { _ in true }, to: { $0.role == .screen })
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
      guard step.screen.cancels(step.affordance), (value(step.before) == value(step.after)) == false
      else { return nil }
      return shown(step.before)
    }
  }
}

extension Screen {
  /// Whether an affordance of the topmost layer leaves everything as it is.
  @inlinable
  func cancels(_ affordance: Affordance<Action>) -> Bool {
    switch modal {
    case _ where affordance.gesture == .dismiss: true
    case .alert(let alert):
      alert.buttons.contains { $0.emphasis == .cancel && $0.name == affordance.name }
    case .sheet(let screen, _): screen.cancels(affordance)
    case nil: false
    }
  }
}

extension Layer {
  /// The likeliest way out: the last button of an alert, the dismissal of a sheet.
  @usableFromInline
  var wayOut: [Command] {
    let button = role == .alert ? nodes.last { $0.role == .button } : nil
    let end = Command.expect(.noAlert)
    return [button.map { .tap(Target($0.name)) } ?? .dismiss] + (role == .alert ? [end] : [])
  }
}
