/// A gesture that a person can make on a screen, now or in another state.
public struct Affordance<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The kind of the control or layer that offers it.
  public let role: Role
  /// The name of the control or layer.
  public let name: String
  /// The identifier of the control, or `nil` if it has none.
  public let identifier: String?
  /// The gesture.
  public let gesture: Gesture
  /// The action of the gesture, or `nil` while the control is disabled, or for an event that a wrapper adds.
  public let action: Action?
  /// The value of an event that a wrapper adds, or `nil` for anything else.
  public let value: EventValue?

  @inlinable
  init(
    role: Role, name: String, identifier: String? = nil, gesture: Gesture, action: Action?,
    value: EventValue? = nil
  ) {
    self.role = role
    self.name = name
    self.identifier = identifier
    self.gesture = gesture
    self.action = action
    self.value = value
  }

  /// A Boolean value that indicates whether a person can make the gesture now, or the event can happen.
  @inlinable
  public var isEnabled: Bool { (action == nil) == false || (value == nil) == false }
}

/// A way in which a person uses a control or a layer.
public enum Gesture: Hashable, Sendable {
  /// Taps a button.
  case tap
  /// Lowers the value of a stepper.
  case decrement
  /// Raises the value of a stepper.
  case increment
  /// Dismisses a sheet or an alert as the system does (Esc, a swipe).
  case dismiss
  /// No gesture: an external event happens without a person.
  case event
}

extension Screen {
  /// The affordances of the topmost layer, in reading order, with its dismissal last.
  ///
  /// The layers below it are left out. A disabled control is included without an action,
  /// so the numbers of the others stay the same.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable
  public var affordances: [Affordance<Action>] { topLayer.affordances }

  /// Everything that can happen next: the affordances, and after them the external events.
  @inlinable
  public var choices: [Affordance<Action>] { affordances + events.map { $0.affordance } }

  /// The actions that can happen next, in the order of ``choices``, without the events that a wrapper adds.
  @inlinable
  public var actions: [Action] { choices.compactMap { $0.action } }
}

extension Layer {
  /// The affordances of the layer, in reading order, with its dismissal last.
  @inlinable
  public var affordances: [Affordance<Action>] {
    var affordances: [Affordance<Action>] = []
    affordances.reserveCapacity(16)
    for button in buttons { Node.button(button).appendAffordances(to: &affordances) }
    for node in content { node.visit { $0.appendAffordances(to: &affordances) } }
    if let action = dismissal?.action {
      affordances.append(Affordance(role: role, name: name, gesture: .dismiss, action: action))
    }
    return affordances
  }
}

extension Node {
  @inlinable
  func appendAffordances(to affordances: inout [Affordance<Action>]) {
    switch self {
    case .text, .value, .group: break
    case .button(let button): affordances.append(affordance(.tap, button.action))
    case .stepper(let stepper):
      affordances.append(affordance(.decrement, stepper.decrement))
      affordances.append(affordance(.increment, stepper.increment))
    }
  }

  @inlinable
  func affordance(_ gesture: Gesture, _ action: Action?) -> Affordance<Action> {
    Affordance(role: role, name: name, identifier: identifier, gesture: gesture, action: action)
  }
}
