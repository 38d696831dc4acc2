public import FlowDriver
public import HeadlessUI

/// What a layer has in common in many states: its name and its controls, enabled or not.
public struct LayerSummary: Hashable, Sendable {
  /// Something that the layer offers in some state.
  public struct Control: Hashable, Sendable {
    /// The kind of the control or layer.
    public let role: Role
    /// The name of the control or layer.
    public let name: String
    /// The identifier of the control, or `nil` if it has none.
    public let identifier: String?
    /// What a person does to the control or layer.
    public let gesture: Gesture

    @inlinable
    func describes<Action>(_ affordance: Affordance<Action>) -> Bool {
      gesture == affordance.gesture && name == affordance.name
        && identifier == affordance.identifier
    }
  }

  /// The kind of the layer.
  public let role: Role
  /// The name of the layer.
  public let name: String
  /// Everything that the layer offers, in reading order.
  public let controls: [Control]
  let wayOut: [Command]

  @usableFromInline
  init<Action>(_ layer: Layer<Action>) {
    role = layer.role
    name = layer.name
    controls = layer.affordances.map {
      Control(role: $0.role, name: $0.name, identifier: $0.identifier, gesture: $0.gesture)
    }
    wayOut = layer.wayOut
  }

  /// Returns whether this is the summary of a layer.
  @inlinable
  func describes<Action>(_ layer: Layer<Action>) -> Bool {
    guard role == layer.role, name == layer.name else { return false }
    return controls.withUnsafeBufferPointer { controls in
      var count = 0
      var isSame = true
      layer.forEachAffordance { affordance in
        isSame = isSame && count < controls.count && controls[count].describes(affordance)
        count += 1
      }
      return isSame && count == controls.count
    }
  }

  /// Returns the command for the control at an index.
  func command(_ index: Int) -> Command {
    let control = controls[index]
    let sameName = controls.filter { $0.gesture == control.gesture && $0.name == control.name }
    return control.command(isIdentified: sameName.count > 1)
  }
}

extension LayerSummary.Control {
  /// Returns the command that uses the control, with its identifier if other controls have its name.
  func command(isIdentified: Bool) -> Command {
    let identifier = isIdentified ? identifier : nil
    return switch gesture {
    case .tap: .tap(Target(name, identifier: identifier))
    case .decrement: .decrease(name, identifier: identifier)
    case .increment: .increase(name, identifier: identifier)
    case .dismiss: .dismiss
    }
  }
}

extension Layer {
  /// The likeliest way to leave the layer: the last button of an alert, the dismissal of a sheet or
  /// a button of a screen.
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
