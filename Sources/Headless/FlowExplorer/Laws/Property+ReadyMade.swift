public import FlowDriver
public import HeadlessUI

extension Property {
  /// The property that a person can do something in every state.
  @inlinable
  public static var noDeadEnd: Property {
    .always("no dead end") { _, screen in
      let top = screen.topLayer
      return top.affordances.contains { $0.isEnabled } ? nil : top.wayOut
    }
  }

  /// The property that a state without an alert can be reached from every alert.
  @inlinable
  public static var everyAlertCanBeLeft: Property {
    Property(
      name: "every alert can be left",
      law: .recovery(
        from: { $0.role == .alert }, to: { ($0.role == .alert) == false }, shown: { _ in [] })
    )
  }

  /// The property that a state in which nothing covers the first screen can be reached from every
  /// state.
  @inlinable
  public static var homeCanBeReached: Property {
    Property(
      name: "home can be reached from every state",
      law: .recovery(
        from: { _ in true }, to: { $0.role == .screen },
        shown: { [.expect(.noAlert), .expect(.title($0.name))] })
    )
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
      where: { step in step.screen.topLayer.cancels(step.affordance) },
      { step in value(step.before) == value(step.after) ? nil : shown(step.before) })
  }
}

extension Layer {
  /// Returns whether an affordance of the layer cancels the layer.
  @inlinable
  func cancels(_ affordance: Affordance<Action>) -> Bool {
    affordance.gesture == .dismiss || nodes.contains { $0.cancels(affordance) }
  }
}

extension Node {
  @inlinable
  func cancels(_ affordance: Affordance<Action>) -> Bool {
    switch self {
    case .button(let button):
      button.role == .cancel && button.name == affordance.name
        && button.action == affordance.action
    case .group(let group): group.children.contains { $0.cancels(affordance) }
    case .text, .value, .stepper: false
    }
  }
}
