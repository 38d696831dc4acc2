package import SystemCalls

/// Where flow files, and the files that they include, are read from.
public protocol FlowFiles {
  /// Why a file cannot be read; printed, it is the reason in English.
  associatedtype Failure: Error

  /// The absolute path of a file or folder, free of symbolic links.
  func truePath(of path: String) throws(Failure) -> String

  /// The bytes of a file; those of one that is longer than a limit may end anywhere beyond it.
  func contents(of path: String, limit: Int) throws(Failure) -> [UInt8]
}

/// The files of this computer.
package struct LocalFiles: FlowFiles {
  /// Creates the files of this computer.
  package init() {}

  /// Returns the absolute path of a file or folder, with all symbolic links resolved.
  package func truePath(of path: String) throws(SystemError) -> String { try realPath(path) }

  /// Returns the bytes of a file, but not many more than a limit.
  package func contents(of path: String, limit: Int) throws(SystemError) -> [UInt8] {
    try readFile(path, upTo: limit + 1)
  }
}
