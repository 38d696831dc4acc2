import CellText

extension TokenReader {
  /// - Parameter following: Returns how many of the last words aren't in the text if it has no quotes.
  package mutating func string(
    _ words: String, following: ([Substring]) -> Int = { _ in 0 }
  ) throws(SyntaxError) -> Token {
    guard let token = try next() else { throw error(.missingText, after: words) }
    guard token.isWord == false else { throw unquoted(token, after: words, following: following) }
    return token
  }

  /// Reads the string after a word, or returns `nil` if the word isn't next.
  package mutating func text(after word: String) throws(SyntaxError) -> String? {
    try take(word) ? try string(word).text : nil
  }

  mutating func take(_ word: String) throws(SyntaxError) -> Bool {
    if case .some = try next(if: { $0.isWord && $0.text == word }) { true } else { false }
  }

  package mutating func end(else problem: SyntaxError.Problem = .extra) throws(SyntaxError) {
    guard let extra = try next() else { return }
    throw error(problem, at: extra.start, extra.text.shown)
  }

  /// The suggestion quotes all words up to the next one that belongs to the grammar.
  package func unquoted(
    _ token: Token, after words: String, following: ([Substring]) -> Int
  ) -> SyntaxError {
    let text = text(from: token.start)
    if let quote = text.first, let quoted = text.insideForeignQuotes {
      return error(.misquoted, at: token.start, "\(quote)", after: words, use: [quoted.typed])
    }
    let name = text.unquotedName(following).typed
    return error(.unquoted, at: token.start, token.text.shown, after: words, use: [name])
  }

  package func check(
    _ token: Token, among known: [String], else problem: SyntaxError.Problem
  ) throws(SyntaxError) {
    if token.isWord, known.contains(token.text) { return }
    let nearest = token.text.nearest(known.count > 1 ? 1 : 0, among: known).first
    throw error(problem, at: token.start, token.text.shown, use: known, nearest: nearest)
  }
}

extension String {
  /// The quotes that people type for straight double quotes.
  private static let foreignQuotes: [(opening: Character, closing: Character)] = [
    ("“", "”"), ("‘", "’"), ("「", "」"), ("『", "』"), ("«", "»"), ("„", "“"), ("'", "'"),
    ("”", "”"), ("’", "’"), ("＂", "＂"),
  ]

  /// A quote within a word, such as an apostrophe, doesn't close the text.
  fileprivate var insideForeignQuotes: String? {
    guard let quotes = String.foreignQuotes.first(where: { $0.opening == first }) else {
      return nil
    }
    let rest = Array(dropFirst())
    let end = rest.indices.first { index in
      let isLast = index + 1 == rest.count || " \t#".contains(rest[index + 1])
      return isLast && (rest[index] == quotes.closing || rest[index] == "\"")
    }
    return String(rest.prefix(upTo: end ?? rest.count))
  }

  /// Whether the text has a closing quote of another kind that isn't an apostrophe.
  var hasForeignQuote: Bool {
    contains { character in
      String.foreignQuotes.contains { $0.closing == character && ($0.opening == "'") == false }
    }
  }

  /// Returns the words at the start that are a name, without what may follow it: a string, a comment,
  /// an identifier, or other words.
  fileprivate func unquotedName(_ following: ([Substring]) -> Int) -> String {
    let text = prefix { ($0 == "\"" || $0 == "#") == false }
    var words = text.split { $0 == " " || $0 == "\t" }
    let isBeforeString = text.endIndex < endIndex && self[text.endIndex] == "\""
    if isBeforeString, words.count > 1, ["id", "in", "with"].contains(words.last) {
      words.removeLast()
    } else if isBeforeString == false, words.count > 1 {
      words.removeLast(following(words))
    }
    return words.joined(separator: " ")
  }
}
