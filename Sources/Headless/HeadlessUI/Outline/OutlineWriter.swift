import PlainText

extension Screen {
  /// The whole screen as text, one part on each line, including the parts that a modal covers.
  ///
  /// Nothing is lost: ``init(parsing:file:)`` reads the ``numbered`` screen back.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  @inlinable
  public var outline: String { OutlineWriter.text(numbered) }
}

@usableFromInline
struct OutlineWriter {
  private var text = ""

  @usableFromInline
  static func text(_ screen: Screen<Int>) -> String {
    var writer = OutlineWriter()
    var line = screen
    writer.line("screen", depth: 0) { $0.screen(&line, after: "screen") }
    for var event in screen.events { writer.line("event", depth: 1) { $0.event(&event) } }
    writer.write(screen, depth: 1)
    return writer.text
  }

  private mutating func write(_ screen: Screen<Int>, depth: Int) {
    for button in screen.bar { write("bar", button, depth: depth) }
    for node in screen.content { write(node, depth: depth) }
    switch screen.modal {
    case .alert(var alert):
      line("alert", depth: depth) { $0.alert(&alert) }
      for button in alert.buttons { write("button", button, depth: depth + 1) }
    case .sheet(var sheet, var dismissal):
      line("sheet", depth: depth) {
        $0.screen(&sheet, after: "sheet")
        $0.dismissal(&dismissal)
      }
      write(sheet, depth: depth + 1)
    case nil: break
    }
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
