/// Why a folder has no flows to run.
public enum FlowFolderError: Error, Hashable, Sendable {
  /// The folder is not there, or cannot be read.
  case unreadable(folder: String)
  /// No file of the folder ends in `.flow`.
  case empty(folder: String)
}

extension FlowFolderError: CustomStringConvertible {
  /// The folder, what is wrong and what would be right, in one line of English.
  public var description: String {
    switch self {
    case .unreadable(let folder):
      "\(folder): no such folder that can be read; name one beside the test"
    case .empty(let folder):
      "\(folder): no flow files; add one whose name ends in .flow"
    }
  }
}
