public import HeadlessUI

extension Screen {
  /// Returns an expectation that this screen meets and another one doesn't, or `nil` if both are
  /// alike.
  ///
  /// The whole screens are compared, including covered parts and identifiers. Actions don't count,
  /// only whether there are any. The expectation is the first of these that tells the two screens
  /// apart: the title, an alert, a text, a value, a button, one of them that is gone, a status, a
  /// step, a dismissal, or else a line of the outline.
  @inlinable
  public func expectation<Other>(unlike other: Screen<Other>) -> Command.Expectation? {
    isAlike(other) ? nil : numbered.firstExpectation(unlike: other.numbered)
  }
}

extension Screen<Int> {
  @usableFromInline
  func firstExpectation(unlike other: Screen<Int>) -> Command.Expectation? {
    expectations(unlike: other).first { isAs($0) && other.isAs($0) == false }
  }

  func isAs(_ expectation: Command.Expectation) -> Bool {
    guard case .check(let check) = expectation.command.form.effect else { return false }
    return ((try? check(self)(expectation.command)) == nil) == false
  }

  /// Returns expectations, among them any that this screen meets and another one doesn't.
  private func expectations(unlike other: Screen<Int>) -> [Command.Expectation] {
    let (top, otherTop) = (topLayer, other.topLayer)
    let nodes = top.addressedNodes
    var found: [Command.Expectation] = [.title(visibleTitle), .noAlert]
    found += top.texts.map { .alert($0) }
    found += top.texts.map { .text($0) }
    found += nodes.map { .value($0.value ?? "", of: $0.name, identifier: $1) }
    found += nodes.flatMap { node, identifier in
      [nil, true, false].map { .button(node.name, identifier: identifier, isEnabled: $0) }
    }
    found += otherTop.texts.map { .noText($0) }
    found += otherTop.addressedNodes.flatMap { node, identifier in
      [
        .noValue(of: node.name, identifier: identifier),
        .noButton(node.name, identifier: identifier),
      ]
    }
    found += nodes.map { node, identifier in
      node.heldStatus.map { .status($0.name, of: node.name, identifier: identifier) }
        ?? .noStatus(of: node.name, identifier: identifier)
    }
    for (node, identifier) in nodes {
      for gesture in [Gesture.decrement, .increment] {
        found += [true, false].map {
          .step(gesture, node.name, identifier: identifier, isEnabled: $0)
        }
      }
    }
    found += [true, false].map { .dismissal(isEnabled: $0) }
    found += events.filter { ($0.response == nil) == false }.map { .request($0.name) }
    found += other.events.filter { ($0.response == nil) == false }.map { .noRequest($0.name) }
    let lines = outlineLines
    let start = zip(lines, other.outlineLines).prefix { $0 == $1 }.count
    guard let line = lines.dropFirst(start).first else { return found + [.noLine(start + 1)] }
    return found + [line.unindented, line].map { .line(start + 1, String($0)) }
  }
}

extension Layer {
  /// Each node without its identifier, and then with it if it has one.
  fileprivate var addressedNodes: [(Node<Action>, identifier: String?)] {
    flattenedNodes.flatMap { node in
      let identifiers: [String?] = node.identifier.map { [nil, $0] } ?? [nil]
      return identifiers.map { (node, $0) }
    }
  }
}
