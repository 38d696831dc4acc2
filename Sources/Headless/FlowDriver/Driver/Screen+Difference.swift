public import HeadlessUI

extension Screen {
  /// Returns an expectation that this screen meets and another one doesn't, or `nil` if both show and
  /// offer the same.
  ///
  /// The whole screens are compared, even what a modal covers, and identifiers, which drivers use.
  /// Actions don't count, only whether there are any. The expectation is the first of these that
  /// tells the two screens apart: the title, an alert, a text, a value, a button, one of them that is
  /// gone, a status, a step, a dismissal, or else a line of the outline.
  @inlinable
  public func expectation<Other>(unlike other: Screen<Other>) -> Command.Expectation? {
    isAlike(other) ? nil : numbered.firstExpectation(unlike: other.numbered)
  }
}

extension Screen {
  /// Returns whether the screen is as expected; a change is nothing that one screen shows.
  package func meets(_ expectation: Command.Expectation) -> Bool {
    numbered.isAs(expectation)
  }
}

extension Screen<Int> {
  @usableFromInline
  func firstExpectation(unlike other: Screen<Int>) -> Command.Expectation? {
    expectations(unlike: other).first { isAs($0) && other.isAs($0) == false }
  }

  fileprivate func isAs(_ expectation: Command.Expectation) -> Bool {
    guard case .check(let check) = expectation.command.form.effect else { return false }
    do {
      try check(self)(expectation.command)
      return true
    } catch {
      return false
    }
  }

  /// Returns expectations that this screen meets, unless other nodes have the same names.
  private func expectations(unlike other: Screen<Int>) -> [Command.Expectation] {
    let top = topLayer
    let (nodes, others) = (top.addressedNodes, other.topLayer.addressedNodes)
    var found: [Command.Expectation] = [.title(visibleTitle)]
    found += top.role == .alert ? top.texts.map { .alert($0) } : [.noAlert]
    found += top.texts.map { .text($0) }
    for (node, identifier) in nodes {
      guard let value = node.value else { continue }
      found.append(.value(value, of: node.name, identifier: identifier))
    }
    for case (.button(let button), let identifier) in nodes {
      found.append(.button(button.name, identifier: identifier))
      found.append(.button(button.name, identifier: identifier, isEnabled: button.isEnabled))
    }
    found += other.topLayer.texts.map { .noText($0) }
    for (node, identifier) in others {
      if case .some = node.value { found.append(.noValue(of: node.name, identifier: identifier)) }
      if node.role == .button { found.append(.noButton(node.name, identifier: identifier)) }
    }
    for (node, identifier) in nodes where [.button, .stepper].contains(node.role) {
      found.append(
        node.heldStatus.map { .status($0.name, of: node.name, identifier: identifier) }
          ?? .noStatus(of: node.name, identifier: identifier))
    }
    for case (.stepper(let stepper), let identifier) in nodes {
      let steps: [(Gesture, Bool)] = [
        (.decrement, stepper.canDecrement), (.increment, stepper.canIncrement),
      ]
      found += steps.map { .step($0, stepper.name, identifier: identifier, isEnabled: $1) }
    }
    found.append(.dismissal(isEnabled: (top.dismissal == nil) == false))
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
