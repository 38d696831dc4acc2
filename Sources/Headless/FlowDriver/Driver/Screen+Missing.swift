import HeadlessUI
import PlainText

extension Screen {
  /// Why the topmost layer has no part that a target names: because a modal covers it, because its
  /// identifier is another, or because there is none.
  func missing(
    _ role: Role,
    _ target: Target,
    among parts: (Layer<Action>) -> [Node<Action>]
  ) -> FlowFailure {
    let layers = layers
    let top = layers.last
    let isCovered = layers.dropLast().contains { layer in
      parts(layer).contains { $0.name == target.name }
    }
    let there = top.map(parts) ?? []
    let twins = there.filter { $0.name == target.name }
    if let identifier = target.identifier, twins.isEmpty == false {
      let nearest = identifier.nearest(3, among: twins.compactMap { $0.identifier })
      return failure(
        .unidentified(role, name: target.name, identifier: identifier, nearest: nearest))
    }
    if isCovered, let top {
      return failure(.covered(role, name: target.name, by: top.role, named: top.name))
    }
    let names = target.name.nearest(3, among: there.map { $0.name })
    return failure(.notFound(role, name: target.name, nearest: names))
  }

  /// That a target names several parts of the topmost layer.
  func ambiguous(_ target: Target, _ found: [Node<Action>]) -> FlowFailure {
    failure(
      .ambiguous(
        name: target.name, roles: found.map { $0.role },
        identifiers: found.compactMap { $0.identifier }))
  }
}
