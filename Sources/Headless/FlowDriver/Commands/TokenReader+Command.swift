import CellText
import HeadlessUI
import JobOrders

extension TokenReader {
  /// Reads the whole line, or returns `nil` if it's blank.
  mutating func command() throws(SyntaxError) -> Command? {
    try checkEncoding()
    guard let form = try form() else { return nil }
    var command = Command(form: form)
    var words = form.words.joined(separator: " ")
    for slot in form.slots { try read(slot, into: &command, after: &words) }
    if form.hasPlace { try readPlace(into: &command.target) }
    try end(else: .extraInFlow)
    return command
  }

  /// Reads the words at the end that tell controls with the same name apart.
  private mutating func readPlace(into target: inout Target) throws(SyntaxError) {
    target.position = try next { ($0.position == nil) == false }?.position
    while let group = try text(after: "in") { target.groups.append(group) }
    if target.position == nil { target.position = try next { $0.beginsPlace }?.position }
  }

  private mutating func form() throws(SyntaxError) -> Form? {
    var forms = Form.all
    var words: [String] = []
    while true {
      let token = try next()
      if token == nil, words.isEmpty { return nil }
      let known = forms.map { $0.words[words.count] }.unique
      guard let token else {
        throw error(.missing, after: words.joined(separator: " "), use: known)
      }
      try check(token, among: known, else: words.isEmpty ? .command : .expectation)
      forms = forms.filter { $0.words[words.count] == token.text }
      words.append(token.text)
      if let form = forms.first, form.words == words { return form }
    }
  }

  /// Reads the arguments after some words, and adds them to the words as errors show them.
  private mutating func read(
    _ slot: Slot, into command: inout Command, after words: inout String
  ) throws(SyntaxError) {
    let later = command.form.slots.drop { ($0 == slot) == false }.dropFirst().first
    let following = { (words: [Substring]) in later?.count(at: words) ?? 0 }
    switch slot {
    case .role:
      guard try takeRole(after: words, following: following) else { return }
      command.target.role = .button
      words += " \(Role.button.rawValue)"
    case .word(let word):
      guard let token = try next() else { throw error(.missing, after: words, use: [word]) }
      try check(token, among: [word], else: .word)
      words = word
    case .name, .event:
      command.target.name = try string(words, following: following).text
      if case .name = slot { command.target.identifier = try text(after: "id") }
      words += " \(command.target.named { $0.quoted }.revealed)"
    case .response: command.target.identifier = try string(words).text
    case .text: command.text = try string(words, following: following).text
    case .order:
      let token = try string(words)
      guard case .some = JobOrder(token.text) else {
        throw error(.order, at: token.start, token.text.shown, use: [#""2:3""#])
      }
      command.text = token.text
    case .number(let problem, let limit, let word):
      if let word {
        guard let found = try next(if: { $0.beginsPlace == false }) else { return }
        try check(found, among: [word], else: .word)
      }
      command.number = try number(upTo: limit, after: word ?? words, else: problem)
      words += " N"
    case .state(let isOptional):
      guard let token = try next(if: { $0.beginsPlace == false }) else {
        if isOptional { return }
        throw error(.missingState, after: words, use: Slot.states)
      }
      try check(token, among: Slot.states, else: .state)
      command.isEnabled = token.text == "enabled"
    }
  }

  /// Reads the role of a button, and returns whether it's there; no other word can stand before a name.
  private mutating func takeRole(
    after words: String, following: ([Substring]) -> Int
  ) throws(SyntaxError) -> Bool {
    guard let word = try next(if: { $0.isWord }) else { return false }
    if word.text == Role.button.rawValue { return true }
    let isBeforeName = try next()?.isWord == false
    if isBeforeName { try check(word, among: [Role.button.rawValue], else: .role) }
    throw unquoted(word, after: words, following: following)
  }

  private mutating func number(
    upTo limit: Int, after words: String, else problem: SyntaxError.Problem
  ) throws(SyntaxError) -> Int {
    guard let token = try next() else { throw error(problem, after: words) }
    guard token.isWord, let number = token.text.wholeNumber, 1...limit ~= number else {
      throw error(problem, at: token.start, token.text.shown, use: ["\(limit)"])
    }
    return number
  }
}
