import HeadlessUI

extension Layer {
  /// Every node, those inside groups included, in reading order.
  var parts: [Node<Action>] {
    nodes.flatMap { $0.parts }
  }

  /// The nodes that show a value.
  var values: [Node<Action>] {
    parts.filter { $0.role == .value || $0.role == .stepper }
  }

  /// What a person reads: the name of the layer, its texts and its headings.
  var texts: [String] {
    let names = parts.filter { $0.role == .text || $0.role == .group }.map { $0.name }
    return [name] + names.filter { $0.isEmpty == false }
  }

  /// The layer as an error shows it.
  var shown: String {
    "\(role.rawValue) \(name.shown)"
  }

  /// What the layer offers for a gesture, on parts of one role or of any.
  func affordances(for gesture: Gesture, on role: Role? = nil) -> [Affordance<Action>] {
    affordances.filter { $0.gesture == gesture && (role == nil || role == $0.role) }
  }
}

extension Node {
  /// The node and every node inside it, in reading order.
  fileprivate var parts: [Node<Action>] {
    guard case .group(let group) = self else { return [self] }
    return [self] + group.children.flatMap { $0.parts }
  }
}

extension Array {
  /// The first node of a role, or of any, that has a name.
  func first<Action>(role: Role?, named name: String) -> Node<Action>?
  where Element == Node<Action> {
    first { $0.name == name && (role == nil || role == $0.role) }
  }
}
