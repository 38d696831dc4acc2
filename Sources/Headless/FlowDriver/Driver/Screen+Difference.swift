public import HeadlessUI

extension Screen {
  /// Returns an expectation that this screen meets and another one doesn't, or `nil` if both are
  /// alike.
  ///
  /// The whole screens are compared, including covered parts and identifiers. Actions don't count,
  /// only whether there are any. The expectation is the first of these that tells the two screens
  /// apart: the title, an alert, a text, a value, a button, one of them that is gone, a status, a
  /// step, a dismissal, or else a line of the outline.
  public func expectation<Other>(unlike other: Screen<Other>) -> Command.Expectation? {
    let screen = numbered
    let other = other.numbered
    if screen == other { return nil }
    return screen.expectations(unlike: other, after: other).first
      ?? screen.lineExpectation(unlike: other)
  }
}

extension Screen<Int> {
  func isAs(_ expectation: Command.Expectation) -> Bool {
    let command = expectation.command
    return (command.form == .change || (try? check(command)) == nil) == false
  }

  /// Returns one expectation for each difference of the topmost layer from that of another screen, and
  /// of the title and the kind of the layer from those of the screen before.
  ///
  /// A control that has come has no status and can take each step, unless that is expected, too. The
  /// title of a screen or a sheet isn't one of the texts. Texts that have gone aren't expected to be gone
  /// if as many have come in their place. What nothing else tells, such as another symbol, is a line of
  /// the outline.
  func expectations(unlike other: Screen, after last: Screen) -> [Command.Expectation] {
    let new = nodes(unlike: other)
    let gone = other.nodes(unlike: self)
    let newTexts = topLayer.texts(unlike: other.topLayer)
    let goneTexts = other.topLayer.texts(unlike: topLayer)
    let table: [[[Command.Expectation]]] = [
      newTexts.map { [.alert($0), .text($0)] },
      ways(new) { node in [node.value.map { .value($0, of: node.name) }] },
      ways(new.filter { $0.node.role == .button }) { [.button($0.name, isEnabled: $0.isEnabled)] },
      newTexts.count == goneTexts.count ? [] : goneTexts.map { [.noText($0)] },
      ways(gone) { [.noButton($0.name), .noValue(of: $0.name)] },
      ways(new) { node in [node.heldStatus.map { .status($0.name, of: node.name) }] },
      ways(gone) { node in [node.heldStatus.map { _ in .noStatus(of: node.name) }] },
      ways(new) { $0.refuses(.decrement) ? [.step(.decrement, $0.name, isEnabled: false)] : [] },
      ways(gone) { $0.refuses(.decrement) ? [.step(.decrement, $0.name, isEnabled: true)] : [] },
      ways(new) { $0.refuses(.increment) ? [.step(.increment, $0.name, isEnabled: false)] : [] },
      ways(gone) { $0.refuses(.increment) ? [.step(.increment, $0.name, isEnabled: true)] : [] },
      [[.dismissal(isEnabled: true), .dismissal(isEnabled: false)]],
      events.filter { $0.work == nil }.map { [.request($0.name)] },
      other.events.filter { $0.work == nil }.map { [.noRequest($0.name)] },
    ]
    let frame = [.title(visibleTitle), .noAlert].filter { isAs($0) && last.isAs($0) == false }
    let told =
      frame + table.joined().compactMap { $0.first { isAs($0) && other.isAs($0) == false } }
    let isTold = told.isEmpty == false || topLayer == last.topLayer
    return isTold ? told.unique : [lineExpectation(unlike: last)]
  }

  /// Returns the ways to expect something of each node, by its shortest target first, or else its line of
  /// the outline.
  private func ways(
    _ nodes: [PlacedLine], _ expectations: (Node<Int>) -> [Command.Expectation?]
  ) -> [[Command.Expectation]] {
    nodes.map { node, groups, line in
      let targets = Target.all(node.name, identifier: node.identifier, in: groups)
      let ways = targets.flatMap { target in expectations(node).compactMap { $0?.on(target) } }
      return ways.isEmpty || ways.contains(where: isAs) ? ways : [line]
    }
  }

  /// Returns the nodes of the topmost layer that aren't in that of another screen, regardless of their
  /// actions, each with its line of the outline.
  private func nodes(unlike other: Screen) -> [PlacedLine] {
    let others = Set(other.topLayer.flattenedNodes.map { $0.withoutNumbers })
    let placed = topLayer.placedNodes
    let lines = outlineLines
    return zip(placed, lines.indices.suffix(placed.count))
      .filter { others.contains($0.0.node.withoutNumbers) == false }
      .map { ($0.node, $0.groups, .line($1 + 1, String(lines[$1].unindented))) }
  }

  /// Returns an expectation of the first line of the outline that isn't as on another screen.
  fileprivate func lineExpectation(unlike other: Screen) -> Command.Expectation {
    let lines = outlineLines
    let start = zip(lines, other.outlineLines).prefix { $0 == $1 }.count
    let texts = lines.dropFirst(start).prefix(1).flatMap { [$0.unindented, $0] }
    return texts.map { .line(start + 1, String($0)) }.first { other.isAs($0) == false }
      ?? .noLine(start + 1)
  }
}

/// A node, the names of the groups around it, and an expectation of its line of the outline.
private typealias PlacedLine = (node: Node<Int>, groups: [String], line: Command.Expectation)

extension Node {
  /// Returns whether the node is a stepper that can't take a step.
  func refuses(_ gesture: Gesture) -> Bool { role == .stepper && action(gesture) == nil }
}

extension Layer {
  /// Returns the texts that aren't on another layer, without the titles of screens and sheets.
  fileprivate func texts(unlike other: Layer) -> [String] {
    let others = other.texts.dropFirst(other.role == .alert ? 0 : 1)
    return texts.dropFirst(role == .alert ? 0 : 1).filter { others.contains($0) == false }.unique
  }
}

extension Node<Int> {
  /// The same node with 0 for each action.
  fileprivate var withoutNumbers: Node { map { Control($0.gesture, $0.action.map { _ in 0 }) } }
}
