/// Where flow files, and the files that they include, are read from.
public protocol FlowFiles {
  /// Why a file cannot be read; printed, it is the reason in English.
  associatedtype Failure: Error

  /// The absolute path of a file or folder, free of symbolic links.
  func truePath(of path: String) throws(Failure) -> String

  /// The bytes of a file; those of one that is longer than a limit may end anywhere beyond it.
  func contents(of path: String, limit: Int) throws(Failure) -> [UInt8]
}
