/// Why an app cannot be shown on a terminal.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// What keys are read from is no terminal.
  case notATerminal
  /// The system refuses a pipe, with a value of `errno`.
  case noPipe(Int32)

  /// What is wrong and what would be right, in one line of English.
  public var description: String {
    switch self {
    case .notATerminal: "standard input is not a terminal; start the command in one"
    case .noPipe(let code): "no pipe can be opened (error \(code)); close some files"
    }
  }
}
