import Foundation

/// A text beside a snapshot whose bytes are others, or which is missing.
struct SnapshotComparison {
  let file: SnapshotFile
  let expected: String?
  let actual: String

  /// Whether the texts are the same once the snapshot's line ends are line feeds.
  var isSame: Bool {
    reference.map { $0.utf8.elementsEqual(actual.utf8) } ?? false
  }

  /// The snapshot with line feeds for its line ends; a lone carriage return is kept.
  private var reference: String? {
    expected?.replacingOccurrences(of: "\r\n", with: "\n", options: .literal)
  }

  /// Whether the text is to take the snapshot's place.
  func isRecorded(by recording: SnapshotRecording) -> Bool {
    switch recording {
    case .missing: expected == nil
    case .failed: isSame == false
    case .all: true
    case .never: false
    }
  }

  /// Tells the difference, and leaves the text as a pending file unless that is forbidden.
  func failure(reading: String?, isForbidden: Bool) -> SnapshotFailure {
    let note = isForbidden ? "run the test outside CI to review it" : leavePending()
    guard let reference else { return .missing(path: file.path, note: note) }
    let nodes = OutlineDifference(of: file, from: reference, to: actual, reading: reading).text
    let difference = TextDifference(from: reference, to: actual).text()
    return .different(path: file.path, note: note, difference: difference + nodes)
  }

  private func leavePending() -> String {
    do {
      try file.pending.write(actual)
      return "review it with `swift run text-snapshots`"
    } catch {
      return "make its folder writable to review it: \(error)"
    }
  }
}
