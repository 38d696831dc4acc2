import Foundation

extension FlowFile {
  /// The flow files of a folder, in order of their names.
  ///
  /// What lies in folders inside it is left out: there is room for files that are only included.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, relative to the folder of the test.
  ///   - filePath: The file of the test.
  /// - Throws: A ``FlowFolderError`` where the folder cannot be read, or has no file that ends in
  ///   `.flow`: a test of nothing would pass.
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
