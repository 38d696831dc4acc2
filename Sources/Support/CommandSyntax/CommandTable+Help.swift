extension CommandTable {
  /// Returns the help of the command with a word, or of the program without a word.
  func help(of word: String?) throws(CommandFailure) -> String {
    let command = try command(word)
    let summary = command.summary
    let sentence = wrapped(summary.prefix(1).uppercased() + summary.dropFirst() + ".")
    let sections = word == nil ? overview : [sentence, "usage: \(usage(of: command))\n"]
    let (options, notes) = (rows(of: command), word == nil ? self.notes : "")
    return (sections + ["Options:\n\(options)", command.notes, notes])
      .filter { $0.isEmpty == false }.joined(separator: "\n")
  }

  private var overview: [String] {
    let usages = commands.map(usage) + ["\(program) help [COMMAND]"]
    let named = commands.filter { $0.word.isEmpty == false }.map { row($0.word, $0.summary) }
    return [wrapped(summary), "usage: \(usages.joined(separator: "\n       "))\n", named.joined()]
  }

  private func usage(of command: Command) -> String {
    let isFirst = command.verb == commands.first?.verb
    let isAlone = options.contains { $0.isTaken(by: command) } == false
    let word = isFirst && command.word.isEmpty == false ? "[\(command.word)]" : command.word
    return [program, word, isAlone ? "" : "[OPTION...]", command.operands]
      .filter { $0.isEmpty == false }.joined(separator: " ")
  }

  private func rows(of command: Command) -> String {
    let rows = options.filter { $0.isTaken(by: command) }.map { option in
      let rivals = option.rivals.filter { rival in
        options.contains { rival.hasPrefix($0.word) && $0.isTaken(by: command) }
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
