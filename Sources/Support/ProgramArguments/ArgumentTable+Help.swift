extension ArgumentTable {
  /// Returns the help of the subcommand with a word, or of the program without a word.
  func help(of word: String?) throws(ProgramFailure) -> String {
    let subcommand = try subcommand(word)
    let summary = subcommand.summary
    let sentence = wrapped(summary.prefix(1).uppercased() + summary.dropFirst() + ".")
    let sections = word == nil ? overview : [sentence, "usage: \(usage(of: subcommand))\n"]
    let options = rows(of: subcommand)
    let notes = word == nil ? self.notes : ""
    return (sections + ["Options:\n\(options)", subcommand.notes, notes])
      .filter { $0.isEmpty == false }.joined(separator: "\n")
  }

  private var overview: [String] {
    let usages = subcommands.map(usage) + ["\(program) help [SUBCOMMAND]"]
    let named = subcommands.filter { $0.word.isEmpty == false }.map { row($0.word, $0.summary) }
    return [wrapped(summary), "usage: \(usages.joined(separator: "\n       "))\n", named.joined()]
  }

  private func usage(of subcommand: Subcommand) -> String {
    let isFirst = subcommand.verb == subcommands.first?.verb
    let isAlone = options.contains { $0.isTaken(by: subcommand) } == false
    let word =
      isFirst && subcommand.word.isEmpty == false ? "[\(subcommand.word)]" : subcommand.word
    return [program, word, isAlone ? "" : "[OPTION...]", subcommand.operands]
      .filter { $0.isEmpty == false }.joined(separator: " ")
  }

  private func rows(of subcommand: Subcommand) -> String {
    let rows = options.filter { $0.isTaken(by: subcommand) }.map { option in
      let rivals = option.rivals.filter { rival in
        options.contains { rival.hasPrefix($0.word) && $0.isTaken(by: subcommand) }
      }
      let ending = rivals.isEmpty ? "" : "; not with \(rivals.joined(separator: ", "))"
      return row(
        option.word + (option.value.map { " \($0.placeholder)" } ?? ""), option.help + ending)
    }
    let version = version.map { _ in row("--version", "print the version") } ?? ""
    return rows.joined() + row("-h, --help", "print this help") + version
  }
}

/// Returns a term with a text beside it, or below it if the term is long.
private func row(_ term: String, _ text: String) -> String {
  let margin = String(repeating: " ", count: 24)
  let head = "  \(term)"
  return head.count + 2 > margin.count
    ? "\(head)\n\(wrapped(text, after: margin, margin))"
    : wrapped(text, after: head + margin.dropFirst(head.count), margin)
}

/// Returns a text in lines of at most 88 characters, which begin with a start or with a margin.
package func wrapped(_ text: String, after start: String = "", _ margin: String = "") -> String {
  var lines: [String] = []
  var line = start
  for word in text.split(separator: " ") {
    let isEmpty = line.count == margin.count
    if isEmpty == false, line.count + word.count >= 88 {
      lines.append(line)
      line = margin + word
    } else {
      line += (isEmpty ? "" : " ") + word
    }
  }
  return (lines + [line]).map { $0 + "\n" }.joined()
}
