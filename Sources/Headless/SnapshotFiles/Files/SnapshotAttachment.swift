/// The file name under which a text that differs from its snapshot is attached to a test.
///
/// It's the path of the snapshot after the word `pending`, as in
/// `pending.Snapshots%2FOrder%2Finitial.60x20.ko.txt`. If there is such a file already, Swift Testing
/// adds a hyphen and a random word to the first word. Therefore the path can always be read back.
package struct SnapshotAttachment: Hashable {
  private static let word = "pending"

  /// The path of the snapshot below the root of its package.
  package let path: String

  /// Creates the file name for a snapshot, or returns `nil` if it isn't in a package.
  package init?(of file: SnapshotFile) {
    guard let package = PackageFolder(above: file.path),
      let path = package.relativePath(of: file.path)
    else { return nil }
    self.path = path
  }

  /// Reads a file name, which Swift Testing may have made unique.
  ///
  /// The result is `nil` if it isn't the file name of such a text.
  package init?(fileName: String) {
    let parts = fileName.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let last = parts.dropFirst().first, last.hasSuffix(".txt"),
      first == SnapshotAttachment.word || first.hasPrefix(SnapshotAttachment.word + "-")
    else { return nil }
    path = last.replacing("%2F", with: "/").replacing("%25", with: "%")
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard names.allSatisfy({ $0.isEmpty == false && $0.hasPrefix(".") == false }) else {
      return nil
    }
  }

  /// The file name, in which `%2F` takes the place of each slash.
  package var fileName: String {
    let name = path.replacing("%", with: "%25").replacing("/", with: "%2F")
    return "\(SnapshotAttachment.word).\(name)"
  }
}
