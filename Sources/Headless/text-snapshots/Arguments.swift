/// The arguments of the command.
struct Arguments: Equatable {
  /// What the command does.
  enum Verb: String, CaseIterable {
    case list, show, review, report, accept, reject, test, help

    /// The options that go with the verb.
    fileprivate var options: [Option] {
      switch self {
      case .list, .show: [.json]
      case .accept, .reject: [.all, .json]
      case .review: []
      case .report: [.output, .attachments]
      case .test: [.unreferenced, .testArguments]
      case .help: Option.allCases
      }
    }

    /// A Boolean value that indicates whether the verb takes the names of snapshots.
    fileprivate var takesNames: Bool { [.list, .test].contains(self) == false }

    /// A Boolean value that indicates whether the verb accepts or rejects texts without asking.
    fileprivate var settles: Bool { self == .accept || self == .reject }
  }

  /// An option, whose raw value is how it is written.
  fileprivate enum Option: String, CaseIterable {
    case all = "--all"
    case json = "--json"
    case output = "--output"
    case attachments = "--attachments"
    case unreferenced = "--unreferenced"
    case testArguments = "--"
  }

  private(set) var verb = Verb.list
  private(set) var names: [String] = []
  /// The path of the file to write a report to, or `nil` to write it to the standard output.
  private(set) var output: String?
  /// The path of the folder with the attachments to report, or `nil` to report pending files.
  private(set) var attachments: String?
  /// What to do about unreferenced snapshots.
  private(set) var unreferenced = UnreferencedPolicy.warn
  /// The arguments after `--`, which are those of `swift test`.
  private(set) var testArguments: [String] = []
  private var options: Set<Option> = []

  /// A Boolean value that indicates whether all pending snapshots are meant.
  var isAll: Bool { options.contains(.all) }
  /// A Boolean value that indicates whether to print JSON.
  var isJSON: Bool { options.contains(.json) }

  /// Parses arguments, among which options can have any position before `--`.
  init(parsing arguments: [String]) throws(CommandFailure) {
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name = argument == "--" ? argument[...] : argument.prefix { ($0 == "=") == false }
      if ["--help", "-h"].contains(argument) {
        words.insert("help", at: 0)
      } else if let option = Option(rawValue: String(name)) {
        try add(option, value: argument.dropFirst(name.count), &rest)
      } else if argument.hasPrefix("-") {
        throw Arguments.failure(
          "unknown option \(argument)", "use \(Arguments.list(Option.allCases)), or --help")
      } else {
        words.append(argument)
      }
    }
    let first = words.first ?? "list"
    guard let known = Verb(rawValue: first) else {
      let verbs = Verb.allCases.map(\.rawValue).joined(separator: ", ")
      throw Arguments.failure("unknown command \(first)", "use one of \(verbs)")
    }
    verb = known
    names = Array(words.dropFirst())
    try check()
  }

  /// Adds an option, with the `=` and the value after it, or else with the arguments that follow.
  private mutating func add(
    _ option: Option, value: Substring, _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) {
    options.insert(option)
    switch option {
    case .all, .json:
      guard value.isEmpty else {
        throw Arguments.failure("\(option.rawValue) takes no value", "use \(option.rawValue)")
      }
    case .output: output = try Arguments.path(after: option, value, &rest)
    case .attachments: attachments = try Arguments.path(after: option, value, &rest)
    case .unreferenced:
      unreferenced = try Arguments.policy(Arguments.word(value, &rest))
    case .testArguments:
      testArguments = Array(rest)
      rest = []
    }
  }

  /// Returns the value of an option, which follows `=` or is the next argument.
  private static func word(_ value: Substring, _ rest: inout ArraySlice<String>) -> String {
    value.isEmpty ? rest.popFirst() ?? "" : String(value.dropFirst())
  }

  /// Returns the path that an option takes.
  private static func path(
    after option: Option, _ value: Substring, _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> String {
    let path = word(value, &rest)
    guard path.isEmpty == false, path.hasPrefix("-") == false else {
      let name = option == .output ? "FILE" : "FOLDER"
      throw failure("\(option.rawValue) takes a path", "use \(option.rawValue) \(name)")
    }
    return path
  }

  private static func policy(_ word: String) throws(CommandFailure) -> UnreferencedPolicy {
    guard let policy = UnreferencedPolicy(rawValue: word) else {
      let words = UnreferencedPolicy.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure("--unreferenced can't be \"\(word)\"", "use one of \(words)")
    }
    return policy
  }

  /// Checks that the verb takes the names and the options.
  private func check() throws(CommandFailure) {
    guard names.isEmpty || verb.takesNames else {
      let suggestion = verb == .test ? "put arguments of swift test after --" : "use show NAME"
      throw Arguments.failure("\(verb) takes no names", suggestion)
    }
    let wrong = Option.allCases.first {
      options.contains($0) && verb.options.contains($0) == false
    }
    if let wrong {
      throw Arguments.failure(
        "\(verb) takes no \(wrong.rawValue)", Arguments.suggestion(verb.options))
    }
    guard verb.settles == false || isAll || names.isEmpty == false else {
      throw Arguments.failure("\(verb) takes names or --all", "name a snapshot, or use review")
    }
    guard names.isEmpty || isAll == false else {
      throw Arguments.failure("names and --all exclude each other", "use one of them")
    }
  }

  private static func suggestion(_ options: [Option]) -> String {
    options.isEmpty ? "leave it out" : "use \(list(options))"
  }

  private static func list(_ options: [Option]) -> String {
    options.map(\.rawValue).joined(separator: ", ")
  }

  /// Returns the failure for wrong arguments.
  ///
  /// - Parameters:
  ///   - problem: A description of what is wrong.
  ///   - suggestion: A description of what would be right.
  static func failure(_ problem: String, _ suggestion: String) -> CommandFailure {
    CommandFailure(status: .usage, message: "\(problem); \(suggestion)")
  }
}
