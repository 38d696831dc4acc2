/// A piece of Swift source text that is code, a literal, or a comment.
struct Token: Equatable {
  enum Kind {
    case code
    case string
    case documentation
    case comment
  }

  let kind: Kind
  let text: String
  let line: Int
}

/// Splits Swift source text into words, single symbols, parts of string literals, and comments.
///
/// A string with interpolations becomes several tokens with the code of the interpolations in
/// between. Regular expression literals count as code.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []

  /// Returns the tokens of a source text in order, without white space.
  static func tokens(of text: String) -> [Token] {
    var lexer = SwiftLexer(bytes: Array(text.utf8))
    lexer.readCode(isInterpolated: false)
    return lexer.tokens
  }

  /// Reads to the end of the text, or to the parenthesis that closes an interpolation.
  private mutating func readCode(isInterpolated: Bool) {
    var depth = 0
    while position < bytes.count {
      switch (scalar(at: position), scalar(at: position + 1)) {
      case ("/", "/"):
        let slashes = end(from: position) { $0 == "/" } - position
        let end = end(from: position) { ($0 == "\n") == false }
        emit(slashes == 3 ? .documentation : .comment, upTo: end)
      case ("/", "*"):
        readBlockComment()
      case ("`", _):
        let end = end(from: position + 1) { ($0 == "`" || $0 == "\n") == false }
        emit(.code, upTo: scalar(at: end) == "`" ? end + 1 : end)
      case ("\"", _), ("#", "\""), ("#", "#"):
        readString()
      case (" ", _), ("\t", _), ("\r", _), ("\n", _):
        line += scalar(at: position) == "\n" ? 1 : 0
        position += 1
      case (")", _) where isInterpolated && depth == 0:
        return
      case (let scalar, _):
        depth += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
        emit(.code, upTo: max(position + 1, end(from: position, while: isWord)))
      }
    }
  }

  private mutating func readBlockComment() {
    var (depth, end) = (0, position)
    repeat {
      let change = has("/*", at: end) ? 1 : has("*/", at: end) ? -1 : 0
      depth += change
      end += change == 0 ? 1 : 2
    } while depth > 0 && end < bytes.count
    emit(.comment, upTo: end)
  }

  /// Reads a string literal with any number of number signs, on one line or on several.
  private mutating func readString() {
    let signs = String(repeating: "#", count: end(from: position) { $0 == "#" } - position)
    let opening = position + signs.count
    let contents = end(from: opening + 3) { $0 == " " || $0 == "\t" }
    let isMultiline = has("\"\"\"", at: opening) && has("\n", at: contents)
    let delimiter = (isMultiline ? "\"\"\"" : "\"") + signs
    let escape = "\\" + signs
    var end = position + delimiter.count
    while end < bytes.count, has(delimiter, at: end) == false {
      if isMultiline == false, has("\n", at: end) { return emit(.string, upTo: end) }
      if has(escape + "(", at: end) {
        emit(.string, upTo: end + escape.count + 1)
        readCode(isInterpolated: true)
        end = position + 1
      } else {
        end += has(escape, at: end) ? escape.count + 1 : 1
      }
    }
    emit(.string, upTo: end + delimiter.count)
  }

  private mutating func emit(_ kind: Token.Kind, upTo end: Int) {
    let text = bytes[position..<min(end, bytes.count)]
    tokens.append(Token(kind: kind, text: String(decoding: text, as: UTF8.self), line: line))
    line += text.count { $0 == UInt8(ascii: "\n") }
    position = text.endIndex
  }

  private func end(from start: Int, while isPart: (Unicode.Scalar) -> Bool) -> Int {
    var end = start
    while end < bytes.count && isPart(scalar(at: end)) {
      end += 1
    }
    return end
  }

  private func has(_ text: String, at start: Int) -> Bool {
    bytes.dropFirst(start).starts(with: text.utf8)
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "\u{80}"...: true
    default: false
    }
  }

  private func scalar(at position: Int) -> Unicode.Scalar {
    position < bytes.count ? Unicode.Scalar(bytes[position]) : "\0"
  }
}
