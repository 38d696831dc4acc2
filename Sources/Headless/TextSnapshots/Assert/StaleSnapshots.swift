import Foundation

/// The snapshots that no test asked for.
package struct StaleSnapshots {
  /// Their paths below the folder, in order.
  package let paths: [String]

  /// Looks for snapshots that are not among those asked for, by their paths as file systems may
  /// compare them.
  package init(in folder: SnapshotFolder, askedFor keys: Set<String>) {
    paths = folder.files(endingIn: ".txt").filter { path in
      let name = try? SnapshotName(String(path.dropLast(".txt".count)))
      return keys.contains(name?.key ?? path) == false
    }
  }

  /// Tells those of a full run that went well; nothing where tests may have been left out.
  ///
  /// - Parameter conditions: Where tests are that a condition may leave out.
  func message(folder: SnapshotFolder, conditions: [String]) -> (text: String, isFailure: Bool) {
    let list = paths.map { "  \(folder.path)/\($0.shown())\n" }.joined()
    guard conditions.isEmpty else {
      let places = conditions.map { "  \($0)\n" }.joined()
      return (
        "snapshots not asked for, maybe as tests were left out:\n\(list)by:\n\(places)", false
      )
    }
    return ("error: stale snapshots; delete them, or test what they show:\n\(list)", true)
  }
}
