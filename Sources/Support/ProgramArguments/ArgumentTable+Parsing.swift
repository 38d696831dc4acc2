import CellText

extension ArgumentTable {
  /// Returns the request of arguments, which follow the name of the program.
  ///
  /// Options can have any position before `--`. A value follows its option or an equals sign, and the
  /// last one counts.
  package func request(_ arguments: [String], _ values: Values) throws(ProgramFailure) -> Request {
    if let damaged = arguments.first(where: { $0.isDamaged }) {
      throw ProgramFailure(usage: "\(damaged.shown) isn't UTF-8")
    }
    var values = values
    var rest = arguments[...]
    var words: [String] = []
    var given: [(option: Option, value: String)] = []
    while let argument = rest.popFirst(), (argument == "--") == false {
      if ["--help", "-h"].contains(argument) { return .print(try help(after: words)) }
      if let version, argument == "--version" { return .print("\(program) \(version)\n") }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try option(String(parts[0]))
      let value = try option.value(parts.dropFirst().first.map { String($0) }, or: &rest)
      guard option.read(&values, value) else {
        let form = option.value?.form ?? "no value"
        throw ProgramFailure(usage: "\(option.word) takes \(form), not \(value.shown)")
      }
      given.append((option, value))
    }
    if words.first == "help" { return .print(try help(after: words)) }
    let subcommand = try subcommand(words.first)
    try check(given, for: subcommand)
    let operands = words.dropFirst() + rest
    try subcommand.check(operands)
    return .perform(subcommand.verb, Array(operands), values)
  }

  private func help(after words: [String]) throws(ProgramFailure) -> String {
    try help(of: words.drop { $0 == "help" }.first)
  }

  /// Returns the subcommand with a word, or the first one without a word.
  func subcommand(_ word: String?) throws(ProgramFailure) -> Subcommand {
    guard let word else { return subcommands[0] }
    let named = subcommands.filter { $0.word.isEmpty == false }
    if let subcommand = named.first(where: { $0.word == word }) { return subcommand }
    let words = named.map { $0.word } + ["help"]
    throw ProgramFailure(usage: "unknown subcommand \(word.shown)", near: word, among: words)
  }

  private func option(_ name: String) throws(ProgramFailure) -> Option {
    let flags = ["--help", "-h"] + (version.map { _ in ["--version"] } ?? [])
    let known = options + flags.map { .flag($0, "") { _ in } }
    if let option = known.first(where: { $0.word == name }) { return option }
    let words = known.map { $0.word }.filter { $0.hasPrefix("--") }
    throw ProgramFailure(usage: "unknown option \(name.shown)", near: name, among: words)
  }

  private func check(
    _ given: [(option: Option, value: String)], for subcommand: Subcommand
  ) throws(ProgramFailure) {
    for (option, _) in given where option.isTaken(by: subcommand) == false {
      let others = subcommands.filter(option.isTaken).map { $0.title }.joined(separator: " and ")
      throw ProgramFailure(usage: "\(option.word) is for \(others), not for \(subcommand.title)")
    }
    let names = given.flatMap { [$0.option.word, "\($0.option.word) \($0.value)"] }
    for (option, _) in given {
      guard let rival = names.first(where: option.rivals.contains) else { continue }
      throw ProgramFailure(usage: "\(option.word) and \(rival) can't be combined")
    }
  }
}

extension ArgumentTable.Option {
  func isTaken(by subcommand: ArgumentTable.Subcommand) -> Bool {
    subcommands?.contains(subcommand.verb) ?? true
  }

  /// Returns the value after the equals sign of an argument, or else removes the next argument.
  fileprivate func value(
    _ given: String?, or rest: inout ArraySlice<String>
  ) throws(ProgramFailure) -> String {
    guard let value else {
      if given == nil { return "" }
      throw ProgramFailure(usage: "\(word) takes no value")
    }
    if let given { return given }
    guard let next = rest.popFirst(), next.hasPrefix("--") == false else {
      throw ProgramFailure(usage: "\(word) takes \(value.form)")
    }
    return next
  }
}

extension ArgumentTable.Subcommand {
  fileprivate func check(_ words: ArraySlice<String>) throws(ProgramFailure) {
    if operands.isEmpty, let extra = words.first {
      throw ProgramFailure(usage: "\(title) doesn't take \(extra.shown)")
    }
    let isOptional = operands.isEmpty || operands.hasPrefix("[")
    if isOptional == false, words.isEmpty {
      throw ProgramFailure(usage: "\(title) needs \(operands)")
    }
  }
}
