import HeadlessUI
import PlainText

extension Screen {
  /// Returns the action of a gesture on the one part of the topmost layer that matches a target.
  func action(_ gesture: Gesture, on target: Target) throws(FlowFailure) -> Action {
    let top = topLayer
    let found = top.affordances.filter { $0.gesture == gesture && target.matches($0) }
    guard found.count < 2 else {
      throw ambiguous(
        target, top.flattenedNodes.filter { $0.role == gesture.role && target.matches($0) })
    }
    guard let affordance = found.first else {
      if let other = top.flattenedNodes.first(where: target.matches) {
        throw failure(.unfit(other.role, name: target.name, for: gesture))
      }
      throw missing(target.role ?? gesture.role, target)
    }
    return try action(of: affordance)
  }

  /// Returns the action of an affordance of the topmost layer.
  func action(of affordance: Affordance<Action>) throws(FlowFailure) -> Action {
    if let action = affordance.action { return action }
    let (role, name) = (affordance.role, affordance.name)
    let target = Target(name, role: role, identifier: affordance.identifier)
    guard let value = topLayer.flattenedNodes.first(where: target.matches)?.value else {
      throw failure(.disabled(role, name: name))
    }
    throw failure(.atBound(name: name, value: value, affordance.gesture))
  }

  /// Returns the action of a system dismissal of the topmost layer.
  func dismissal() throws(FlowFailure) -> Action {
    let top = topLayer
    guard (top.role == .screen) == false else {
      throw failure(.notDismissible(.screen, name: title, buttons: []))
    }
    guard let action = top.dismissal else {
      let buttons = top.affordances(for: .tap).filter { $0.isEnabled }.map { $0.name }
      throw failure(.notDismissible(top.role, name: top.name, buttons: buttons))
    }
    return action
  }

  /// Returns the reason why no part of the topmost layer with a role matches a target.
  func missing(_ role: Role, _ target: Target) -> FlowFailure {
    missing(role, target) { layer in layer.flattenedNodes.filter { $0.role == role } }
  }

  /// Returns the reason why no part of the topmost layer matches a target: a modal covers the part,
  /// it has another identifier, or there is no such part.
  func missing(
    _ role: Role,
    _ target: Target,
    among parts: (Layer<Action>) -> [Node<Action>]
  ) -> FlowFailure {
    let candidates = parts(topLayer)
    let sameName = candidates.filter { $0.name == target.name }
    if let identifier = target.identifier, sameName.isEmpty == false {
      let nearest = identifier.nearest(3, among: sameName.compactMap { $0.identifier })
      return failure(
        .unidentified(role, name: target.name, identifier: identifier, nearest: nearest))
    }
    let isCovered = layers.dropLast().contains { layer in
      parts(layer).contains { $0.name == target.name }
    }
    if isCovered {
      return failure(.covered(role, name: target.name, by: topLayer.role, named: topLayer.name))
    }
    let nearest = target.name.nearest(3, among: candidates.map { $0.name })
    return failure(.notFound(role, name: target.name, nearest: nearest))
  }

  /// Returns the failure that several parts of the topmost layer match a target.
  func ambiguous(_ target: Target, _ found: [Node<Action>]) -> FlowFailure {
    failure(
      .ambiguous(
        name: target.name, roles: found.map { $0.role },
        identifiers: found.compactMap { $0.identifier }))
  }
}

extension Layer {
  /// Returns the affordances of the layer with a gesture.
  func affordances(for gesture: Gesture) -> [Affordance<Action>] {
    affordances.filter { $0.gesture == gesture }
  }
}

extension Gesture {
  /// The kind of node that the gesture is for.
  var role: Role {
    switch self {
    case .tap: .button
    case .decrement, .increment: .stepper
    case .dismiss: .sheet
    }
  }

  /// The participle that describes the node after the gesture.
  var participle: String {
    switch self {
    case .tap: "tapped"
    case .decrement: "decreased"
    case .increment: "increased"
    case .dismiss: "dismissed"
    }
  }
}
