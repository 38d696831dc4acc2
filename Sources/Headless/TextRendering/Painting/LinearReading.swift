import CellText
import HeadlessUI

struct LinearReading {
  private static let mostIndented = 20

  private let words: Vocabulary
  private(set) var text = ""

  init(_ screen: Screen<Int>, in words: Vocabulary) {
    self.words = words
    read(screen.topLayer)
  }

  private mutating func read(_ layer: Layer<Int>) {
    var line = "\(words.word(for: layer.role)) \(layer.name.quoted)"
    if let dismissal = layer.dismissal, layer.nodes.contains(where: { $0.cancels }) == false {
      line += ", \(words.word(for: .dismiss) ?? "") [\(dismissal.action)]"
    }
    if let hint = layer.dismissal?.hint { line += ", \(hint)" }
    write(line, depth: 0)
    for node in layer.nodes { read(node, depth: 1) }
  }

  private mutating func read(_ node: Node<Int>, depth: Int) {
    if node.isFrame == false { write(line(of: node), depth: depth) }
    for child in node.children { read(child, depth: node.isFrame ? depth : depth + 1) }
  }

  /// Returns the line of a node, apart from the recursive method to keep its stack frames small.
  private func line(of node: Node<Int>) -> String {
    var line = "\(words.word(for: node.role)) \(node.name.quoted)"
    if let value = node.shownValue { line += " \(value.quoted)" }
    if node.value == "", let words = node.fieldTraits?.placeholder { line += ", \(words)" }
    if let status = node.heldStatus { line += ", \(status.name)" }
    if let hint = node.hint { line += ", \(hint)" }
    if case .button(let role?) = node.kind {
      line += ", \(role == .cancel ? words.cancel : words.destructive)"
    }
    for control in node.controls where control.gesture.movesFocus == false {
      let word = words.word(for: control.gesture)
      line += word.map { ", \($0)" } ?? ""
      let comma = word == nil ? "," : ""
      line += control.action.map { " [\($0)]" } ?? "\(comma) \(words.disabled)"
    }
    return line
  }

  private mutating func write(_ line: String, depth: Int) {
    text += String(repeating: "  ", count: min(depth, LinearReading.mostIndented)) + line.visible
    text += "\n"
  }
}
