public import HeadlessUI

/// What a state looks like from afar: its topmost layer, and what that layer is made to offer.
public struct Face: Hashable, Sendable {
  /// Something that the layer offers in some state.
  public struct Control: Hashable, Sendable {
    /// The kind of part that offers it.
    public let role: Role
    /// What the part is called.
    public let name: String
    /// What a person does.
    public let gesture: Gesture

    @inlinable
    func isOf<Action>(_ affordance: Affordance<Action>) -> Bool {
      gesture == affordance.gesture && name == affordance.name
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
    controls = layer.affordances.map { Control(role: $0.role, name: $0.name, gesture: $0.gesture) }
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
}

extension Face.Control {
  /// The command that does it.
  var command: Command {
    switch gesture {
    case .tap: .tap(Target(name))
    case .decrement: .decrease(name)
    case .increment: .increase(name)
    case .dismiss: .dismiss
    }
  }
}
