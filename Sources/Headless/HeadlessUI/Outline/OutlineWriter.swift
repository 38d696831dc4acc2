import CellText

extension Screen {
  /// The whole screen as text, one part on each line, including the layers that others cover.
  ///
  /// Nothing is lost: `Screen(parsing:file:)` in FlowDriver reads the ``numbered`` screen back.
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
      var head = layer
      line(layer.role.rawValue, depth: depth) { $0.layer(&head) }
      if depth == 0, showsAll {
        for var event in screen.events { line("event", depth: 1) { $0.event(&event) } }
      }
      let part = layer.role == .alert ? "button" : "bar"
      for button in layer.buttons { write(button, as: part, depth: depth + 1) }
      for node in layer.content { write(node, as: node.role.rawValue, depth: depth + 1) }
    }
  }

  private mutating func write(_ node: Node<Int>, as part: String, depth: Int) {
    var node = node
    let isShown = showsAll || node.isFrame == false
    if isShown {
      line(part, depth: depth) { line in
        switch node.kind {
        case .text, .group:
          var name = node.name
          if node.isFrame == false { line.text(&name, after: part) }
        default: line.node(&node, after: part)
        }
      }
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
