import FlowDriver
import HeadlessUI
import PlainText

/// A change of a value that a person asks for.
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
  fileprivate var folded: String { latinKeys.withoutBlanks.lowercased() }

  /// The text without the quotes of any language around it.
  var unquoted: String {
    let quotes = "\"'“”‘’「」"
    guard count > 2, let first, let last, quotes.contains(first), quotes.contains(last) else {
      return self
    }
    return String(dropFirst().dropLast())
  }

  /// Returns the name, which may be empty or unfinished, and the change in a text such as `Kiwi +3`,
  /// `+3`, or `Kiwi 20`, which may end with a counter, or `nil` if it isn't one.
  func change(_ counters: [String]) -> (name: String, ValueChange)? {
    let counter = counters.first { hasSuffix($0) } ?? ""
    let text = dropLast(counter.count).split { $0.isWhitespace }.joined(separator: " ")
    let digits = text.reversed().prefix { ("0"..."9").contains($0) }.count
    guard let number = Int(text.suffix(digits)) else { return nil }
    var words = text.dropLast(digits).split { $0.isWhitespace }
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
  /// The names of buttons, steppers, and values.
  fileprivate var usableNames: [String] {
    flattenedNodes.filter { [.button, .stepper, .value].contains($0.role) }.map { $0.name }
  }

  /// Returns the name of a button, a stepper, or a value that differs from a text only in blanks and in
  /// the case and the width of letters, or `nil` if there is none.
  func name(_ text: String) -> String? {
    usableNames.first { $0 == text } ?? usableNames.first { $0.folded == text.folded }
  }
}

extension Screen {
  /// Returns the names that a text can mean: the one like it, or else those that start with it, of
  /// buttons, steppers, and values, or else one like it of any other node, even a covered one.
  func names(meantBy text: String) -> [String] {
    if let name = topLayer.name(text) { return [name] }
    let start = text.folded
    let names = topLayer.usableNames.filter { start.isEmpty == false && $0.folded.hasPrefix(start) }
    let others = layers.reversed().flatMap { $0.flattenedNodes }.map { $0.name }
    return Set(names.isEmpty ? others.filter { $0.folded == start } : names).sorted()
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
