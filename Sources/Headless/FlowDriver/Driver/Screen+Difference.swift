public import HeadlessUI

extension Screen {
  /// Returns an expectation that this screen meets and another one doesn't, or `nil` if both show and
  /// offer the same.
  ///
  /// The whole screens are compared, even what a modal covers, and identifiers, which drivers use.
  /// Actions don't count, only whether there are any. The expectation is the first of these that
  /// tells the two screens apart: the title, an alert, a text, a value, a button, a status, a step, a
  /// dismissal, or else a line of the outline.
  ///
  /// - Parameter other: The screen that must not meet the expectation.
  @inlinable
  public func expectation<Other>(unlike other: Screen<Other>) -> Command.Expectation? {
    isAlike(other) ? nil : firstExpectation(unlike: other)
  }

  @usableFromInline
  func firstExpectation<Other>(unlike other: Screen<Other>) -> Command.Expectation? {
    let (top, otherTop) = (topLayer, other.topLayer)
    let parts: [() -> [Command.Expectation]] = [
      { layers.last { ($0.role == .alert) == false }.map { [.title($0.name)] } ?? [] },
      { top.role == .alert ? top.texts.map { .alert($0) } : [.noAlert] },
      { top.texts.map { .text($0) } },
      { top.flattenedNodes.flatMap { $0.valueExpectations } },
      { top.flattenedNodes.flatMap { $0.buttonExpectations } },
      { otherTop.flattenedNodes.flatMap { $0.buttonAbsences } },
      { top.controls.flatMap { $0.statusExpectations } },
      { top.flattenedNodes.flatMap { $0.stepExpectations } },
      { [.dismissal(isEnabled: (top.dismissal == nil) == false)] },
      { lineExpectations(unlike: other) },
    ]
    for part in parts {
      let found = part().first { meets($0) && other.meets($0) == false }
      if let found { return found }
    }
    return nil
  }

  private func meets(_ expectation: Command.Expectation) -> Bool {
    do {
      try check(expectation)
      return true
    } catch {
      return false
    }
  }

  private func lineExpectations<Other>(unlike other: Screen<Other>) -> [Command.Expectation] {
    let (lines, others) = (outlineLines, other.outlineLines)
    let start = zip(lines, others).prefix { $0 == $1 }.count
    guard start < lines.count else { return [.noLine(start + 1)] }
    return [lines[start].unindented, lines[start]].map { .line(start + 1, String($0)) }
  }
}

extension Node {
  /// No identifier, and then the identifier of the node if it has one.
  private var identifiers: [String?] {
    identifier.map { [nil, $0] } ?? [nil]
  }

  fileprivate var valueExpectations: [Command.Expectation] {
    guard let value else { return [] }
    return identifiers.map { .value(name, value, identifier: $0) }
  }

  fileprivate var buttonExpectations: [Command.Expectation] {
    guard case .button(let button) = self else { return [] }
    return [nil, button.isEnabled].flatMap { isEnabled in
      identifiers.map { .button(name, identifier: $0, isEnabled: isEnabled) }
    }
  }

  fileprivate var buttonAbsences: [Command.Expectation] {
    role == .button ? identifiers.map { .noButton(name, identifier: $0) } : []
  }

  fileprivate var statusExpectations: [Command.Expectation] {
    identifiers.map { identifier in
      heldStatus.map { .status(name, $0, identifier: identifier) }
        ?? .noStatus(name, identifier: identifier)
    }
  }

  fileprivate var stepExpectations: [Command.Expectation] {
    guard case .stepper(let stepper) = self else { return [] }
    let steps: [(Gesture, Bool)] = [
      (.decrement, stepper.canDecrement), (.increment, stepper.canIncrement),
    ]
    return steps.flatMap { gesture, isEnabled in
      identifiers.map { .step(gesture, name, identifier: $0, isEnabled: isEnabled) }
    }
  }
}
