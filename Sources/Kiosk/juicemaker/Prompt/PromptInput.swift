import FlowDriver
import HeadlessUI

/// A line that a person types at the prompt.
enum PromptInput: Hashable {
  /// Nothing.
  case nothing
  /// Leaves the kiosk.
  case leave
  /// Asks for help.
  case help
  /// Asks for help on flow commands.
  case flowHelp
  /// Asks for the whole screen.
  case show
  /// Dismisses the topmost sheet or alert.
  case dismiss
  /// Activates the control with a number.
  case number(Int)
  /// Taps the control with a name.
  case name(String)
  /// Changes the value of the stepper with a name by a number of steps, which is negative to lower
  /// it.
  case step(String, by: Int)
  /// Performs a flow command.
  case flow

  /// Creates the input from a line.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line.
  ///   - names: The names that are on the screen, which aren't taken for anything else.
  ///   - words: The words that the prompt understands.
  ///   - isRepeating: Whether the line is one between `repeat` and `end`.
  init(_ line: [UInt8], names: [String], words: PromptWords, isRepeating: Bool) {
    let parts = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }.map { String($0) }
    let first = parts.first ?? ""
    let text = PromptInput.unquoted(parts.joined(separator: " "))
    if parts.count == 1, words.includes(first, in: \.leave) {
      self = .leave
    } else if parts.count <= 2, words.includes(first, in: \.help) {
      self =
        parts.dropFirst().allSatisfy({ words.includes($0, in: \.flow) == false })
        ? .help : .flowHelp
    } else if isRepeating {
      self = .flow
    } else if parts.isEmpty {
      self = .nothing
    } else if let number = wholeNumber(in: line) {
      self = .number(number)
    } else if names.contains(text) {
      self = .name(text)
    } else if parts.count == 1, words.includes(first, in: \.show) {
      self = .show
    } else if parts.count == 1, words.includes(first, in: \.dismiss) {
      self = .dismiss
    } else if first.hasPrefix("#") || FlowParser.commands.contains(first) {
      self = .flow
    } else if let (name, steps) = PromptInput.steps(in: text) {
      self = .step(name, by: steps)
    } else {
      self = .name(text)
    }
  }

  /// Returns whether a line has no command.
  static func isBlank(_ line: [UInt8]) -> Bool {
    let start = line.first { [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) == false }
    return start == nil || start == UInt8(ascii: "#") || start == UInt8(ascii: "\r")
  }

  /// Returns a text without the quotes around it.
  private static func unquoted(_ text: String) -> String {
    let quotes: [(Character, Character)] = [
      ("\"", "\""), ("'", "'"), ("“", "”"), ("‘", "’"), ("「", "」"),
    ]
    guard text.count > 2, quotes.contains(where: { text.first == $0 && text.last == $1 }) else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the name and the number of steps of a text such as `Kiwi +3`, or `nil` if it isn't one.
  private static func steps(in text: String) -> (String, Int)? {
    let digits = text.reversed().prefix { ("0"..."9").contains($0) }.count
    let start = text.dropLast(digits)
    guard let sign = start.last, "+-".contains(sign), let steps = Int(text.suffix(digits)),
      Command.steps.contains(steps)
    else { return nil }
    let name = unquoted(String(start.dropLast()).words)
    return name.isEmpty ? nil : (name, sign == "-" ? -steps : steps)
  }
}

extension String {
  /// The words of the text, with a space between each two.
  fileprivate var words: String {
    split { $0.isWhitespace }.joined(separator: " ")
  }
}
