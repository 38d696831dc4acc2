import HeadlessUI
import PlainText

extension Layer {
  /// The nodes that show a value.
  var values: [Node<Action>] {
    flattenedNodes.filter { $0.role == .value || $0.role == .stepper }
  }

  /// What a person reads: the name of the layer, its texts and its headings.
  var texts: [String] {
    let names = flattenedNodes.filter { $0.role == .text || $0.role == .group }.map { $0.name }
    return [name] + names.filter { $0.isEmpty == false }
  }

  /// The layer as an error shows it.
  var shown: String {
    "\(role.rawValue) \(name.shown)"
  }

  /// What the layer offers for a gesture.
  func affordances(for gesture: Gesture) -> [Affordance<Action>] {
    affordances.filter { $0.gesture == gesture }
  }
}

extension Target {
  /// Whether a part is one that the target may mean.
  func isName<Action>(of part: Node<Action>) -> Bool {
    part.name == name && (role == nil || role == part.role)
      && (identifier == nil || identifier == part.identifier)
  }

  /// Whether what can be done is done to a part that the target may mean.
  func isName<Action>(of affordance: Affordance<Action>) -> Bool {
    affordance.name == name && (role == nil || role == affordance.role)
      && (identifier == nil || identifier == affordance.identifier)
  }
}
