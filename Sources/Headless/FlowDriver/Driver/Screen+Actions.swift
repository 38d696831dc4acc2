import HeadlessUI

extension Screen {
  /// The action of a gesture on the one part of the topmost layer that a target names.
  func action(_ gesture: Gesture, on target: Target) throws(FlowFailure) -> Action {
    let top = topLayer
    let found = top.affordances.filter { $0.gesture == gesture && target.isName(of: $0) }
    guard found.count < 2 else {
      throw ambiguous(
        target, top.flattenedNodes.filter { $0.role == gesture.role && target.isName(of: $0) })
    }
    guard let affordance = found.first else {
      if let other = top.flattenedNodes.first(where: target.isName) {
        throw failure(.unfit(other.role, name: target.name, for: gesture))
      }
      let role = target.role ?? gesture.role
      throw missing(role, target) { layer in layer.flattenedNodes.filter { $0.role == role } }
    }
    guard let action = affordance.action else {
      let part = top.flattenedNodes.first { $0.role == affordance.role && target.isName(of: $0) }
      guard let value = part?.value else {
        throw failure(.disabled(affordance.role, name: target.name))
      }
      throw failure(.atBound(name: target.name, value: value, gesture))
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
