import PlainText

extension TokenReader {
  /// Reads a string.
  ///
  /// - Parameter words: The words before it, as an error shows them.
  package mutating func text(_ words: String) throws(SyntaxError) -> String {
    try string(words).text
  }

  /// Reads a string, and returns it as a token.
  ///
  /// - Parameter words: The words before it, as an error shows them.
  package mutating func string(_ words: String) throws(SyntaxError) -> Token {
    guard let token = try next() else { throw missing("a text in double quotes", after: words) }
    guard token.kind == .string else { throw unquoted(token, after: words) }
    return token
  }

  /// Reads an identifier, such as `id "first"`, or returns `nil` if there is none.
  package mutating func identifier() throws(SyntaxError) -> String? {
    try text(after: "id")
  }

  /// Reads the string after a word, or returns `nil` if the word isn't next.
  package mutating func text(after word: String) throws(SyntaxError) -> String? {
    try take(word) ? try text(word) : nil
  }

  /// Reads a word if it's next, and returns whether it was.
  package mutating func take(_ word: String) throws(SyntaxError) -> Bool {
    if case .some = try next(if: { $0.kind == .word && $0.text == word }) { true } else { false }
  }

  /// Checks that the line ends here.
  ///
  /// - Parameter suggestion: The suggestion of an error.
  package mutating func end(
    _ suggestion: String = "end the line before it"
  ) throws(SyntaxError) {
    guard let extra = try next() else { return }
    throw error(at: extra.start, "\(extra.text.shown) isn't expected", suggestion)
  }

  /// Returns the error that the line ends too soon.
  package func missing(_ what: String, after words: String) -> SyntaxError {
    error("the line ends too soon", "\(words) needs \(what)")
  }

  /// Returns the error that a word isn't a string.
  package func unquoted(_ token: Token, after words: String) -> SyntaxError {
    error(
      at: token.start, "\(token.text.shown) isn't in double quotes",
      "write \(words) \(token.text.shown)")
  }

  /// Returns the error that a token isn't one of several words.
  ///
  /// - Parameters:
  ///   - kind: A description of the words, such as "a command".
  ///   - token: The token.
  ///   - known: The words.
  package func unknown(_ kind: String, _ token: Token, known: [String]) -> SyntaxError {
    let nearest = token.text.nearest(known.count > 1 ? 1 : 0, among: known)
    return error(
      at: token.start, "\(token.text.shown) isn't \(kind)",
      (["use \(known.joined(separator: ", "))"] + nearest.map { "the nearest is \($0)" })
        .joined(separator: "; "))
  }
}
