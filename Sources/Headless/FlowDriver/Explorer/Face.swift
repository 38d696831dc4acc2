public import HeadlessUI

/// What a state looks like from afar: its topmost layer, and what that layer is made to offer.
public struct Face: Hashable, Sendable {
  /// Something that the layer offers in some state.
  public struct Control: Hashable, Sendable {
    /// The kind of part that offers it.
    public let role: Role
    /// What the part is called.
    public let name: String
    /// What tells the part apart from others of its name, where it has to be told apart.
    public let identifier: String?
    /// What a person does.
    public let gesture: Gesture

    @inlinable
    func isOf<Action>(_ affordance: Affordance<Action>) -> Bool {
      gesture == affordance.gesture && name == affordance.name
        && identifier == affordance.identifier
    }
  }

  /// The kind of layer.
  public let role: Role
  /// What the layer is called.
  public let name: String
  /// What it offers, in reading order.
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

  /// Whether this is what a layer looks like.
  @inlinable
  func isOf<Action>(_ layer: Layer<Action>) -> Bool {
    guard role == layer.role, name == layer.name else { return false }
    return controls.withUnsafeBufferPointer { controls in
      var count = 0
      var isAlike = true
      layer.forEachAffordance { affordance in
        isAlike = isAlike && count < controls.count && controls[count].isOf(affordance)
        count += 1
      }
      return isAlike && count == controls.count
    }
  }

  /// The command that does what has a place among the controls.
  func command(_ place: Int) -> Command {
    let control = controls[place]
    let twins = controls.filter { $0.gesture == control.gesture && $0.name == control.name }
    return control.command(isTwin: twins.count > 1)
  }
}

extension Face.Control {
  /// The command that does it, with the identifier where others have the name.
  func command(isTwin: Bool) -> Command {
    let identifier = isTwin ? identifier : nil
    return switch gesture {
    case .tap: .tap(Target(name, identifier: identifier))
    case .decrement: .decrease(name, identifier: identifier)
    case .increment: .increase(name, identifier: identifier)
    case .dismiss: .dismiss
    }
  }
}
