import HeadlessUI
import PlainText

/// A layer read one node a line, in the words of a language.
struct LinearReading {
  private static let mostIndented = 20

  private let words: Vocabulary
  private var text = ""
  private var number = 0

  static func text(_ screen: Screen<SomeAction>, words: Vocabulary) -> String {
    var reading = LinearReading(words: words)
    if let layer = screen.layers.last {
      reading.read(layer)
    }
    return reading.text
  }

  private init(words: Vocabulary) {
    self.words = words
  }

  private mutating func read(_ layer: Layer<SomeAction>) {
    var line = "\(words.word(for: layer.role)) \(quoted(layer.name))"
    if case .some = layer.dismissal {
      line += ", \(words.dismiss) [\(layer.affordances.count)]"
    }
    write(line, depth: 0)
    for node in layer.nodes {
      read(node, depth: 1)
    }
  }

  private mutating func read(_ node: Node<SomeAction>, depth: Int) {
    write(line(of: node), depth: depth)
    guard case .group(let group) = node else { return }
    for child in group.children {
      read(child, depth: depth + 1)
    }
  }

  /// The line of one node, apart from the recursion, whose frames are to be small.
  private mutating func line(of node: Node<SomeAction>) -> String {
    var line = words.word(for: node.role)
    switch node {
    case .text(let content):
      line += " \(quoted(content))"
    case .value(let value):
      line += " \(quoted(value.name)) \(quoted(value.value))"
    case .button(let button):
      line += " \(quoted(button.name))"
      if let status = button.status, status.holds { line += ", \(status.name)" }
      if let role = button.role { line += ", \(words.word(for: role))" }
      line += button.isEnabled ? "" : ", \(words.disabled)"
      line += numberMark(isEnabled: button.isEnabled)
    case .stepper(let stepper):
      line += " \(quoted(stepper.name)) \(quoted(stepper.value))"
      line += step(words.decrease, isEnabled: stepper.canDecrement)
      line += step(words.increase, isEnabled: stepper.canIncrement)
    case .group(let group):
      if let name = group.name { line += " \(quoted(name))" }
    }
    return line
  }

  private mutating func step(_ word: String, isEnabled: Bool) -> String {
    ", \(word)" + (isEnabled ? "" : " \(words.disabled)") + numberMark(isEnabled: isEnabled)
  }

  private mutating func numberMark(isEnabled: Bool) -> String {
    number += 1
    return isEnabled ? " [\(number)]" : ""
  }

  private mutating func write(_ line: String, depth: Int) {
    text += String(repeating: "  ", count: min(depth, LinearReading.mostIndented)) + line.visible
    text += "\n"
  }

  private func quoted(_ text: String) -> String { text.quoted }
}
