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
