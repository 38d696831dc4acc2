import HeadlessUI
import PlainText

extension Screen {
  /// Checks what the screen shows.
  func check(_ expectation: Command.Expectation) throws(FlowFailure) {
    let top = topLayer
    switch expectation {
    case .text(let text): try check(text: text, in: top)
    case .title(let title): try check(title: title)
    case .value(let name, let value, let identifier):
      try check(value, of: Target(name, identifier: identifier), in: top)
    case .button(let name, let identifier, let isEnabled):
      try check(isEnabled, Target(name, role: .button, identifier: identifier), in: top)
    case .step(let gesture, let name, let identifier, let isEnabled):
      try check(gesture, on: Target(name, identifier: identifier), isEnabled, in: top)
    case .noButton(let name, let identifier):
      let target = Target(name, role: .button, identifier: identifier)
      guard top.flattenedNodes.contains(where: target.matches) == false else {
        throw unexpected("button \(name.shown)", "no such button")
      }
    case .status(let name, let status, let identifier):
      try check(status: status, of: Target(name, identifier: identifier), in: top)
    case .noStatus(let name, let identifier):
      try check(status: nil, of: Target(name, identifier: identifier), in: top)
    case .alert(let text):
      guard top.role == .alert, top.texts.contains(text) else {
        throw unexpected(top.role == .alert ? top.shown : "no alert", "alert \(text.shown)")
      }
    case .noAlert:
      guard top.role == .alert else { return }
      throw unexpected(top.shown, "no alert")
    case .dismissal(let isEnabled): try check(isDismissible: isEnabled, top)
    case .line(let number, let text): try check(line: number, text)
    case .noLine(let number): try check(noLine: number)
    case .change: return
    }
  }

  private func check(text: String, in top: Layer<Action>) throws(FlowFailure) {
    guard top.texts.contains(text) == false else { return }
    throw failure(.notFound(.text, name: text, nearest: text.nearest(3, among: top.texts)))
  }

  private func check(title: String) throws(FlowFailure) {
    guard let layer = layers.last(where: { ($0.role == .alert) == false }) else { return }
    guard layer.name == title else {
      throw unexpected("title \(layer.name.shown)", "title \(title.shown)")
    }
  }

  private func check(
    _ value: String,
    of target: Target,
    in top: Layer<Action>
  ) throws(FlowFailure) {
    let found = top.values.filter { target.matches($0) }
    guard found.count < 2 else { throw ambiguous(target, found) }
    guard let part = found.first else { throw missing(.value, target) { $0.values } }
    guard part.value == value else {
      throw unexpected("\(target.name.shown) at \((part.value ?? "").shown)", value.shown)
    }
  }

  private func check(line number: Int, _ text: String) throws(FlowFailure) {
    let lines = outlineLines
    guard lines.indices.contains(number - 1) else {
      throw unexpected("\(lines.count) lines", "line \(number) \(text.shown)")
    }
    let line = lines[number - 1]
    guard line == text || line.unindented == text else {
      let found = text.hasPrefix(" ") ? line : line.unindented
      throw unexpected("line \(number) \(String(found).shown)", text.shown)
    }
  }

  private func check(noLine number: Int) throws(FlowFailure) {
    let lines = outlineLines
    guard lines.indices.contains(number - 1) else { return }
    throw unexpected(
      "line \(number) \(String(lines[number - 1].unindented).shown)", "fewer lines")
  }

  func unexpected(_ found: String, _ expected: String) -> FlowFailure {
    failure(.unexpected(found: found, expected: expected))
  }
}

extension Screen {
  /// The lines of the outline, with their indentation.
  var outlineLines: [Substring] { outline.split(separator: "\n") }
}

extension Substring {
  /// The line without its indentation.
  var unindented: Substring { drop { $0 == " " } }
}

extension Layer {
  /// The nodes that show a value.
  fileprivate var values: [Node<Action>] {
    flattenedNodes.filter { $0.role == .value || $0.role == .stepper }
  }

  /// The texts that a person reads: the name of the layer, its texts, and its headings.
  var texts: [String] {
    let names = flattenedNodes.filter { $0.role == .text || $0.role == .group }.map { $0.name }
    return [name] + names.filter { $0.isEmpty == false }
  }

  /// The layer as an error shows it.
  fileprivate var shown: String {
    "\(role.rawValue) \(name.shown)"
  }
}
