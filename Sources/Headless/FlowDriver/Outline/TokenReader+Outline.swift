import CellText
import HeadlessUI

extension TokenReader {
  @discardableResult
  mutating func part(among known: [String]) throws(SyntaxError) -> String {
    guard let token = try next() else { throw error(.missingPart, use: known) }
    try check(token, among: known, else: .part)
    return token.text
  }
}

extension TokenReader: OutlineLine {
  package var showsAll: Bool { true }

  package mutating func text(_ text: String, after words: String) throws(SyntaxError) -> String {
    try string(words) { _ in ["value", "stepper", "field"].contains(words) ? 1 : 0 }.text
  }

  package mutating func text(_ text: String?, after word: String?) throws(SyntaxError) -> String? {
    if let word { try self.text(after: word) } else { try next { $0.isWord == false }?.text }
  }

  package mutating func word(_ word: String, _ isThere: Bool) throws(SyntaxError) -> Bool {
    try take(word)
  }

  package mutating func number(_ number: Int?, after word: String?) throws(SyntaxError) -> Int? {
    if let word, try take(word) == false { return nil }
    guard let token = try next(if: { $0.isWord && $0.text.hasPrefix("[") }) else {
      if let word { throw error(.bracketed, after: word) }
      return nil
    }
    let digits = token.text.dropFirst().prefix { ("0"..."9").contains($0) }
    guard "[\(digits)]" == token.text, let value = Int(digits) else {
      throw error(.bracketed, at: token.start, token.text.shown)
    }
    return value
  }
}
