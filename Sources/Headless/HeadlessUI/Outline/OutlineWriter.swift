import CellText

extension Screen {
  /// The whole screen as text, one part on each line, including the layers that others cover.
  ///
  /// Nothing is lost: `Screen(parsing:)` in FlowDriver reads the ``numbered`` screen back.
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
  private static let unread = [
    "id", "language", "warning", "unsaved", "focus", "offer", "file", "bytes",
  ]

  let showsAll: Bool
  var text = ""

  mutating func write(_ screen: Screen<Int>) {
    for (depth, layer) in screen.layers.enumerated() {
      line(layer.role.rawValue, depth: depth) { _ = $0.layer(layer) }
      if depth == 0, showsAll {
        for event in screen.events { line("event", depth: 1) { _ = $0.event(event) } }
      }
      let part = layer.role == .alert ? "button" : "bar"
      for button in layer.buttons { write(button, as: part, depth: depth + 1) }
      for node in layer.content { write(node, as: node.role.rawValue, depth: depth + 1) }
    }
  }

  private mutating func write(_ node: Node<Int>, as part: String, depth: Int) {
    let isShown = showsAll || node.isFrame == false
    if isShown {
      line(part, depth: depth) { _ = $0.node(node, after: part) }
    }
    for child in node.children {
      write(child, as: child.role.rawValue, depth: isShown ? depth + 1 : depth)
    }
  }

  private mutating func line(_ part: String, depth: Int, _ write: (inout OutlineWriter) -> Void) {
    text += String(repeating: "  ", count: depth) + part
    write(&self)
    text += "\n"
  }
}

extension OutlineWriter: OutlineLine {
  mutating func text(_ text: String, after words: String) -> String {
    self.text += " \(text.quoted)"
    return text
  }

  mutating func text(_ text: String?, after word: String?) -> String? {
    if let text, shows(word) { self.text += (word.map { " \($0)" } ?? "") + " \(text.quoted)" }
    return text
  }

  mutating func number(_ number: Int?, after word: String?) -> Int? {
    if let number { text += (word.map { " \($0)" } ?? "") + " [\(number)]" }
    return number
  }

  mutating func word(_ word: String, _ isThere: Bool) -> Bool {
    if isThere, shows(word) { text += " \(word)" }
    return isThere
  }

  private func shows(_ word: String?) -> Bool {
    showsAll || OutlineWriter.unread.contains { $0 == word } == false
  }
}
