import HeadlessUI

extension Screen {
  /// The action of a gesture on the one part of the topmost layer that has a name.
  func action(
    _ gesture: Gesture,
    on role: Role?,
    named name: String
  ) throws(FlowFailure) -> Action {
    let top = layers.last
    let found = top?.affordances(for: gesture, on: role).filter { $0.name == name } ?? []
    guard found.count < 2 else {
      throw failure(.ambiguous(name: name, roles: found.map { $0.role }))
    }
    guard let affordance = found.first else {
      if let other = top?.parts.first(role: role, named: name) {
        throw failure(.unfit(other.role, name: name, for: gesture))
      }
      let role = role ?? gesture.role
      throw missing(role, name) { layer in layer.parts.filter { $0.role == role } }
    }
    guard let action = affordance.action else {
      guard let value = top?.parts.first(role: affordance.role, named: name)?.value else {
        throw failure(.disabled(affordance.role, name: name))
      }
      throw failure(.atBound(name: name, value: value, gesture))
    }
    return action
  }

  /// The action of the system dismissal of the topmost layer.
  func dismissal() throws(FlowFailure) -> Action {
    guard let top = layers.last, top.role == .screen ? false : true else {
      throw failure(.notDismissible(.screen, name: title, buttons: []))
    }
    guard let action = top.dismissal else {
      let buttons = top.affordances(for: .tap).filter { $0.isEnabled }.map { $0.name }
      throw failure(.notDismissible(top.role, name: top.name, buttons: buttons))
    }
    return action
  }
}
