import HeadlessUI

extension TokenReader {
  private static let expectations = [
    "text", "title", "value", "button", "increase", "decrease", "status", "alert", "dismiss",
    "line", "change", "no",
  ]
  private static let absences = ["alert", "button", "status", "line"]

  /// Reads what is expected, after the word `expect`.
  mutating func expectation() throws(SyntaxError) -> Command.Expectation {
    guard let first = try next() else { throw missing("something to expect", after: "expect") }
    switch (first.kind, first.text) {
    case (.word, "text"): return .text(try text("expect text"))
    case (.word, "title"): return .title(try text("expect title"))
    case (.word, "value"):
      let (name, identifier) = (try text("expect value"), try identifier())
      return .value(name, try text("expect value NAME"), identifier: identifier)
    case (.word, "button"):
      return .button(
        try text("expect button"), identifier: try identifier(), isEnabled: try availability())
    case (.word, "increase"): return try step(.increment, "expect increase")
    case (.word, "decrease"): return try step(.decrement, "expect decrease")
    case (.word, "status"):
      let (name, identifier) = (try text("expect status"), try identifier())
      return .status(name, try text("expect status NAME"), identifier: identifier)
    case (.word, "alert"): return .alert(try text("expect alert"))
    case (.word, "dismiss"): return .dismissal(isEnabled: try availability(after: "expect dismiss"))
    case (.word, "line"):
      return .line(try lineNumber(after: "expect line"), try text("expect line N"))
    case (.word, "change"): return .change
    case (.word, "no"): return try absence()
    default: throw unknown("an expectation", first, known: TokenReader.expectations)
    }
  }

  private mutating func step(
    _ gesture: Gesture,
    _ words: String
  ) throws(SyntaxError) -> Command.Expectation {
    let (name, identifier) = (try text(words), try identifier())
    let isEnabled = try availability(after: "\(words) NAME")
    return .step(gesture, name, identifier: identifier, isEnabled: isEnabled)
  }

  private mutating func absence() throws(SyntaxError) -> Command.Expectation {
    guard let token = try next() else {
      throw missing("alert, button, status, or line", after: "expect no")
    }
    switch (token.kind, token.text) {
    case (.word, "alert"): return .noAlert
    case (.word, "button"):
      return .noButton(try text("expect no button"), identifier: try identifier())
    case (.word, "status"):
      return .noStatus(try text("expect no status"), identifier: try identifier())
    case (.word, "line"): return .noLine(try lineNumber(after: "expect no line"))
    default: throw unknown("an expectation", token, known: TokenReader.absences)
    }
  }

  private mutating func lineNumber(after words: String) throws(SyntaxError) -> Int {
    guard let token = try next() else { throw missing("a line number", after: words) }
    return try number(token, "a line number", in: Command.lines)
  }

  private mutating func availability(after words: String) throws(SyntaxError) -> Bool {
    guard let isEnabled = try availability() else {
      throw missing("enabled or disabled", after: words)
    }
    return isEnabled
  }

  private mutating func availability() throws(SyntaxError) -> Bool? {
    guard let token = try next() else { return nil }
    switch (token.kind, token.text) {
    case (.word, "enabled"): return true
    case (.word, "disabled"): return false
    default: throw unknown("a state", token, known: ["enabled", "disabled"])
    }
  }
}
