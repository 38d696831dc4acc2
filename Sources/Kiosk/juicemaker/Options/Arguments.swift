import JuiceModel

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
      throw UsageError("run and explore don't use a --stock-file", "use --stock, or leave it out")
    }
    guard counts == nil else {
      throw UsageError("--stock and --stock-file can't be combined", "use one of them")
    }
  }

  private static func mode(_ words: [String]) throws(UsageError) -> Mode {
    guard let first = words.first else { return .kiosk }
    if words == ["explore"] { return .explore }
    guard first == "run" else {
      throw UsageError(
        "unexpected argument \"\(words[first == "explore" ? 1 : 0])\"",
        "use run FILE..., explore, or only options")
    }
    guard words.count > 1 else { throw UsageError("run needs a file", "use run FILE...") }
    return .run(Array(words.dropFirst()))
  }
}
