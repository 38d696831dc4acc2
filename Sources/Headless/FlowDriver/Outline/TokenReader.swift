import CellText

/// The words and strings of one line of an outline or a flow, read from left to right.
package struct TokenReader {
  package struct Token {
    /// A Boolean value that indicates whether the token is a word, and not a string.
    package let isWord: Bool
    /// The word, or the string without its quotes and escapes.
    package let text: String
    /// The index of the first byte in the line.
    package let start: Int
  }

  private let line: ArraySlice<UInt8>
  private var rest: ArraySlice<UInt8>
  private let number: Int

  /// Creates a reader of a line without its line feed.
  package init(_ line: ArraySlice<UInt8>, number: Int) {
    self.line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    rest = self.line
    self.number = number
  }

  mutating func skipBlanks() { rest = rest.drop { TokenReader.isBlank($0) } }

  package mutating func next() throws(SyntaxError) -> Token? {
    skipBlanks()
    let start = rest.startIndex
    switch rest.first {
    case nil, UInt8(ascii: "#"): return nil
    case UInt8(ascii: "\""): return Token(isWord: false, text: try string(), start: start)
    default:
      let word = rest.prefix { TokenReader.isPartOfWord($0) }
      rest = rest.dropFirst(word.count)
      return Token(isWord: true, text: String(decoding: word, as: UTF8.self), start: start)
    }
  }

  package mutating func next(if condition: (Token) -> Bool) throws(SyntaxError) -> Token? {
    var ahead = self
    guard let token = try ahead.next(), condition(token) else { return nil }
    self = ahead
    return token
  }

  package func checkEncoding() throws(SyntaxError) {
    guard String(validating: line, as: UTF8.self) == nil else { return }
    var decoder = UTF8()
    var bytes = line.makeIterator()
    var before = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { before.append(scalar) }
    throw error(.encoding, at: line.startIndex + String(before).utf8.count)
  }

  /// Returns an error at an index of the line, or where the rest of it begins.
  package func error(
    _ problem: SyntaxError.Problem, at index: Int? = nil, _ found: String = "",
    after start: String = "", use correct: [String] = [], nearest: String? = nil
  ) -> SyntaxError {
    let before = line.prefix(upTo: index ?? rest.startIndex)
    let column = String(decoding: before, as: UTF8.self).count + 1
    return SyntaxError(
      line: number, column: column, problem: problem, found: found, start: start, correct: correct,
      nearest: nearest)
  }

  func text(from start: Int) -> String {
    String(decoding: line[start...].prefix(4_096), as: UTF8.self)
  }

  private mutating func string() throws(SyntaxError) -> String {
    let start = rest.startIndex
    var content: [UInt8] = []
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        let text = String(decoding: content, as: UTF8.self)
        guard rest.first.map(TokenReader.isPartOfWord) == true, text.hasForeignQuote else {
          return text
        }
        throw unclosed(text, from: start)
      case UInt8(ascii: "\\"): content += try escaped()
      default: content.append(byte)
      }
    }
    throw unclosed(String(decoding: content, as: UTF8.self), from: start)
  }

  /// A string may not be closed because its closing quote isn't straight.
  private func unclosed(_ text: String, from start: Int) -> SyntaxError {
    error(text.hasForeignQuote ? .unclosedByOther : .unclosed, at: start)
  }

  /// Reads what follows a backslash, and returns the bytes that it stands for.
  private mutating func escaped() throws(SyntaxError) -> [UInt8] {
    let start = rest.startIndex - 1
    switch rest.popFirst() {
    case let byte? where #""\"#.utf8.contains(byte): return [byte]
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "u") where rest.first == UInt8(ascii: "{"):
      let code = rest.dropFirst().prefix { ($0 == UInt8(ascii: "}")) == false }
      rest = rest.dropFirst(code.count + 2)
      let value = UInt32(String(decoding: code, as: UTF8.self), radix: 16)
      if let scalar = value.flatMap({ Unicode.Scalar($0) }) { return Array(String(scalar).utf8) }
    default: break
    }
    throw error(.escape, at: start)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    (isBlank(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#")) == false
  }
}
