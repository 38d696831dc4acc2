/// A word or a quoted string of a line, with where it starts.
struct Token {
  enum Kind {
    case word
    case string
  }

  let kind: Kind
  let text: String
  let start: Int
}
