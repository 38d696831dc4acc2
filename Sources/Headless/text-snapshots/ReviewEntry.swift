import Foundation
import TextSnapshots

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
