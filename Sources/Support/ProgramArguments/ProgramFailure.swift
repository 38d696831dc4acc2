import CellText

/// The exit status of a program.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// A flow or a law failed, snapshots are pending, or the output couldn't be written.
  case failure = 1
  /// No law is violated, but not everything was explored, or no test asked for some snapshots.
  case undecided = 2
  case usage = 64
  /// A file can't be read or isn't valid.
  case badData = 65
  case missing = 66
  case unavailable = 69
  /// A file can't be written.
  case unwritable = 73
  /// A snapshot can't be read or written.
  case inaccessible = 74
  /// Another process uses a file.
  case inUse = 75
  case forbidden = 77
}

/// The reason why a program can't do what it's asked for, in whole lines without the last line break.
package struct ProgramFailure: Error, Hashable, CustomStringConvertible {
  package let status: ExitStatus
  package let description: String

  package init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }

  /// Creates the failure for wrong arguments, on one line without the name of the program.
  ///
  /// It asks whether the nearest of some words was meant, whatever the case of its letters.
  package init(usage problem: String, near word: String = "", among words: [String] = []) {
    let meant = word.lowercased().likely(among: words)
    self.init(.usage, problem + (meant.map { ". Did you mean \($0)?" } ?? ""))
  }
}
