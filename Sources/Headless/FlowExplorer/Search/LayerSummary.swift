public import FlowDriver
public import HeadlessUI

/// The traits that a layer has in many states: its name and its affordances, enabled or not.
public struct LayerSummary: Hashable, Sendable {
  /// The kind of the layer.
  public let role: Role
  /// The name of the layer.
  public let name: String
  /// Everything that the layer offers, in reading order.
  public let affordances: [AffordanceIdentity]
  let wayOut: [Command]

  @usableFromInline
  init<Action>(_ layer: Layer<Action>) {
    role = layer.role
    name = layer.name
    affordances = layer.affordances.map { AffordanceIdentity($0) }
    wayOut = layer.wayOut
  }

  /// Returns whether this is the summary of a layer.
  @inlinable
  func describes<Action>(_ layer: Layer<Action>) -> Bool {
    guard role == layer.role, name == layer.name else { return false }
    return affordances.withUnsafeBufferPointer { affordances in
      var count = 0
      var isSame = true
      layer.forEachAffordance { affordance in
        isSame = isSame && count < affordances.count && affordances[count].describes(affordance)
        count += 1
      }
      return isSame && count == affordances.count
    }
  }

  /// Returns the command for the affordance at an index.
  func command(_ index: Int) -> Command {
    let affordance = affordances[index]
    let sameName = affordances.filter {
      $0.gesture == affordance.gesture && $0.name == affordance.name
    }
    return affordance.command(isIdentified: sameName.count > 1)
  }
}

/// The identity of an affordance of a layer, enabled or not.
public struct AffordanceIdentity: Hashable, Sendable {
  /// The kind of the control or layer that offers it.
  public let role: Role
  /// The name of the control or layer.
  public let name: String
  /// The identifier of the control, or `nil` if it has none.
  public let identifier: String?
  /// The gesture with which a person does it.
  public let gesture: Gesture

  init<Action>(_ affordance: Affordance<Action>) {
    role = affordance.role
    name = affordance.name
    identifier = affordance.identifier
    gesture = affordance.gesture
  }

  /// Returns whether this is the identity of an affordance.
  @inlinable
  func describes<Action>(_ affordance: Affordance<Action>) -> Bool {
    gesture == affordance.gesture && name == affordance.name
      && identifier == affordance.identifier
  }

  /// Returns the command that performs the affordance, with its identifier if others have its name.
  func command(isIdentified: Bool) -> Command {
    Command(gesture, name, identifier: isIdentified ? identifier : nil)
  }
}

extension Layer {
  /// The likeliest way to leave the layer: the last button of an alert, the dismissal of a sheet,
  /// or a button of a screen.
  @usableFromInline
  var wayOut: [Command] {
    let button = flattenedNodes.last { $0.role == .button }
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
