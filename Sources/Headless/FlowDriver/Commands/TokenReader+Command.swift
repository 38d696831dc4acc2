import HeadlessUI
import PlainText

extension TokenReader {
  /// Reads the whole line, or returns `nil` if it's blank.
  mutating func command() throws(SyntaxError) -> Command? {
    try checkEncoding()
    guard let first = try next() else { return nil }
    let form = try form(first)
    var command = Command(form: form)
    var words = form.words.joined(separator: " ")
    for slot in form.slots { try read(slot, into: &command, after: &words) }
    try end("end the line before it, or start a comment with #")
    return command
  }

  private mutating func form(_ first: Token) throws(SyntaxError) -> Form {
    var token = first
    var forms = Form.all
    var words: [String] = []
    while true {
      let known = forms.map { $0.words[words.count] }.unique
      guard token.kind == .word, known.contains(token.text) else {
        throw unknown(words.isEmpty ? "a command" : "an expectation", token, known: known)
      }
      forms = forms.filter { $0.words[words.count] == token.text }
      words.append(token.text)
      if let form = forms.first, form.words == words { return form }
      guard let next = try next() else {
        let next = forms.map { $0.words[words.count] }.unique
        throw missing(next.joined(separator: ", "), after: words.joined(separator: " "))
      }
      token = next
    }
  }

  /// Reads the arguments after some words, and adds them to the words as errors show them.
  private mutating func read(
    _ slot: Slot, into command: inout Command, after words: inout String
  ) throws(SyntaxError) {
    let last = command.form.slots.last
    let following = { (words: [Substring]) in last?.count(at: words) ?? 0 }
    switch slot {
    case .role:
      guard let word = try next(if: { $0.kind == .word }) else { return }
      guard word.text == Role.button.rawValue else {
        let isBeforeName = try next()?.kind == .string
        throw isBeforeName
          ? unknown("a role", word, known: [Role.button.rawValue])
          : unquoted(word, after: words, following: following)
      }
      command.target.role = .button
      words += " \(word.text)"
    case .name, .event:
      command.target.name = try text(words, following: following)
      if case .name = slot { command.target.identifier = try text(after: "id") }
      words += " \(command.target.namedText)"
    case .response:
      guard let response = try text(after: "with") else { throw missing("with", after: words) }
      command.target.identifier = response
    case .text, .snapshot:
      let text = try string(words)
      try check(text, in: slot)
      command.text = text.text
    case .number(let name, _):
      command.number = try number(name, in: slot, after: words)
      words += " N"
    case .steps:
      guard let by = try next() else { return }
      guard by.kind == .word, by.text == "by" else { throw unknown("a word", by, known: ["by"]) }
      command.number = try number("a number of steps", in: slot, after: "by")
    case .state, .optionalState:
      guard let token = try next() else {
        if case .optionalState = slot { return }
        throw missing("enabled or disabled", after: words)
      }
      guard token.kind == .word, Slot.states.contains(token.text) else {
        throw unknown("a state", token, known: Slot.states)
      }
      command.isEnabled = token.text == "enabled"
    }
  }

  private mutating func number(
    _ name: String, in slot: Slot, after words: String
  ) throws(SyntaxError) -> Int {
    guard let token = try next() else { throw missing(name, after: words) }
    try check(token, in: slot)
    return Int(token.text) ?? 0
  }

  private func check(_ token: Token, in slot: Slot) throws(SyntaxError) {
    let isWord = token.kind == .word
    guard let (problem, suggestion) = slot.refusal(of: token.text, isWord: isWord) else { return }
    throw error(at: token.start, problem, suggestion)
  }
}
