import HeadlessUI
import PlainText

struct LinearReading {
  private static let mostIndented = 20

  private let words: Vocabulary
  private(set) var text = ""
  private var number = 0

  init(_ screen: Screen<ErasedAction>, in words: Vocabulary) {
    self.words = words
    read(screen.topLayer)
  }

  private mutating func read(_ layer: Layer<ErasedAction>) {
    var line = "\(words.word(for: layer.role)) \(layer.name.quoted)"
    if case .some = layer.dismissal, layer.nodes.contains(where: { $0.cancels }) == false {
      line += ", \(words.dismiss) [\(layer.affordances.count)]"
    }
    if let hint = layer.dismissal?.hint { line += ", \(hint)" }
    write(line, depth: 0)
    for node in layer.nodes { read(node, depth: 1) }
  }

  private mutating func read(_ node: Node<ErasedAction>, depth: Int) {
    let isNameless = node.role == .group && node.name.isEmpty
    if isNameless == false { write(line(of: node), depth: depth) }
    guard case .group(let group) = node else { return }
    for child in group.children { read(child, depth: isNameless ? depth : depth + 1) }
  }

  /// Returns the line of a node, apart from the recursive method to keep its stack frames small.
  private mutating func line(of node: Node<ErasedAction>) -> String {
    var line = "\(words.word(for: node.role)) \(node.name.quoted)"
    if let value = node.value { line += " \(value.quoted)" }
    if let status = node.heldStatus { line += ", \(status.name)" }
    switch node {
    case .text, .value, .group: break
    case .button(let button):
      if let hint = button.hint { line += ", \(hint)" }
      if let role = button.role {
        line += ", \(role == .cancel ? words.cancel : words.destructive)"
      }
      line += mark(isEnabled: button.isEnabled, separator: ",")
    case .stepper(let stepper):
      line += ", \(words.decrease)" + mark(isEnabled: stepper.canDecrement)
      line += ", \(words.increase)" + mark(isEnabled: stepper.canIncrement)
    }
    return line
  }

  /// Returns the number of the next control, or the word for a disabled control if it's disabled.
  private mutating func mark(isEnabled: Bool, separator: String = "") -> String {
    number += 1
    return isEnabled ? " [\(number)]" : "\(separator) \(words.disabled)"
  }

  private mutating func write(_ line: String, depth: Int) {
    text += String(repeating: "  ", count: min(depth, LinearReading.mostIndented)) + line.visible
    text += "\n"
  }
}
