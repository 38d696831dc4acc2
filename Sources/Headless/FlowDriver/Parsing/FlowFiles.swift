package import Descriptors

/// A file system from which flow files, and the files that they include, are read.
public protocol FlowFiles {
  /// The type of the error if a file can't be read, whose description is the reason in English.
  associatedtype Failure: Error

  /// Returns the absolute path of a file or folder, without symbolic links.
  ///
  /// - Parameter path: The path of the file or folder.
  /// - Throws: A `Failure` if there is no file or folder at the path.
  func truePath(of path: String) throws(Failure) -> String

  /// Returns the contents of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum number of bytes that are needed. The contents of a longer file may end
  ///     anywhere beyond it.
  /// - Throws: A `Failure` if the file can't be read.
  func contents(of path: String, limit: Int) throws(Failure) -> [UInt8]
}

/// The files of this computer.
package struct LocalFiles: FlowFiles {
  /// Creates the files of this computer.
  package init() {}

  /// Returns the absolute path of a file or folder, with all symbolic links resolved.
  package func truePath(of path: String) throws(FileReadingError) -> String {
    do {
      return try realPath(path)
    } catch {
      throw .system(error)
    }
  }

  /// Returns the contents of a regular file, but at most one byte more than a limit.
  package func contents(of path: String, limit: Int) throws(FileReadingError) -> [UInt8] {
    try readFile(path, upTo: limit + 1)
  }
}

/// The path of a file of a flow: the folder of the first file, and the way from there.
struct FlowPath: Hashable {
  private static let slash = UInt8(ascii: "/")

  /// The folder of the first file with a slash at the end, or an empty string if the path of the
  /// first file is its name alone.
  let folder: String
  private let parts: [String]

  /// The path of the file.
  var name: String { folder + parts.joined(separator: "/") }

  /// Creates the path of the first file.
  init(_ file: String) {
    let bytes = Array(file.utf8)
    let end = bytes.lastIndex(of: FlowPath.slash).map { $0 + 1 } ?? 0
    folder = String(decoding: bytes.prefix(end), as: UTF8.self)
    parts = [String(decoding: bytes.dropFirst(end), as: UTF8.self)]
  }

  private init(folder: String, parts: [String]) {
    self.folder = folder
    self.parts = parts
  }

  /// Returns the file at a path relative to this one, or `nil` if it isn't inside the folder.
  func relative(_ path: String) -> FlowPath? {
    guard (path.utf8.first == FlowPath.slash) == false else { return nil }
    var parts = parts.dropLast()
    for part in path.utf8.split(separator: FlowPath.slash) {
      switch String(decoding: part, as: UTF8.self) {
      case ".": continue
      case "..": guard case .some = parts.popLast() else { return nil }
      case let part: parts.append(part)
      }
    }
    return FlowPath(folder: folder, parts: Array(parts))
  }
}
