import JuiceModel

/// What the command was asked for.
struct Arguments: Hashable {
  /// What is to be done.
  enum Mode: Hashable {
    /// Open the kiosk.
    case kiosk
    /// Run flow files.
    case run([String])
    /// Explore the kiosk.
    case explore
    /// Print the help.
    case help
    /// Print the version.
    case version
  }

  var mode = Mode.kiosk
  var options = Options()
  /// The path of the menu, or nothing for the standard menu.
  var menuFile: String?
  /// What `--stock` says, which has a meaning once the menu is known.
  var counts: String?
  /// The path of the file that keeps the stock, or nothing where none does.
  var stockFile: String?

  /// Sets the stock that is asked for, of the menu that is open.
  mutating func setStock() throws(UsageError) {
    guard let counts else {
      options.stock = Stock(of: options.menu)
      return
    }
    options.stock = try Options.stock(counts, of: options.menu)
  }
}

extension Arguments {
  /// Reads the arguments of the command, without its name.
  ///
  /// Options may stand anywhere; after `run --` there are only files.
  init(parsing arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var words: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        guard words.first == "run" else {
          throw UsageError("-- without run before it", "use run -- FILE...")
        }
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        words.append(argument)
        continue
      }
      let name = try OptionName(argument)
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
      case .transcript: options.showsTranscript = true
      case .format: options.format = try Options.format(try name.value(in: argument, &rest))
      case .snapshots: options.snapshotFolder = try name.value(in: argument, &rest)
      case .size: options.viewport = try Options.viewport(try name.value(in: argument, &rest))
      case .language: options.phrases = try Options.phrases(try name.value(in: argument, &rest))
      case .menu: menuFile = try name.path(in: argument, &rest)
      case .stock: counts = try name.value(in: argument, &rest)
      case .stockFile: stockFile = try name.path(in: argument, &rest)
      }
    }
    mode = try Arguments.mode(words)
    try checkStockFile()
    if menuFile == nil { try setStock() }
  }

  private func checkStockFile() throws(UsageError) {
    guard case .some = stockFile else { return }
    guard mode == .kiosk else {
      throw UsageError("--stock-file is for the kiosk alone", "leave it out, or use --stock")
    }
    guard counts == nil else {
      throw UsageError("--stock and --stock-file exclude each other", "use one of them")
    }
  }

  private static func mode(_ words: [String]) throws(UsageError) -> Mode {
    guard let first = words.first else { return .kiosk }
    if words == ["explore"] { return .explore }
    guard first == "run" else {
      throw UsageError(
        "unexpected argument \"\(words[first == "explore" ? 1 : 0])\"",
        "use run FILE..., explore or options alone")
    }
    guard words.count > 1 else { throw UsageError("run needs a file", "use run FILE...") }
    return .run(Array(words.dropFirst()))
  }
}
