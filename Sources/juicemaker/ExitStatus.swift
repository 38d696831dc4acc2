/// What the command tells the one that started it.
enum ExitStatus: Int32 {
  /// All went well.
  case success = 0
  /// A command or an expectation of a flow failed, or the output could not be written.
  case failure = 1
  /// The arguments are wrong.
  case usage = 64
  /// A flow cannot be read or does not parse.
  case badData = 65
}
