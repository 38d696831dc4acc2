import Foundation
import PlainText
import SnapshotFiles

/// The claim of an assertion that a snapshot with a name equals a text.
package struct SnapshotClaim {
  let name: String
  let text: String
  let location: AssertionLocation
  /// The path of the file from which the package is found, or `nil` for that of the location.
  let sourcePath: String?
  /// A Boolean value that indicates whether this run wrote the snapshot.
  var isRecorded = false

  /// Creates the claim of an assertion.
  ///
  /// - Parameters:
  ///   - name: The path of the snapshot below the folder of snapshots, without the extension.
  ///   - text: The text to compare.
  ///   - location: The location of the assertion.
  ///   - sourcePath: The path of the file from which the package is found, or `nil` for that of the
  ///     location.
  package init(
    name: String,
    text: String,
    location: AssertionLocation,
    sourcePath: String? = nil
  ) {
    self.name = name
    self.text = text
    self.location = location
    self.sourcePath = sourcePath
  }
}

/// The claims that assertions have made on a folder of snapshots in a test run.
final class SnapshotClaims: @unchecked Sendable {
  let folder: SnapshotFolder
  private let lock = NSLock()
  private var claims: [String: SnapshotClaim] = [:]
  private var checkedFolders: Set<Substring> = []

  /// Creates an empty collection of claims on a folder.
  init(folder: SnapshotFolder) {
    self.folder = folder
  }

  /// The keys of the snapshots that have been claimed; see ``SnapshotName/key``.
  var keys: Set<String> { lock.withLock { Set(claims.keys) } }

  /// Returns the file that a name refers to.
  func file(of name: SnapshotName) -> SnapshotFile {
    SnapshotFile(path: "\(folder.path)/\(name.path).txt")
  }

  /// Adds a claim, and returns whether this run wrote the snapshot.
  ///
  /// - Throws: A ``SnapshotFailure`` if another assertion has claimed the file, if this assertion
  ///   has claimed it for another text, or if the file lies outside the folder.
  func add(_ claim: SnapshotClaim, to name: SnapshotName) throws(SnapshotFailure) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if let first = claims[name.key] {
      let isSame =
        first.location == claim.location
        && first.name.utf8.elementsEqual(claim.name.utf8)
      guard isSame, first.text.utf8.elementsEqual(claim.text.utf8) else {
        throw .duplicate(
          path: file(of: name).path, first: first.description, second: claim.description)
      }
      return first.isRecorded
    }
    claims[name.key] = claim
    try checkFolder(of: name)
    return false
  }

  /// Notes that this run wrote a snapshot.
  func didRecord(_ name: SnapshotName) {
    lock.withLock { claims[name.key]?.isRecorded = true }
  }

  /// Checks, once for each folder, that no symbolic link leads out of the folder of snapshots.
  private func checkFolder(of name: SnapshotName) throws(SnapshotFailure) {
    guard let slash = name.path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    let part = name.path[..<slash]
    guard checkedFolders.contains(part) == false else { return }
    guard folder.contains("\(folder.path)/\(part)") else {
      let reason = "a symbolic link leads out of \(folder.path); replace it with a folder"
      throw file(of: name).inaccessible(reason)
    }
    checkedFolders.insert(part)
  }
}

extension SnapshotClaim {
  /// The name in quotes and the source location.
  fileprivate var description: String {
    "\"\(name.escaped())\" at \(location)"
  }
}
