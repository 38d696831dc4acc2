import PlainText

extension Screen {
  /// The whole screen as text, one part on each line, including the layers that others cover.
  ///
  /// Nothing is lost: ``init(parsing:file:)`` reads the ``numbered`` screen back.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var outline: String { outline(showsAll: true) }

  /// Returns the outline, with or without identifiers, events, statuses that don't hold, the frames of
  /// groups without a name, and everything else that isn't read on the screen.
  package func outline(showsAll: Bool) -> String {
    var writer = OutlineWriter(showsAll: showsAll)
    writer.write(numbered)
    return writer.text
  }
}

private struct OutlineWriter {
  private static let unread = ["id", "language", "warning", "unsaved", "focus"]

  let showsAll: Bool
  var text = ""

  mutating func write(_ screen: Screen<Int>) {
    for (depth, var layer) in screen.layers.enumerated() {
      line(layer.role.rawValue, depth: depth) { $0.layer(&layer) }
      if depth == 0, showsAll {
        for var event in screen.events { line("event", depth: 1) { $0.event(&event) } }
      }
      let part = layer.role == .alert ? "button" : "bar"
      for button in layer.buttons { write(part, button, depth: depth + 1) }
      for node in layer.content { write(node, depth: depth + 1) }
    }
  }

  private mutating func write(_ node: Node<Int>, depth: Int) {
    let part = node.role.rawValue
    switch node {
    case .text(var text): line(part, depth: depth) { $0.text(&text, after: part) }
    case .value(var value): line(part, depth: depth) { $0.value(&value) }
    case .button(let button): write(part, button, depth: depth)
    case .stepper(var stepper):
      if showsAll == false { stepper.status = node.heldStatus }
      line(part, depth: depth) { $0.stepper(&stepper) }
    case .group(let group) where showsAll == false && group.name == nil:
      for child in group.children { write(child, depth: depth) }
    case .group(var group):
      line(part, depth: depth) { $0.text(&group.name, after: nil) }
      for child in group.children { write(child, depth: depth + 1) }
    }
  }

  private mutating func write(_ part: String, _ button: Button<Int>, depth: Int) {
    var button = button
    if showsAll == false { button.status = Node.button(button).heldStatus }
    line(part, depth: depth) { $0.button(&button, after: part) }
  }

  private mutating func line(_ part: String, depth: Int, _ write: (inout OutlineWriter) -> Void) {
    text += String(repeating: "  ", count: depth) + part
    write(&self)
    text += "\n"
  }
}

extension OutlineWriter: OutlineLine {
  mutating func text(_ text: inout String, after words: String) { self.text += " \(text.quoted)" }

  mutating func text(_ text: inout String?, after word: String?) {
    guard let text, shows(word) else { return }
    self.text += (word.map { " \($0)" } ?? "") + " \(text.quoted)"
  }

  mutating func number(_ number: inout Int?, after word: String?) {
    guard let number else { return }
    text += (word.map { " \($0)" } ?? "") + " [\(number)]"
  }

  mutating func word(_ word: String, _ isThere: inout Bool) {
    if isThere, shows(word) { text += " \(word)" }
  }

  private func shows(_ word: String?) -> Bool {
    showsAll || OutlineWriter.unread.contains { $0 == word } == false
  }
}
