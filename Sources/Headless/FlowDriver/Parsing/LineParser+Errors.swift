import PlainText

extension LineParser {
  func missing(_ what: String, after words: String) -> FlowSyntaxError {
    error("the line ends too soon", "\(words) needs \(what)")
  }

  func unquoted(_ token: Token, after words: String) -> FlowSyntaxError {
    error(
      at: token.start,
      "\(token.text.shown) is not in double quotes",
      "write \(words) \(token.text.shown)"
    )
  }

  func unknown(_ kind: String, _ token: Token, known: [String]) -> FlowSyntaxError {
    let likeliest = token.text.nearest(known.count > 1 ? 1 : 0, among: known)
    return error(
      at: token.start,
      "\(token.text.shown) is not \(kind)",
      (["use \(known.joined(separator: ", "))"] + likeliest.map { "the nearest is \($0)" })
        .joined(separator: "; ")
    )
  }
}
