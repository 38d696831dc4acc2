import Foundation
import PlainText
package import Testing

/// What an assertion asks for: a snapshot by name, for a text, from a place.
package struct SnapshotClaim {
  let name: String
  let text: String
  let place: SourceLocation
  /// Whether the snapshot was written in this run.
  var isRecorded = false

  package init(name: String, text: String, place: SourceLocation) {
    self.name = name
    self.text = text
    self.place = place
  }
}

extension SourceLocation {
  /// The place as compilers write it.
  var shown: String { "\(fileID):\(line):\(column)" }
}

/// The snapshots of a folder that assertions have asked for in a test run.
final class SnapshotClaims: @unchecked Sendable {
  let folder: SnapshotFolder
  private let lock = NSLock()
  private var claims: [String: SnapshotClaim] = [:]
  private var folders: Set<Substring> = []

  init(folder: SnapshotFolder) {
    self.folder = folder
  }

  /// The paths below the folder that were asked for, as file systems may compare them.
  var keys: Set<String> { lock.withLock { Set(claims.keys) } }

  func file(of name: SnapshotName) -> SnapshotFile {
    SnapshotFile(path: "\(folder.path)/\(name.path).txt")
  }

  /// Notes that an assertion asks for a snapshot, and tells whether it was written in this run.
  ///
  /// - Throws: ``SnapshotFailure`` where another assertion asks for that file, or this one did for
  ///   another text, or the file is elsewhere.
  func add(_ claim: SnapshotClaim, to name: SnapshotName) throws(SnapshotFailure) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if let first = claims[name.key] {
      let isSame = first.place == claim.place && first.name.utf8.elementsEqual(claim.name.utf8)
      guard isSame, first.text.utf8.elementsEqual(claim.text.utf8) else {
        throw .duplicate(path: file(of: name).path, first: first.shown, second: claim.shown)
      }
      return first.isRecorded
    }
    claims[name.key] = claim
    try check(name)
    return false
  }

  /// Notes that a snapshot was written.
  func didRecord(_ name: SnapshotName) {
    lock.withLock { claims[name.key]?.isRecorded = true }
  }

  /// Looks once a folder whether it is where it seems to be.
  private func check(_ name: SnapshotName) throws(SnapshotFailure) {
    guard let slash = name.path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    let part = name.path[..<slash]
    guard folders.contains(part) == false else { return }
    guard folder.contains("\(folder.path)/\(part)") else {
      let reason = "lies outside \(folder.path) by a symbolic link; put the folder itself here"
      throw file(of: name).inaccessible(reason)
    }
    folders.insert(part)
  }
}

extension SnapshotClaim {
  /// The name and the place.
  fileprivate var shown: String { "\"\(name.escaped())\" at \(place.shown)" }
}
