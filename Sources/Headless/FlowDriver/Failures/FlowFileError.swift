import PlainText

/// Why a file is no flow.
public enum FlowFileError: Error, Hashable, Sendable {
  /// The file cannot be read, for a reason in English.
  case unreadable(file: String, reason: String)
  /// The file, or one that it includes, does not parse.
  case syntax(FlowSyntaxError)
}

extension FlowFileError: CustomStringConvertible {
  /// The place, what is wrong and what would be right, in one line of English.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file.visible): cannot be read (\(reason)); use a flow file that can"
    case .syntax(let error):
      error.description
    }
  }
}
