import HeadlessUI

extension LineParser {
  private static let commands = [
    "tap", "increase", "decrease", "dismiss", "expect", "show", "repeat", "end",
  ]
  private static let expectations = [
    "text", "title", "value", "button", "increase", "decrease", "alert", "change", "no",
  ]

  /// What a line is.
  enum Statement {
    case command(Command)
    case open(times: Int)
    case close
  }

  /// What the line is, or nothing where there is nothing on it.
  mutating func statement() throws(FlowSyntaxError) -> Statement? {
    try checkEncoding()
    guard let first = try next() else { return nil }
    let statement: Statement
    switch (first.kind, first.text) {
    case (.word, "repeat"):
      guard let count = try next() else { throw missing("a number of times", after: "repeat") }
      statement = .open(times: try number(count, of: "times"))
    case (.word, "end"): statement = .close
    default: statement = .command(try command(first))
    }
    if let extra = try next() {
      throw error(
        at: extra.start,
        "\(extra.text.shown) is too much",
        "end the line before it, or start a comment with #"
      )
    }
    return statement
  }

  private mutating func command(_ token: Token) throws(FlowSyntaxError) -> Command {
    switch (token.kind, token.text) {
    case (.word, "tap"): return .tap(try target())
    case (.word, "increase"): return .increase(try text("increase"), by: try steps())
    case (.word, "decrease"): return .decrease(try text("decrease"), by: try steps())
    case (.word, "dismiss"): return .dismiss
    case (.word, "expect"): return .expect(try expectation())
    case (.word, "show"): return .show
    default: throw unknown("a command", token, known: LineParser.commands)
    }
  }

  private mutating func target() throws(FlowSyntaxError) -> Target {
    guard let first = try next() else { throw missing("a name", after: "tap") }
    guard first.kind == .word else { return Target(first.text) }
    let role = Target.roles.first { $0.rawValue == first.text }
    guard let second = try next() else {
      if role == nil { throw unquoted(first, after: "tap") }
      throw missing("a name", after: "tap \(first.text)")
    }
    guard let role else {
      if second.kind == .word { throw unquoted(first, after: "tap") }
      throw unknown("a role", first, known: Target.roles.map { $0.rawValue })
    }
    guard second.kind == .string else { throw unquoted(second, after: "tap \(first.text)") }
    return Target(second.text, role: role)
  }

  private mutating func steps() throws(FlowSyntaxError) -> Int {
    guard let by = try next() else { return 1 }
    guard by.kind == .word, by.text == "by" else { throw unknown("a word", by, known: ["by"]) }
    guard let count = try next() else { throw missing("a number of steps", after: "by") }
    return try number(count, of: "steps")
  }

  private func number(_ count: Token, of what: String) throws(FlowSyntaxError) -> Int {
    let isNumber = count.text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard count.kind == .word, isNumber, let number = Int(count.text),
      Command.steps.contains(number)
    else {
      throw error(
        at: count.start, "\(count.text.shown) is not a number of \(what)", "use 1 to 1000")
    }
    return number
  }

  private mutating func expectation() throws(FlowSyntaxError) -> Command.Expectation {
    guard let first = try next() else { throw missing("something to expect", after: "expect") }
    switch (first.kind, first.text) {
    case (.word, "text"): return .text(try text("expect text"))
    case (.word, "title"): return .title(try text("expect title"))
    case (.word, "value"):
      return .value(try text("expect value"), try text("expect value NAME"))
    case (.word, "button"):
      return .button(try text("expect button"), isEnabled: try availability())
    case (.word, "increase"): return try step(.increment, "expect increase")
    case (.word, "decrease"): return try step(.decrement, "expect decrease")
    case (.word, "alert"): return .alert(try text("expect alert"))
    case (.word, "change"): return .change
    case (.word, "no"): return try absence()
    default: throw unknown("an expectation", first, known: LineParser.expectations)
    }
  }

  private mutating func step(
    _ gesture: Gesture,
    _ words: String
  ) throws(FlowSyntaxError) -> Command.Expectation {
    let name = try text(words)
    guard let isEnabled = try availability() else {
      throw missing("enabled or disabled", after: "\(words) NAME")
    }
    return .step(gesture, name, isEnabled: isEnabled)
  }

  private mutating func absence() throws(FlowSyntaxError) -> Command.Expectation {
    guard let token = try next() else { throw missing("alert or button", after: "expect no") }
    switch (token.kind, token.text) {
    case (.word, "alert"): return .noAlert
    case (.word, "button"): return .noButton(try text("expect no button"))
    default: throw unknown("an expectation", token, known: ["alert", "button"])
    }
  }

  private mutating func availability() throws(FlowSyntaxError) -> Bool? {
    guard let token = try next() else { return nil }
    switch (token.kind, token.text) {
    case (.word, "enabled"): return true
    case (.word, "disabled"): return false
    default: throw unknown("a state", token, known: ["enabled", "disabled"])
    }
  }

  mutating func text(_ words: String) throws(FlowSyntaxError) -> String {
    guard let token = try next() else { throw missing("a text in double quotes", after: words) }
    guard token.kind == .string else { throw unquoted(token, after: words) }
    return token.text
  }
}
