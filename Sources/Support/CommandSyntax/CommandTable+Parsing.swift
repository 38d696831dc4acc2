import PlainText

extension CommandTable {
  /// Returns the request of arguments, which follow the name of the program.
  ///
  /// Options can have any position before `--`. A value follows its option or an equals sign, and the
  /// last one counts.
  package func request(_ arguments: [String], _ values: Values) throws(UsageError) -> Request {
    if let damaged = arguments.first(where: { $0.isDamaged }) {
      throw UsageError("\(damaged.shown) isn't UTF-8")
    }
    var values = values
    var rest = arguments[...]
    var words: [String] = []
    var given: [(option: Option, value: String)] = []
    while let argument = rest.popFirst(), (argument == "--") == false {
      if ["--help", "-h"].contains(argument) { return .print(try help(of: words.first)) }
      if let version, argument == "--version" { return .print("\(program) \(version)\n") }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        words.append(argument)
        continue
      }
      let option = try option(argument)
      let value = try option.value(in: argument, &rest)
      guard option.read(&values, value) else {
        let form = option.value?.form ?? "no value"
        throw UsageError("\(option.word) takes \(form), not \(value.shown)")
      }
      given.append((option, value))
    }
    if words.first == "help" { return .print(try help(of: words.dropFirst().first)) }
    let command = try command(words.first)
    try check(given, for: command)
    words = Array(words.dropFirst())
    try command.check(words, afterHyphens: Array(rest))
    return .perform(command.verb, words + rest, values)
  }

  /// Returns the command with a word, or the first one without a word.
  func command(_ word: String?) throws(UsageError) -> Command {
    let command = word.map { word in
      commands.first { $0.word == word && word.isEmpty == false }
    }
    if let command = command ?? commands.first { return command }
    let words = commands.map { $0.word } + ["help"]
    throw UsageError("unknown command \((word ?? "").shown)", near: word ?? "", among: words)
  }

  private func option(_ argument: String) throws(UsageError) -> Option {
    let name = String(argument.prefix { ($0 == "=") == false })
    if let option = options.first(where: { $0.word == name }) { return option }
    let words = options.map { $0.word } + ["--help"] + (version.map { _ in ["--version"] } ?? [])
    throw UsageError(
      "unknown option \(name.shown)", near: String(name.drop { $0 == "-" }),
      among: words.map { String($0.dropFirst(2)) }, prefix: "--")
  }

  private func check(
    _ given: [(option: Option, value: String)], for command: Command
  ) throws(UsageError) {
    for (option, _) in given where option.isTaken(by: command) == false {
      let others = commands.filter(option.isTaken).map { $0.title }.joined(separator: " and ")
      throw UsageError("\(option.word) is for \(others), not for \(command.title)")
    }
    let names = given.flatMap { [$0.option.word, "\($0.option.word) \($0.value)"] }
    for (option, _) in given {
      guard let rival = names.first(where: option.rivals.contains) else { continue }
      throw UsageError("\(option.word) and \(rival) can't be combined")
    }
  }
}

extension CommandTable.Option {
  func isTaken(by command: CommandTable.Command) -> Bool {
    commands?.contains(command.verb) ?? true
  }

  /// Returns the value after the equals sign of an argument, or else removes the next argument.
  fileprivate func value(
    in argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let equals = argument.firstIndex(of: "=")
    guard let value else {
      if equals == nil { return "" }
      throw UsageError("\(word) takes no value")
    }
    if let equals { return String(argument[equals...].dropFirst()) }
    guard let next = rest.first, next.hasPrefix("--") == false else {
      throw UsageError("\(word) takes \(value.form)")
    }
    rest = rest.dropFirst()
    return next
  }
}

extension CommandTable.Command {
  fileprivate func check(_ words: [String], afterHyphens rest: [String]) throws(UsageError) {
    if operands.isEmpty, let extra = (words + rest).first {
      throw UsageError("\(title) doesn't take \(extra.shown)")
    }
    if operands.hasPrefix("[--"), let extra = words.first {
      throw UsageError("\(title) takes \(extra.shown) only after --")
    }
    guard let requirement, words.isEmpty, rest.isEmpty else { return }
    throw UsageError("\(title) needs \(requirement)")
  }
}

/// The reason why the arguments of a program are wrong, on one line.
package struct UsageError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ problem: String) {
    description = problem
  }

  /// Creates the error that a word isn't one of several, and asks whether a near one, after a
  /// prefix, was meant, whatever the case of its letters.
  package init(_ problem: String, near word: String, among words: [String], prefix: String = "") {
    let meant = word.lowercased().likely(among: words.filter { $0.isEmpty == false })
    description = problem + (meant.map { ". Did you mean \(prefix)\($0)?" } ?? "")
  }
}
