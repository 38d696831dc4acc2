import Foundation

/// The file name under which a text that differs from its snapshot is attached to a test.
///
/// It's the name of the snapshot after the word `pending`, as in
/// `pending.Order%2Fopened.60x20.ko.txt`. If there is such a file already, Swift Testing adds
/// a hyphen and a random word to the first word. Therefore the name of the snapshot can always be
/// read back.
package struct SnapshotAttachment: Hashable {
  private static let word = "pending"

  /// The path of the snapshot below the folder of snapshots, without the extension.
  package let name: String

  /// Creates the file name for a snapshot.
  ///
  /// - Parameter name: The path of the snapshot below the folder of snapshots, without the
  ///   extension.
  package init(name: String) {
    self.name = name
  }

  /// Reads a file name, which Swift Testing may have made unique.
  ///
  /// The result is `nil` if it isn't the file name of such a text.
  package init?(fileName: String) {
    let parts = fileName.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let last = parts.dropFirst().first, last.hasSuffix(".txt"),
      first == SnapshotAttachment.word || first.hasPrefix(SnapshotAttachment.word + "-")
    else { return nil }
    let name = String(last.dropLast(".txt".count)).replacing("%2F", with: "/")
    guard let path = try? SnapshotName(name).path, path == name else { return nil }
    self.init(name: name)
  }

  /// The file name, in which `%2F` takes the place of each slash.
  package var fileName: String {
    "\(SnapshotAttachment.word).\(name.replacing("/", with: "%2F")).txt"
  }
}
