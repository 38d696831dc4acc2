import Foundation
import TextSnapshots

/// A text that waits to take a snapshot's place.
struct PendingSnapshot {
  static let ending = ".txt.pending"

  /// The name as tests say it, such as `Order/initial.60x20.ko`.
  let name: String
  let file: SnapshotFile

  /// The pending snapshots of a folder, in order.
  static func all(in folder: SnapshotFolder) -> [PendingSnapshot] {
    folder.files(endingIn: ending).map { path in
      let name = String(path.dropLast(ending.count))
      return PendingSnapshot(
        name: name, file: SnapshotFile(path: "\(folder.path)/\(name).txt"))
    }
  }

  /// Whether a person may mean it by a word: its name, or the path of either file.
  func isMeant(by word: String) -> Bool {
    let path = file.path
    return [name, path, path + ".pending"].contains(word)
      || ["", "Snapshots/"].contains { prefix in
        [".txt", PendingSnapshot.ending].contains { prefix + name + $0 == word }
      } || "Snapshots/" + name == word
  }

  /// The texts of the snapshot, if there is one, and of what waits.
  func texts() throws(SnapshotFailure) -> (old: String?, new: String) {
    (try file.text(), try file.pending.text() ?? "")
  }

  /// Puts the text in the snapshot's place.
  func accept() throws(SnapshotFailure) {
    guard let text = try file.pending.text() else { return }
    _ = try file.text()
    try file.write(text)
    try file.pending.remove()
  }
}

/// A snapshot as programs read of it.
struct ReviewEntry: Codable, Equatable {
  let name: String
  let path: String
  /// `pending`, `accepted` or `rejected`.
  let state: String
  /// The difference, where it is shown.
  let difference: String?

  init(_ snapshot: PendingSnapshot, state: String) {
    name = snapshot.name
    path = snapshot.file.path
    self.state = state
    difference = nil
  }

  init(showing snapshot: PendingSnapshot) throws {
    let texts = try snapshot.texts()
    name = snapshot.name
    path = snapshot.file.path
    state = "pending"
    difference = TextDifference(from: texts.old ?? "", to: texts.new).text()
  }

  /// A JSON array of snapshots.
  static func json(_ entries: [ReviewEntry]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
  }
}
