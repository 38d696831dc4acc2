import FlowDriver
import HeadlessUI
import PlainText

/// What a person wants to do to a value.
enum ValueChange: Equatable {
  /// A number of steps, which lower the value if it's negative.
  case by(Int)
  case to(Int)

  var isRelative: Bool { if case .by = self { true } else { false } }
}

extension [String] {
  /// Returns whether a text is one of the words, in uppercase or in lowercase.
  func means(_ text: String) -> Bool { contains(text.lowercased()) }
}

extension String {
  /// The number of a control that the text is, which has no sign: that's a number of steps.
  var controlNumber: Int? { hasPrefix("+") || hasPrefix("-") ? nil : Int(self) }

  fileprivate var folded: String { latinKeys.withoutBlanks.lowercased() }

  /// The text without the quotes of any language around it.
  var unquoted: String {
    let quotes = "\"'“”‘’「」"
    guard count > 2, let first, let last, quotes.contains(first), quotes.contains(last) else {
      return self
    }
    return String(dropFirst().dropLast())
  }

  /// The name, which may be empty or unfinished, and the change in a text such as `Kiwi +3`, `+3`, or
  /// `Kiwi 20`, or `nil` if it isn't one.
  var change: (name: String, ValueChange)? {
    let digits = reversed().prefix { ("0"..."9").contains($0) }.count
    guard let number = Int(suffix(digits)) else { return nil }
    var words = dropLast(digits).split { $0.isWhitespace }
    var change = ValueChange.to(number)
    if let sign = words.last?.last, "+-−–".contains(sign) {
      guard Command.steps.contains(number) else { return nil }
      change = .by(sign == "+" ? number : -number)
      words.append(words.removeLast().dropLast())
    }
    let name = words.filter { $0.isEmpty == false }.joined(separator: " ").unquoted
    return (name, change)
  }
}

extension Layer {
  /// Returns the name that differs from a text only in blanks and in the case and the width of letters,
  /// or `nil` if there is none.
  func name(_ text: String) -> String? {
    let names = flattenedNodes.map { $0.name }
    return names.first { $0 == text } ?? names.first { $0.folded == text.folded }
  }
}

extension Screen {
  /// Returns the name that is like a text, also of what is covered, or else the only name of the
  /// topmost layer that starts with it, or `nil` if there is none.
  ///
  /// One character is no start.
  func name(startingWith text: String) -> String? {
    for layer in layers.reversed() { if let name = layer.name(text) { return name } }
    let (names, start) = (topLayer.flattenedNodes.map { $0.name }, text.folded)
    let meant = Set(names.filter { start.count > 1 && $0.folded.hasPrefix(start) })
    return meant.count == 1 ? meant.first : nil
  }

  /// Returns the value of the stepper with a name, or `nil` if it isn't a number.
  func number(of name: String) -> Int? {
    let stepper = topLayer.flattenedNodes.first { $0.role == .stepper && $0.name == name }
    return stepper?.value.flatMap { Int($0) }
  }

  /// Returns whether a name is that of a value, or of a stepper whose value is a number.
  func hasNumber(_ name: String) -> Bool {
    let isValue = topLayer.flattenedNodes.contains { $0.role == .value && $0.name == name }
    return isValue || (number(of: name) == nil) == false
  }
}
