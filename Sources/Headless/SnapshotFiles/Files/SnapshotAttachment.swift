/// The file name under which a text that differs from its snapshot is attached to a test.
///
/// It's the path of the snapshot after the word `pending`, as in
/// `pending.Snapshots%2FOrder%2Finitial.60x20.ko.txt`, in which `%2F` takes the place of each slash.
/// If there is such a file already, Swift Testing adds a hyphen and a random word to the first word.
/// Therefore the path can always be read back, unless it's so long that it ends in a hash.
package struct SnapshotAttachment: Hashable {
  private static let word = "pending"
  private static let ending = ".txt"
  /// The most bytes after the first word, which leave room for the random word.
  private static let limit = 255 - "pending-1234567890123.".utf8.count

  /// The path of the snapshot below the root of its package.
  package let path: String
  /// The file name.
  package let fileName: String
  /// A Boolean value that indicates whether the file name ends in a hash of the path.
  package let isShortened: Bool

  /// Creates the file name for a snapshot, or returns `nil` if it isn't in a package.
  package init?(of file: SnapshotFile) {
    guard let package = PackageFolder(above: file.path),
      let path = package.relativePath(of: file.path)
    else { return nil }
    self.path = path
    let name = path.replacing("%", with: "%25").replacing("/", with: "%2F")
    fileName = "\(SnapshotAttachment.word).\(SnapshotAttachment.shortened(name))"
    isShortened = name.utf8.count > SnapshotAttachment.limit
  }

  /// Reads a file name, which Swift Testing may have made unique.
  ///
  /// The result is `nil` if it isn't the file name of such a text.
  ///
  /// - Parameters:
  ///   - fileName: The file name.
  ///   - snapshots: The attachments of the snapshots whose paths may be too long for a file name.
  package init?(fileName: String, of snapshots: [SnapshotAttachment] = []) {
    let parts = fileName.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let last = parts.dropFirst().first,
      last.hasSuffix(SnapshotAttachment.ending),
      first == SnapshotAttachment.word || first.hasPrefix(SnapshotAttachment.word + "-")
    else { return nil }
    let fileName = "\(SnapshotAttachment.word).\(last)"
    let known = snapshots.first { $0.fileName == fileName }
    self.fileName = fileName
    isShortened = known?.isShortened ?? false
    path = known?.path ?? last.replacing("%2F", with: "/").replacing("%25", with: "%")
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard names.allSatisfy({ $0.isEmpty == false && $0.hasPrefix(".") == false }) else {
      return nil
    }
  }

  /// Returns the text if it isn't too long, or else its start and a hash of it.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    let end = "-\(SnapshotName.hash(of: name[...]))\(ending)"
    var start = name.dropLast(ending.count)
    while start.utf8.count + end.utf8.count > limit { start.removeLast() }
    return start + end
  }
}
