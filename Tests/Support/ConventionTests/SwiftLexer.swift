/// Splits Swift source text into tokens: words, symbols of one character, literals, comments.
///
/// A string with interpolations becomes several string tokens with the interpolated code between.
/// Regex literals are not told apart from code.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the tokens of a source text in order, white space left out.
  static func tokens(of text: String) -> [Token] {
    var lexer = SwiftLexer(text)
    lexer.readCode(isInterpolated: false)
    return lexer.tokens
  }

  /// Reads to the end of the text, or to the parenthesis that closes an interpolation.
  private mutating func readCode(isInterpolated: Bool) {
    var depth = 0
    while position < bytes.count {
      switch (scalar(at: position), scalar(at: position + 1)) {
      case ("/", "/"):
        readLineComment()
      case ("/", "*"):
        readBlockComment()
      case ("`", _):
        readRawIdentifier()
      case ("\"", _), ("#", "\""), ("#", "#"):
        readString()
      case ("\n", _):
        line += 1
        position += 1
      case (" ", _), ("\t", _), ("\r", _):
        position += 1
      case (")", _) where isInterpolated && depth == 0:
        return
      case (let scalar, _) where isWord(scalar):
        emit(.word, upTo: end(from: position, while: isWord))
      case (let scalar, _):
        depth += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
        emit(.symbol, upTo: position + 1)
      }
    }
  }

  private mutating func readLineComment() {
    let slashes = end(from: position) { $0 == "/" } - position
    let end = end(from: position) { ($0 == "\n") == false }
    emit(slashes == 3 ? .documentation : .comment, upTo: end)
  }

  private mutating func readBlockComment() {
    var depth = 0
    var end = position
    repeat {
      switch (scalar(at: end), scalar(at: end + 1)) {
      case ("/", "*"):
        depth += 1
        end += 2
      case ("*", "/"):
        depth -= 1
        end += 2
      default:
        end += 1
      }
    } while depth > 0 && end < bytes.count
    emit(.blockComment, upTo: end)
  }

  private mutating func readRawIdentifier() {
    let end = end(from: position + 1) { ($0 == "`" || $0 == "\n") == false }
    emit(.rawIdentifier, upTo: scalar(at: end) == "`" ? end + 1 : end)
  }

  /// Reads a string literal with any number of hash signs, on one line or on several.
  private mutating func readString() {
    let hashes = end(from: position) { $0 == "#" } - position
    let opening = position + hashes
    let contents = end(from: opening + 3) { $0 == " " || $0 == "\t" }
    let isMultiline = isRun(of: "\"", count: 3, at: opening) && scalar(at: contents) == "\n"
    let quotes = isMultiline ? 3 : 1
    var end = opening + quotes
    reading: while end < bytes.count {
      switch scalar(at: end) {
      case "\"" where isDelimiter(quotes: quotes, hashes: hashes, at: end):
        end += quotes + hashes
        break reading
      case "\\" where isRun(of: "#", count: hashes, at: end + 1):
        end += 1 + hashes
        if scalar(at: end) == "(" {
          emit(.string, upTo: end + 1)
          readCode(isInterpolated: true)
          end = position
        }
        end += 1
      case "\n" where isMultiline == false:
        break reading
      default:
        end += 1
      }
    }
    emit(.string, upTo: end)
  }

  private mutating func emit(_ kind: Token.Kind, upTo end: Int) {
    let end = min(end, bytes.count)
    let text = bytes[position..<end]
    tokens.append(Token(kind: kind, text: String(decoding: text, as: UTF8.self), line: line))
    line += text.count { $0 == UInt8(ascii: "\n") }
    position = end
  }

  private func end(from start: Int, while isPart: (Unicode.Scalar) -> Bool) -> Int {
    var end = start
    while end < bytes.count && isPart(scalar(at: end)) {
      end += 1
    }
    return end
  }

  private func isRun(of scalar: Unicode.Scalar, count: Int, at start: Int) -> Bool {
    (start..<start + count).allSatisfy { self.scalar(at: $0) == scalar }
  }

  private func isDelimiter(quotes: Int, hashes: Int, at start: Int) -> Bool {
    isRun(of: "\"", count: quotes, at: start)
      && isRun(of: "#", count: hashes, at: start + quotes)
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
