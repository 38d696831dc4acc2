import PlainText

extension Screen {
  /// The whole screen as text, one part on each line: everything that it shows and offers, even what a
  /// modal covers.
  ///
  /// Nothing is lost: ``init(parsing:file:)`` reads the ``numbered`` screen back.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  @inlinable
  public var outline: String { OutlineWriter.text(numbered) }
}

/// The lines of an outline: one part on each line, with the parts inside it indented below.
@usableFromInline
struct OutlineWriter {
  private var text = ""

  @usableFromInline
  static func text(_ screen: Screen<Int>) -> String {
    var writer = OutlineWriter()
    writer.begin("screen", depth: 0)
    writer.write(screen.title)
    writer.end()
    writer.write(screen, depth: 1)
    return writer.text
  }

  private mutating func write(_ screen: Screen<Int>, depth: Int) {
    for button in screen.bar { write("bar", button, depth: depth) }
    for node in screen.content { write(node, depth: depth) }
    switch screen.modal {
    case .alert(let alert):
      begin("alert", depth: depth)
      write(alert.message)
      write(alert.title, after: "title")
      write(alert.dismissal, after: "dismiss")
      end()
      for button in alert.buttons { write("button", button, depth: depth + 1) }
    case .sheet(let sheet, let dismissal):
      begin("sheet", depth: depth)
      write(sheet.title)
      write(dismissal, after: "dismiss")
      end()
      write(sheet, depth: depth + 1)
    case nil: break
    }
  }

  private mutating func write(_ node: Node<Int>, depth: Int) {
    if case .button(let button) = node { return write("button", button, depth: depth) }
    begin(node.role.rawValue, depth: depth)
    if case .group(let group) = node { write(group.name) } else { write(node.name) }
    write(node.identifier, after: "id")
    write(node.value)
    if case .value(let value) = node { write(value.symbol, after: "symbol") }
    if case .stepper(let stepper) = node {
      write(stepper.symbol, after: "symbol")
      write(stepper.decrement, after: "decrease")
      write(stepper.increment, after: "increase")
      write(stepper.status)
    }
    end()
    guard case .group(let group) = node else { return }
    for child in group.children { write(child, depth: depth + 1) }
  }

  private mutating func write(_ part: String, _ button: Button<Int>, depth: Int) {
    begin(part, depth: depth)
    write(button.name)
    write(button.identifier, after: "id")
    write(button.action)
    if let role = button.role { text += role == .cancel ? " cancel" : " destructive" }
    write(button.status)
    end()
  }

  private mutating func write(_ status: Status?) {
    guard let status else { return }
    write(status.name, after: "status")
    if status.isWarning { text += " warning" }
    if status.holds { text += " holds" }
  }

  private mutating func write(_ string: String?, after word: String? = nil) {
    guard let string else { return }
    if let word { text += " \(word)" }
    text += " \(string.quoted)"
  }

  private mutating func write(_ number: Int?, after word: String? = nil) {
    guard let number else { return }
    if let word { text += " \(word)" }
    text += " [\(number)]"
  }

  private mutating func begin(_ part: String, depth: Int) {
    text += String(repeating: "  ", count: depth) + part
  }

  private mutating func end() { text += "\n" }
}
