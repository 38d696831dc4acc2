import Foundation
import SnapshotFiles

/// A snapshot as the command describes it in JSON.
struct ReviewEntry: Codable, Equatable {
  let name: String
  let path: String
  /// The state: `pending`, `outdated`, `accepted`, or `rejected`.
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
    state = try snapshot.isOutdated() ? "outdated" : "pending"
    difference = try snapshot.comparison()?.lines.text()
  }

  /// Returns the entries as a JSON array.
  static func json(_ entries: [ReviewEntry]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
  }
}
