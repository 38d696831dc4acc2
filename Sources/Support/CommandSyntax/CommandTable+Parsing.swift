import CellText

extension CommandTable {
  /// Returns the request of arguments, which follow the name of the program.
  ///
  /// Options can have any position before `--`. A value follows its option or an equals sign, and the
  /// last one counts.
  package func request(_ arguments: [String], _ values: Values) throws(CommandFailure) -> Request {
    if let damaged = arguments.first(where: { $0.isDamaged }) {
      throw CommandFailure(usage: "\(damaged.shown) isn't UTF-8")
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
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try option(String(parts[0]))
      let value = try option.value(parts.dropFirst().first.map { String($0) }, or: &rest)
      guard option.read(&values, value) else {
        let form = option.value?.form ?? "no value"
        throw CommandFailure(usage: "\(option.word) takes \(form), not \(value.shown)")
      }
      given.append((option, value))
    }
    if words.first == "help" { return .print(try help(of: words.dropFirst().first)) }
    let command = try command(words.first)
    try check(given, for: command)
    let operands = words.dropFirst() + rest
    try command.check(operands)
    return .perform(command.verb, Array(operands), values)
  }

  /// Returns the command with a word, or the first one without a word.
  func command(_ word: String?) throws(CommandFailure) -> Command {
    guard let word else { return commands[0] }
    let named = commands.filter { $0.word.isEmpty == false }
    if let command = named.first(where: { $0.word == word }) { return command }
    let words = named.map { $0.word } + ["help"]
    throw CommandFailure(usage: "unknown command \(word.shown)", near: word, among: words)
  }

  private func option(_ name: String) throws(CommandFailure) -> Option {
    if let option = options.first(where: { $0.word == name }) { return option }
    let words = options.map { $0.word } + ["--help"] + (version.map { _ in ["--version"] } ?? [])
    throw CommandFailure(usage: "unknown option \(name.shown)", near: name, among: words)
  }

  private func check(
    _ given: [(option: Option, value: String)], for command: Command
  ) throws(CommandFailure) {
    for (option, _) in given where option.isTaken(by: command) == false {
      let others = commands.filter(option.isTaken).map { $0.title }.joined(separator: " and ")
      throw CommandFailure(usage: "\(option.word) is for \(others), not for \(command.title)")
    }
    let names = given.flatMap { [$0.option.word, "\($0.option.word) \($0.value)"] }
    for (option, _) in given {
      guard let rival = names.first(where: option.rivals.contains) else { continue }
      throw CommandFailure(usage: "\(option.word) and \(rival) can't be combined")
    }
  }
}

extension CommandTable.Option {
  func isTaken(by command: CommandTable.Command) -> Bool {
    commands?.contains(command.verb) ?? true
  }

  /// Returns the value after the equals sign of an argument, or else removes the next argument.
  fileprivate func value(
    _ given: String?, or rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> String {
    guard let value else {
      if given == nil { return "" }
      throw CommandFailure(usage: "\(word) takes no value")
    }
    if let given { return given }
    guard let next = rest.popFirst(), next.hasPrefix("--") == false else {
      throw CommandFailure(usage: "\(word) takes \(value.form)")
    }
    return next
  }
}

extension CommandTable.Command {
  fileprivate func check(_ words: ArraySlice<String>) throws(CommandFailure) {
    if operands.isEmpty, let extra = words.first {
      throw CommandFailure(usage: "\(title) doesn't take \(extra.shown)")
    }
    let isOptional = operands.isEmpty || operands.hasPrefix("[")
    if isOptional == false, words.isEmpty {
      throw CommandFailure(usage: "\(title) needs \(operands)")
    }
  }
}
