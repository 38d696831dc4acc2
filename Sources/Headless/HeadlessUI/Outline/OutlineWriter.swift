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
    writer.write(screen, "screen \(screen.title.quoted)", depth: 0)
    return writer.text
  }

  private mutating func write(_ screen: Screen<Int>, _ line: String, depth: Int) {
    write(line, depth: depth)
    for button in screen.bar { write("bar \(words(button))", depth: depth + 1) }
    for node in screen.content { write(node, depth: depth + 1) }
    switch screen.modal {
    case .alert(let alert): write(alert, depth: depth + 1)
    case .sheet(let sheet, let dismissal):
      let line = "sheet \(sheet.title.quoted)" + number(" dismiss", dismissal)
      write(sheet, line, depth: depth + 1)
    case nil: break
    }
  }

  private mutating func write(_ alert: Alert<Int>, depth: Int) {
    let line = "alert" + text("", alert.message) + text(" title", alert.title)
    write(line + number(" dismiss", alert.dismissal), depth: depth)
    for button in alert.buttons { write("button \(words(button))", depth: depth + 1) }
  }

  private mutating func write(_ node: Node<Int>, depth: Int) {
    switch node {
    case .text(let words): write("text \(words.quoted)", depth: depth)
    case .value(let value):
      let name = value.name.quoted + text(" id", value.identifier)
      let line = "value \(name) \(value.value.quoted)"
      write(line + text(" symbol", value.symbol), depth: depth)
    case .button(let button): write("button \(words(button))", depth: depth)
    case .stepper(let stepper):
      let name = stepper.name.quoted + text(" id", stepper.identifier)
      let line = "stepper \(name) \(stepper.value.quoted)"
      let steps = number(" decrease", stepper.decrement) + number(" increase", stepper.increment)
      let end = steps + words(stepper.status)
      write(line + text(" symbol", stepper.symbol) + end, depth: depth)
    case .group(let group):
      write("group" + text("", group.name), depth: depth)
      for child in group.children { write(child, depth: depth + 1) }
    }
  }

  private func words(_ button: Button<Int>) -> String {
    var words = button.name.quoted + text(" id", button.identifier) + number("", button.action)
    switch button.role {
    case .cancel: words += " cancel"
    case .destructive: words += " destructive"
    case nil: break
    }
    return words + self.words(button.status)
  }

  private func words(_ status: Status?) -> String {
    guard let status else { return "" }
    let words = text(" status", status.name) + (status.isWarning ? " warning" : "")
    return words + (status.holds ? " holds" : "")
  }

  private func text(_ word: String, _ text: String?) -> String {
    text.map { "\(word) \($0.quoted)" } ?? ""
  }

  private func number(_ word: String, _ number: Int?) -> String {
    number.map { "\(word) [\($0)]" } ?? ""
  }

  private mutating func write(_ line: String, depth: Int) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }
}
