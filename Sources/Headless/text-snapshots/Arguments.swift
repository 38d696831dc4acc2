/// The arguments of the command.
struct Arguments: Equatable {
  /// The ways to deal with the pending snapshots.
  enum Verb: String, CaseIterable {
    case list, show, accept, reject, help
  }

  private(set) var verb = Verb.list
  private(set) var names: [String] = []
  private(set) var isAll = false
  private(set) var isJSON = false

  /// Parses arguments, among which options can have any position.
  init(parsing arguments: [String]) throws(CommandFailure) {
    var words: [String] = []
    for argument in arguments {
      switch argument {
      case "--all": isAll = true
      case "--json": isJSON = true
      case "--help", "-h": words.insert("help", at: 0)
      case _ where argument.hasPrefix("-"):
        throw Arguments.failure("unknown option \(argument)", "use --all, --json, or --help")
      default: words.append(argument)
      }
    }
    guard let first = words.first else { return }
    guard let known = Verb(rawValue: first) else {
      throw Arguments.failure("unknown command \(first)", "use list, show, accept, or reject")
    }
    verb = known
    names = Array(words.dropFirst())
    if names.isEmpty { return }
    guard (known == .list) == false else {
      throw Arguments.failure("list takes no names", "use show NAME")
    }
    guard isAll == false else {
      throw Arguments.failure("names and --all exclude each other", "use one of them")
    }
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

/// The reason why the command fails.
struct CommandFailure: Error {
  let status: ReviewStatus
  /// A line of English that says what is wrong and what would be right.
  let message: String
}

/// The exit status of the command.
enum ReviewStatus: Int32 {
  /// The command did everything, and a list has nothing pending.
  case success = 0
  /// Snapshots are still pending.
  case pending = 1
  /// The arguments are wrong.
  case usage = 64
  /// There is no pending snapshot with the name, or no package.
  case missing = 66
  /// A file can't be read or written.
  case inaccessible = 74
  /// Continuous integration accepts no snapshots.
  case forbidden = 77
}

/// The help that the command prints.
let helpText = """
  Reviews the texts that failed snapshot tests left beside their snapshots.

  usage: text-snapshots [list] [--json]
         text-snapshots show [NAME...] [--json]
         text-snapshots accept [NAME... | --all] [--json]
         text-snapshots reject [NAME... | --all] [--json]

    list     list the pending snapshots of this package (the default)
    show     show how each differs from its snapshot
    accept   replace the snapshot with the pending text
    reject   delete the pending text

  NAME is the name of a snapshot, such as Order/initial.60x20.ko. Without a name,
  accept and reject ask about each snapshot if they run on a terminal.

    --all    accept or reject all pending snapshots without asking
    --json   print JSON
    --help   print this help

  The environment variable NO_COLOR turns colors off. If CI is set, nothing is accepted.

  Exit status: 0 success, nothing is pending; 1 snapshots are still pending; 64 wrong
  arguments; 66 no such snapshot or no package; 74 a file can't be read or written;
  77 nothing is accepted in CI.

  """
