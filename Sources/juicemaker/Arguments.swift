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
  /// The file of the menu, or nothing for the standard menu.
  var menuFile: String?
  /// What `--stock` says, which has a meaning once the menu is known.
  var counts: String?

  /// Opens a menu, with the stock that is asked for.
  mutating func open(_ menu: Menu) throws(UsageError) {
    options.menu = menu
    options.stock =
      try counts.map { value throws(UsageError) in
        try Options.stock(value, of: menu)
      } ?? Stock(of: menu)
  }
}
