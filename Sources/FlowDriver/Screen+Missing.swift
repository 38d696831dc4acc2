import HeadlessUI

extension Screen {
  /// Why the topmost layer has no part of a name: because a modal covers it, or because there is
  /// none.
  func missing(
    _ role: Role,
    _ name: String,
    among parts: (Layer<Action>) -> [Node<Action>]
  ) -> FlowFailure {
    let layers = layers
    let top = layers.last
    let isCovered = layers.dropLast().contains { layer in
      parts(layer).contains { $0.name == name }
    }
    if isCovered, let top {
      return failure(.covered(role, name: name, by: top.role, named: top.name))
    }
    let names = top.map(parts)?.map { $0.name } ?? []
    return failure(.notFound(role, name: name, nearest: nearest(to: name, among: names)))
  }
}
