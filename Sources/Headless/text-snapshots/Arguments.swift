/// What the command was asked for.
struct Arguments: Equatable {
  /// What is to be done with pending snapshots.
  enum Verb: String, CaseIterable {
    case list, show, accept, reject, help
  }

  private(set) var verb = Verb.list
  private(set) var names: [String] = []
  private(set) var isAll = false
  private(set) var isJSON = false

  /// Reads arguments; options may stand anywhere.
  init(parsing arguments: [String]) throws(CommandFailure) {
    var words: [String] = []
    for argument in arguments {
      switch argument {
      case "--all": isAll = true
      case "--json": isJSON = true
      case "--help", "-h": words.insert("help", at: 0)
      case _ where argument.hasPrefix("-"):
        throw Arguments.failure("unknown option \(argument)", "use --all, --json or --help")
      default: words.append(argument)
      }
    }
    guard let first = words.first else { return }
    guard let known = Verb(rawValue: first) else {
      throw Arguments.failure("unknown command \(first)", "use list, show, accept or reject")
    }
    verb = known
    names = Array(words.dropFirst())
    guard names.isEmpty || (isAll == false && (known == .list) == false) else {
      throw Arguments.failure("\(known) and names", "use names, or --all without names")
    }
  }

  static func failure(_ wrong: String, _ right: String) -> CommandFailure {
    CommandFailure(status: .usage, message: "\(wrong); \(right)")
  }
}
