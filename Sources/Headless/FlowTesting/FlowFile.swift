import Foundation
public import Testing

/// A flow file, as one case of a parameterised test.
public struct FlowFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String

  /// Creates a reference to a file, whether or not it exists.
  ///
  /// - Parameter path: The path of the file.
  public init(path: String) {
    self.path = path
  }

  /// Returns the flow files in a folder, in the order of their names.
  ///
  /// Files in folders inside it are left out, so that's where to keep files that are only included.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, relative to the folder of the test.
  ///   - filePath: The file of the test.
  /// - Throws: A ``FlowFolderError`` if the folder can't be read, or if no file in it ends in
  ///   `.flow`, because a test without flows would always pass.
  public static func all(
    in folder: String,
    filePath: String = #filePath
  ) throws(FlowFolderError) -> [FlowFile] {
    let tests = URL(filePath: filePath).deletingLastPathComponent()
    let path = URL(filePath: folder, relativeTo: tests).standardized.path
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(folder: path)
    }
    let files = names.filter { $0.hasSuffix(".flow") }.sorted().map {
      FlowFile(path: "\(path)/\($0)")
    }
    guard files.isEmpty == false else { throw .empty(folder: path) }
    return files
  }
}

extension FlowFile: CustomTestStringConvertible {
  /// The name of the file.
  public var testDescription: String { URL(filePath: path).lastPathComponent }
}

/// The reason why there are no flows in a folder.
public enum FlowFolderError: Error, Hashable, Sendable {
  /// The folder doesn't exist, or can't be read.
  case unreadable(folder: String)
  /// No file in the folder ends in `.flow`.
  case empty(folder: String)
}

extension FlowFolderError: CustomStringConvertible {
  /// The folder, what is wrong, and what would be right, on one line.
  public var description: String {
    switch self {
    case .unreadable(let folder):
      "\(folder): can't be read; name a folder relative to the folder of the test"
    case .empty(let folder):
      "\(folder): no flow files; add one whose name ends in .flow"
    }
  }
}
