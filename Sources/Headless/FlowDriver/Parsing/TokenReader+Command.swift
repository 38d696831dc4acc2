import HeadlessUI
import PlainText

extension TokenReader {
  /// The kinds of lines in a flow.
  enum ParsedLine {
    case command(Command)
    case open(times: Int)
    case close
    case include(Token)
  }

  /// Reads the whole line, or returns `nil` if it's blank.
  mutating func parsedLine() throws(SyntaxError) -> ParsedLine? {
    try checkEncoding()
    guard let first = try next() else { return nil }
    let line: ParsedLine
    switch (first.kind, first.text) {
    case (.word, "repeat"):
      guard let count = try next() else { throw missing("a number of times", after: "repeat") }
      line = .open(times: try number(count, "a number of times"))
    case (.word, "end"): line = .close
    case (.word, "include"): line = .include(try string("include"))
    default: line = .command(try command(first))
    }
    try end("end the line before it, or start a comment with #")
    return line
  }

  private mutating func command(_ token: Token) throws(SyntaxError) -> Command {
    switch (token.kind, token.text) {
    case (.word, "tap"): return .tap(try target())
    case (.word, "increase"):
      return .increase(try text("increase"), identifier: try identifier(), by: try steps())
    case (.word, "decrease"):
      return .decrease(try text("decrease"), identifier: try identifier(), by: try steps())
    case (.word, "dismiss"): return .dismiss
    case (.word, "expect"): return .expect(try expectation())
    case (.word, "show"): return .show
    case (.word, "snapshot"): return .snapshot(try snapshotName())
    default: throw unknown("a command", token, known: FlowParser.commands)
    }
  }

  private mutating func target() throws(SyntaxError) -> Target {
    guard let first = try next() else { throw missing("a name", after: "tap") }
    guard first.kind == .word else { return Target(first.text, identifier: try identifier()) }
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
    return Target(second.text, role: role, identifier: try identifier())
  }

  private mutating func steps() throws(SyntaxError) -> Int {
    guard let by = try next() else { return 1 }
    guard by.kind == .word, by.text == "by" else { throw unknown("a word", by, known: ["by"]) }
    guard let count = try next() else { throw missing("a number of steps", after: "by") }
    return try number(count, "a number of steps")
  }

  /// Returns a token as a number in a range.
  func number(
    _ token: Token,
    _ what: String,
    in range: ClosedRange<Int> = Command.steps
  ) throws(SyntaxError) -> Int {
    let isNumber = token.text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard token.kind == .word, isNumber, let number = Int(token.text), range.contains(number)
    else {
      throw error(
        at: token.start, "\(token.text.shown) isn't \(what)",
        "use \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private mutating func snapshotName() throws(SyntaxError) -> String {
    let name = try string("snapshot")
    guard isSnapshotName(name.text) else {
      throw error(
        at: name.start, "\(name.text.shown) isn't the name of a snapshot",
        #"use ASCII letters, digits, and single hyphens, as in "Order/sold-out""#)
    }
    return name.text
  }
}

/// Returns whether a text is the path of a state that has snapshots, such as `Order/sold-out`: parts
/// of ASCII letters and digits, with single hyphens between words, of at most 200 bytes in all.
private func isSnapshotName(_ text: String) -> Bool {
  text.utf8.count <= 200
    && text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) }
      .allSatisfy { $0.isEmpty == false && $0.allSatisfy(isLetterOrDigit) }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: false
  }
}
