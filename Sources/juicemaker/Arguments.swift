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
}
