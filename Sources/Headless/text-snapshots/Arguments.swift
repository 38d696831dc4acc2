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

/// Why the command does not do what it is asked for.
struct CommandFailure: Error {
  let status: ReviewStatus
  /// What is wrong and what would be right, in one line of English.
  let message: String
}

/// What the command tells the one that started it.
enum ReviewStatus: Int32 {
  /// What was asked for is done; of a list, that nothing is pending.
  case success = 0
  /// Something is pending still.
  case pending = 1
  /// The arguments are wrong.
  case usage = 64
  /// No snapshot of that name is pending, or there is no package here.
  case missing = 66
  /// A file cannot be read or written.
  case inaccessible = 74
  /// Continuous integration accepts nothing.
  case forbidden = 77
}

/// What the command says of itself.
let helpText = """
  usage: text-snapshots [list] [--json]
         text-snapshots show [NAME...] [--json]
         text-snapshots accept [NAME... | --all] [--json]
         text-snapshots reject [NAME... | --all] [--json]

  Reviews the texts that tests left beside snapshots which differ or are missing, in
  the package here. NAME is such as Order/initial.60x20.ko. On a terminal, accept and
  reject ask for each where no name is given. NO_COLOR turns colours off.

  Exit status: 0 done, nothing is pending; 1 something is pending still; 64 wrong
  usage; 66 no such snapshot or package; 74 a file cannot be read or written; 77 with
  CI set nothing is accepted.

  """
