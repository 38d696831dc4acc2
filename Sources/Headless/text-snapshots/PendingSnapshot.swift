import Foundation
import SnapshotFiles

/// A text that waits for review beside its snapshot.
struct PendingSnapshot {
  static let ending = ".txt.pending"

  /// The name that the test uses, such as `Order/initial.60x20.ko`.
  let name: String
  let file: SnapshotFile

  /// Returns the pending snapshots in a folder, in order.
  static func all(in folder: SnapshotFolder) -> [PendingSnapshot] {
    folder.files(endingIn: ending).map { path in
      let name = String(path.dropLast(ending.count))
      return PendingSnapshot(
        name: name, file: SnapshotFile(path: "\(folder.path)/\(name).txt"))
    }
  }

  /// Returns whether a word refers to the snapshot: it's the name, or the path of either file.
  func isReferred(toBy word: String) -> Bool {
    let path = file.path
    return [name, path, path + ".pending"].contains(word)
      || ["", "Snapshots/"].contains { prefix in
        [".txt", PendingSnapshot.ending].contains { prefix + name + $0 == word }
      } || "Snapshots/" + name == word
  }

  /// Returns the comparison of the pending text with the snapshot, or `nil` if no text is pending
  /// any more.
  func comparison() throws(SnapshotFailure) -> SnapshotComparison? {
    guard let text = try file.pending.text() else { return nil }
    return SnapshotComparison(file: file, expected: try file.text(), actual: text)
  }

  /// A Boolean value that indicates whether the pending text can be read and is the same as that of
  /// the snapshot.
  var isSame: Bool { (try? comparison()?.isSame) ?? false }

  /// Replaces the snapshot with the pending text.
  func accept() throws(SnapshotFailure) {
    guard let text = try file.pending.text() else { return }
    _ = try file.text()
    try file.write(text)
    try file.pending.remove()
  }
}

/// A snapshot as the command describes it in JSON.
struct ReviewEntry: Codable, Equatable {
  let name: String
  let path: String
  /// The state: `pending`, `accepted`, or `rejected`.
  let state: String
  /// The difference from the snapshot, or `nil` if it isn't shown.
  let difference: String?

  /// Creates an entry without the difference.
  init(_ snapshot: PendingSnapshot, state: String) {
    name = snapshot.name
    path = snapshot.file.path
    self.state = state
    difference = nil
  }

  /// Creates an entry with the difference of a pending snapshot.
  init(showing snapshot: PendingSnapshot) throws {
    name = snapshot.name
    path = snapshot.file.path
    state = "pending"
    difference = try snapshot.comparison()?.lines.text()
  }

  /// Returns the entries as a JSON array.
  static func json(_ entries: [ReviewEntry]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
  }
}
