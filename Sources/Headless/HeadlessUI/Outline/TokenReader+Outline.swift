import PlainText

extension TokenReader {
  /// The words for the nodes of a screen or a group.
  static let nodes = ["text", "value", "button", "stepper", "group"]

  /// Reads the word that says what the line is.
  @discardableResult
  mutating func part(among known: [String]) throws(SyntaxError) -> String {
    guard let token = try next() else {
      throw error("the line is empty", "use \(known.joined(separator: ", "))")
    }
    guard token.kind == .word, known.contains(token.text) else {
      throw unknown("a part that fits here", token, known: known)
    }
    return token.text
  }

  /// Reads the rest of a line that is a node without others inside.
  mutating func node(_ part: String) throws(SyntaxError) -> Node<Int> {
    let node: Node<Int>
    switch part {
    case "value":
      let (name, identifier) = (try text(part), try identifier())
      node = .value(
        Value(
          name,
          value: try text("value NAME"),
          symbol: try text(after: "symbol"),
          identifier: identifier
        ))
    case "button": return .button(try button(part))
    case "stepper":
      let (name, identifier) = (try text(part), try identifier())
      node = .stepper(
        Stepper(
          name,
          value: try text("stepper NAME"),
          symbol: try text(after: "symbol"),
          decrement: try number(after: "decrease"),
          increment: try number(after: "increase"),
          status: try status(),
          identifier: identifier
        ))
    default: node = .text(try text(part))
    }
    try end()
    return node
  }

  /// Reads the rest of a line that is a button.
  mutating func button(_ part: String) throws(SyntaxError) -> Button<Int> {
    let (name, identifier) = (try text(part), try identifier())
    var button = Button<Int>(name, action: try number(), identifier: identifier)
    if try take("cancel") {
      button.role = .cancel
    } else if try take("destructive") {
      button.role = .destructive
    }
    button.status = try status()
    try end()
    return button
  }

  /// Reads a status, or returns `nil` if there is none.
  private mutating func status() throws(SyntaxError) -> Status? {
    guard let name = try text(after: "status") else { return nil }
    let isWarning = try take("warning")
    return Status(name, holds: try take("holds"), isWarning: isWarning)
  }

  /// Reads a string, or returns `nil` if there is none.
  mutating func textIfAny() throws(SyntaxError) -> String? {
    try next { $0.kind == .string }?.text
  }

  /// Reads the number after a word, or returns `nil` if the word isn't next.
  mutating func number(after word: String) throws(SyntaxError) -> Int? {
    guard try take(word) else { return nil }
    guard let number = try number() else { throw missing("a number in brackets", after: word) }
    return number
  }

  /// Reads a number in brackets, or returns `nil` if there is none.
  private mutating func number() throws(SyntaxError) -> Int? {
    guard let token = try next(if: { $0.kind == .word && $0.text.hasPrefix("[") }) else {
      return nil
    }
    let digits = token.text.dropFirst().prefix { ("0"..."9").contains($0) }
    guard "[\(digits)]" == token.text, let number = Int(digits) else {
      throw error(
        at: token.start, "\(token.text.shown) isn't a number in brackets", "write it as in [1]")
    }
    return number
  }
}
