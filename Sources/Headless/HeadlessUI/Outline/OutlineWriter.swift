import PlainText

extension Screen {
  /// The whole screen as text, one part on each line, including the layers that others cover.
  ///
  /// Nothing is lost: ``init(parsing:file:)`` reads the ``numbered`` screen back.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var outline: String { OutlineWriter.text(numbered) }
}

private struct OutlineWriter {
  private var text = ""

  static func text(_ screen: Screen<Int>) -> String {
    var writer = OutlineWriter()
    for (depth, var layer) in screen.layers.enumerated() {
      writer.line(layer.role.rawValue, depth: depth) { $0.layer(&layer) }
      if depth == 0 {
        for var event in screen.events { writer.line("event", depth: 1) { $0.event(&event) } }
      }
      let part = layer.role == .alert ? "button" : "bar"
      for button in layer.buttons { writer.write(part, button, depth: depth + 1) }
      for node in layer.content { writer.write(node, depth: depth + 1) }
    }
    return writer.text
  }

  private mutating func write(_ node: Node<Int>, depth: Int) {
    let part = node.role.rawValue
    switch node {
    case .text(var text): line(part, depth: depth) { $0.text(&text, after: part) }
    case .value(var value): line(part, depth: depth) { $0.value(&value) }
    case .button(let button): write(part, button, depth: depth)
    case .stepper(var stepper): line(part, depth: depth) { $0.stepper(&stepper) }
    case .group(var group):
      line(part, depth: depth) { $0.text(&group.name, after: nil) }
      for child in group.children { write(child, depth: depth + 1) }
    }
  }

  private mutating func write(_ part: String, _ button: Button<Int>, depth: Int) {
    var button = button
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
    guard let text else { return }
    self.text += (word.map { " \($0)" } ?? "") + " \(text.quoted)"
  }

  mutating func number(_ number: inout Int?, after word: String?) {
    guard let number else { return }
    text += (word.map { " \($0)" } ?? "") + " [\(number)]"
  }

  mutating func word(_ word: String, _ isThere: inout Bool) {
    if isThere { text += " \(word)" }
  }
}
