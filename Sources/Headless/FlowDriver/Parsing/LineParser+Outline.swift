import HeadlessUI
import PlainText

extension LineParser {
  /// The words for what a screen or a group shows.
  static let parts = ["text", "value", "button", "stepper", "group"]

  /// The word that says what the line is.
  @discardableResult
  mutating func part(among known: [String]) throws(FlowSyntaxError) -> String {
    guard let token = try next() else {
      throw error("the line is empty", "use \(known.joined(separator: ", "))")
    }
    guard token.kind == .word, known.contains(token.text) else {
      throw unknown("a part that fits here", token, known: known)
    }
    return token.text
  }

  /// A part that has nothing inside.
  mutating func node(_ part: String) throws(FlowSyntaxError) -> Node<Int> {
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
          identifier: identifier
        ))
    default: node = .text(try text(part))
    }
    try end()
    return node
  }

  /// The rest of a line that is a button.
  mutating func button(_ part: String) throws(FlowSyntaxError) -> Button<Int> {
    let (name, identifier) = (try text(part), try identifier())
    var button = Button<Int>(name, action: try number(), identifier: identifier)
    if try take("cancel") {
      button.role = .cancel
    } else if try take("destructive") {
      button.role = .destructive
    }
    if let status = try text(after: "status") {
      button.status = Status(status, holds: try take("holds"))
    }
    try end()
    return button
  }

  /// The text after a word, or nothing where the word is not next.
  mutating func text(after word: String) throws(FlowSyntaxError) -> String? {
    try take(word) ? try text(word) : nil
  }

  /// The text that is next, or nothing where none is.
  mutating func textIfAny() throws(FlowSyntaxError) -> String? {
    try take { $0.kind == .string }?.text
  }

  /// The number after a word, or nothing where the word is not next.
  mutating func number(after word: String) throws(FlowSyntaxError) -> Int? {
    guard try take(word) else { return nil }
    guard let number = try number() else { throw missing("a number in brackets", after: word) }
    return number
  }

  /// The number in brackets that is next, or nothing where none is.
  private mutating func number() throws(FlowSyntaxError) -> Int? {
    guard let token = try take({ $0.kind == .word && $0.text.hasPrefix("[") }) else { return nil }
    let digits = token.text.dropFirst().prefix { ("0"..."9").contains($0) }
    guard "[\(digits)]" == token.text, let number = Int(digits) else {
      throw error(
        at: token.start, "\(token.text.shown) is not a number in brackets", "use such as [1]")
    }
    return number
  }

  /// Checks that nothing is left.
  mutating func end() throws(FlowSyntaxError) {
    guard let extra = try next() else { return }
    throw error(at: extra.start, "\(extra.text.shown) is too much", "end the line before it")
  }

  private mutating func take(_ word: String) throws(FlowSyntaxError) -> Bool {
    if case .some = try take({ $0.kind == .word && $0.text == word }) { true } else { false }
  }

  private mutating func take(
    _ isWanted: (Token) -> Bool
  ) throws(FlowSyntaxError) -> Token? {
    var ahead = self
    guard let token = try ahead.next(), isWanted(token) else { return nil }
    self = ahead
    return token
  }
}
