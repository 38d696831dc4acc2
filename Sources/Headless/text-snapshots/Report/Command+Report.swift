import Descriptors
import Foundation
import SnapshotFiles

extension Command {
  /// Writes a page with the differences to a file, or to the output if there's no file.
  func report(_ chosen: [PendingSnapshot], to path: String?) throws {
    let entries = try chosen.compactMap { snapshot throws -> ReportEntry? in
      guard let comparison = try snapshot.comparison(), comparison.isSame == false else {
        return nil
      }
      return ReportEntry(
        name: snapshot.name, comparison: comparison, isOutdated: try snapshot.isOutdated())
    }
    let page = ReportPage(entries).html
    guard let path else { return write(page) }
    var status = stat()
    guard lstat(path, &status) < 0 || status.st_mode & S_IFMT == S_IFREG else {
      throw SnapshotFailure.inaccessible(
        path: path, reason: "isn't a regular file; name another one")
    }
    let isSnapshot = [".txt", ".pending"].contains { path.lowercased().hasSuffix($0) }
    guard isSnapshot == false else {
      throw SnapshotFailure.inaccessible(
        path: path, reason: "may be a snapshot; name a file such as snapshots.html")
    }
    try SnapshotFile(path: path).write(page)
  }

  /// Returns the absolute path of a file or folder that an argument names.
  static func path(_ argument: String, in folder: String) -> String {
    URL(filePath: argument, relativeTo: URL(filePath: folder, directoryHint: .isDirectory)).path
  }
}
