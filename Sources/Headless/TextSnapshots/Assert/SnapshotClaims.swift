import Foundation
import SnapshotFiles

/// The claims that assertions have made on a folder of snapshots in a test run.
final class SnapshotClaims: @unchecked Sendable {
  let folder: SnapshotFolder
  private let ledger: SnapshotLedger?
  private let lock = NSLock()
  private var claims: [String: SnapshotClaim] = [:]
  private var checkedFolders: Set<Substring> = []
  /// The keys of the snapshots that have a pending text; see ``SnapshotName/key``.
  private var pending: Set<String> = []

  /// Creates an empty collection of claims on a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of snapshots.
  ///   - ledger: The ledger of the test run, or `nil` if the run has none.
  ///   - isReadOnly: Whether nothing may be written into the folder or removed from it. The pending
  ///     texts are looked up otherwise.
  init(folder: SnapshotFolder, ledger: SnapshotLedger?, isReadOnly: Bool) {
    self.folder = folder
    self.ledger = ledger
    guard isReadOnly == false else { return }
    pending = Set(folder.pendingPaths.compactMap { (try? SnapshotName($0))?.key })
  }

  /// Returns the file that a name refers to.
  func file(of name: SnapshotName) -> SnapshotFile {
    SnapshotFile(path: "\(folder.path)/\(name.path).txt")
  }

  /// Adds a claim, appends it to the ledger, and returns whether this run wrote the snapshot.
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
        throw claim.failure(after: first, file: file(of: name))
      }
      return first.isRecorded
    }
    claims[name.key] = claim
    try ledger?.append(.asked(folder: folder.path, path: name.path))
    try checkFolder(of: name)
    return false
  }

  /// Notes that this run wrote a snapshot.
  func didRecord(_ name: SnapshotName) {
    lock.withLock { claims[name.key]?.isRecorded = true }
  }

  /// Notes that a text of this run waits for review beside a snapshot.
  func didLeavePending(_ name: SnapshotName) throws(SnapshotFailure) {
    lock.withLock { _ = pending.insert(name.key) }
    try ledger?.append(.pending(folder: folder.path, path: name.path))
  }

  /// Removes the text that waits for review beside a snapshot, if there is one.
  func removePending(_ name: SnapshotName) throws(SnapshotFailure) {
    guard lock.withLock({ pending.remove(name.key) }) == name.key else { return }
    try file(of: name).pending.remove()
  }

  /// Checks, once for each folder, that no symbolic link leads out of the folder of snapshots.
  private func checkFolder(of name: SnapshotName) throws(SnapshotFailure) {
    guard let slash = name.path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    let part = name.path[..<slash]
    guard checkedFolders.contains(part) == false else { return }
    try folder.checkLinks(to: "\(folder.path)/\(part)")
    checkedFolders.insert(part)
  }
}
