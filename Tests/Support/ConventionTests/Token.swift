/// A piece of Swift source text and the line it begins on.
struct Token {
  /// What a piece of source text is to the compiler.
  enum Kind {
    case word
    case rawIdentifier
    case symbol
    case string
    case comment
    case documentation
    case blockComment
  }

  let kind: Kind
  let text: String
  let line: Int

  /// Whether the token is neither a literal nor a comment.
  var isCode: Bool {
    kind == .word || kind == .symbol || kind == .rawIdentifier
  }

  /// Whether the token is a string literal or a part of one between interpolations.
  var isLiteral: Bool {
    kind == .string
  }

  /// Whether the token can name something.
  var isName: Bool {
    kind == .word || kind == .rawIdentifier
  }

  /// The words that the token is made of, where it says something to a reader of the source.
  var words: [Substring] {
    switch kind {
    case .string, .symbol: []
    case .word: [text[...]]
    case .rawIdentifier, .comment, .documentation, .blockComment:
      text.split { $0.isLetter == false }
    }
  }
}
