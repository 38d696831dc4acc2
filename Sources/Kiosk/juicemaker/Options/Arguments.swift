import JuiceModel
import PlainText

/// The arguments of the command.
struct Arguments: Hashable {
  /// The modes of the command.
  enum Mode: Hashable {
    /// Opens the kiosk.
    case kiosk
    /// Runs flow files.
    case run([String])
    /// Explores the kiosk.
    case explore
    /// Prints the help.
    case help
    /// Prints the version.
    case version
  }

  var mode = Mode.kiosk
  var options = Options()
  /// The path of the menu, or `nil` for the standard menu.
  var menuFile: String?
  /// The value of `--stock`, which can only be read once the menu is known.
  var counts: String?
  /// The path of the file that keeps the stock, or `nil` if none does.
  var stockFile: String?

  /// Sets the opening stock from the value of `--stock` and the menu.
  mutating func setStock() throws(UsageError) {
    guard let counts else {
      options.stock = Stock(of: options.menu)
      return
    }
    options.stock = try Options.stock(counts, of: options.menu)
  }
}

extension Arguments {
  /// Parses arguments, without the name of the command.
  ///
  /// Options can have any position. After `run --`, there are only files.
  ///
  /// - Throws: A ``UsageError`` if the arguments are wrong.
  init(parsing arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var words: [String] = []
    var given: [OptionName] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        guard words.first == "run" else {
          throw UsageError("-- is only allowed after run", "use run -- FILE...")
        }
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        words.append(argument)
        continue
      }
      let name = try OptionName(argument)
      given.append(name)
      switch name {
      case .help:
        self = Arguments(mode: .help)
        return
      case .version:
        self = Arguments(mode: .version)
        return
      case .linear: options.isLinear = true
      case .outline: options.isOutline = true
      case .ascii: options.isASCII = true
      case .noColor: options.usesColor = false
      case .transcript: options.showsTranscript = true
      case .format: options.format = try Options.format(try name.value(in: argument, &rest))
      case .states: options.states = try Options.states(try name.value(in: argument, &rest))
      case .snapshots: options.snapshotFolder = try name.value(in: argument, &rest)
      case .size: options.viewport = try Options.viewport(try name.value(in: argument, &rest))
      case .language:
        options.phrases = try Options.phrases(try name.value(in: argument, &rest))
        options.exploredPhrases = [options.phrases]
      case .menu: menuFile = try name.path(in: argument, &rest)
      case .stock: counts = try name.value(in: argument, &rest)
      case .stockFile: stockFile = try name.path(in: argument, &rest)
      }
    }
    mode = try Arguments.mode(words)
    guard let command = mode.command else {
      guard let option = given.first else { return }
      throw UsageError("\(words.first ?? "") doesn't use \(option)", "leave it out")
    }
    try OptionName.check(given, for: command)
    if options.format == .mermaid, case .some = counts {
      throw UsageError(
        "--stock and --format mermaid can't be combined",
        "leave out --stock, because the map is that of every stock")
    }
    if options.format == .mermaid, given.contains(.states) {
      throw UsageError(
        "--states and --format mermaid can't be combined",
        "leave out --states, because the map is always whole")
    }
    if menuFile == nil { try setStock() }
  }

  private static func mode(_ words: [String]) throws(UsageError) -> Mode {
    guard let first = words.first else { return .kiosk }
    switch (first, words.dropFirst().first) {
    case ("run", nil):
      throw UsageError(
        "run needs a file", "use run FILE..., run FOLDER, or run - for standard input")
    case ("run", _) where words.filter { $0 == "-" }.count > 1:
      throw UsageError("standard input can only be read once", "use - once")
    case ("run", _): return .run(Array(words.dropFirst()))
    case ("explore", nil): return .explore
    case ("version", nil): return .version
    case ("help", nil): return .help
    case ("help", let word?) where words.count == 2 && CommandName.words.contains(word):
      return .help
    case ("help", let extra?), ("explore", let extra?), ("version", let extra?):
      throw UsageError("\(first) doesn't use \(extra.shown)", "leave it out")
    default:
      throw UsageError(
        "unknown command \(first.shown)", first, among: CommandName.words,
        else: "use run FILE..., explore, help, version, or only options")
    }
  }
}

extension Arguments.Mode {
  /// The command that the mode is of, or `nil` if it only prints a text.
  var command: CommandName? {
    switch self {
    case .kiosk: .kiosk
    case .run: .run
    case .explore: .explore
    case .help, .version: nil
    }
  }
}
