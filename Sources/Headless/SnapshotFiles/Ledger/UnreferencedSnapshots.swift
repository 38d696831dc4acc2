import Foundation

/// The snapshots in a folder that no assertion of a test run asked for.
package struct UnreferencedSnapshots {
  /// The folder of snapshots.
  package let folder: SnapshotFolder
  private let paths: [String]

  /// Finds the snapshots in a folder that weren't asked for.
  ///
  /// - Parameters:
  ///   - folder: The folder of snapshots.
  ///   - files: The keys of the snapshots that were asked for.
  package init(in folder: SnapshotFolder, askedFor files: Set<SnapshotKey>) {
    self.folder = folder
    let base = folder.realPath
    paths = folder.files(endingIn: ".txt").filter { path in
      files.contains(SnapshotKey(resolved: "\(base)/\(path)")) == false
    }
  }

  /// The paths of the snapshots.
  package var files: [String] { paths.map { "\(folder.path)/\($0)" } }

  /// Deletes the snapshots, and the folders that become empty.
  ///
  /// - Parameter report: A closure that is called with the path of each file after its deletion.
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)`` if a file can't be deleted.
  package func delete(reporting report: (String) -> Void) throws(SnapshotFailure) {
    for path in files {
      let file = SnapshotFile(path: path)
      try file.remove()
      report(file.path)
      var parent = URL(filePath: file.path).deletingLastPathComponent().path
      while parent.utf8.count >= folder.path.utf8.count, rmdir(parent) == 0 {
        parent = URL(filePath: parent).deletingLastPathComponent().path
      }
    }
  }
}

/// The path of a file as file systems may compare it: with all symbolic links to folders resolved,
/// without case, and composed.
package struct SnapshotKey: Hashable {
  private let path: String

  /// Creates the key of a file, which doesn't have to exist.
  package init(ofFile path: String) {
    let url = URL(filePath: path)
    let folder = SnapshotFolder(path: url.deletingLastPathComponent().path)
    self.init(resolved: "\(folder.realPath)/\(url.lastPathComponent)")
  }

  /// Creates the key of a file in whose path there is no symbolic link.
  fileprivate init(resolved path: String) {
    self.path = path.fileKey
  }
}
