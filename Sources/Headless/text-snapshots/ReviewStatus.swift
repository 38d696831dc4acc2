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
