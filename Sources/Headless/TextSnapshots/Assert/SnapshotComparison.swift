import Foundation
import SnapshotFiles

/// A text and the snapshot that it differs from or that is missing.
struct SnapshotComparison {
  let file: SnapshotFile
  /// The text of the snapshot, or `nil` if it's missing.
  let expected: String?
  let actual: String

  /// A Boolean value that indicates whether the texts are the same except for line endings.
  var isSame: Bool {
    reference.map { $0.utf8.elementsEqual(actual.utf8) } ?? false
  }

  /// The snapshot with line feeds in place of CRLF, but with its lone carriage returns.
  private var reference: String? {
    expected?.replacingOccurrences(of: "\r\n", with: "\n", options: .literal)
  }

  /// Returns whether a recording replaces the snapshot with the text.
  func isRecorded(by recording: SnapshotRecording) -> Bool {
    switch recording {
    case .missing: expected == nil
    case .failed: isSame == false
    case .all: true
    case .never: false
    }
  }

  /// Returns the failure with the difference, and writes the text to the pending file.
  ///
  /// - Parameters:
  ///   - reading: The linear reading of the screen, or `nil` if the test didn't pass one.
  ///   - isForbidden: Whether writing is forbidden.
  func failure(reading: String?, isForbidden: Bool) -> SnapshotFailure {
    let note = isForbidden ? "run the test outside CI to review it" : writePending()
    guard let reference else { return .missing(path: file.path, note: note) }
    let nodes = NodeDifference(of: file, from: reference, to: actual, reading: reading).text
    let difference = TextDifference(from: reference, to: actual).text()
    return .different(path: file.path, note: note, difference: difference + nodes)
  }

  private func writePending() -> String {
    do {
      try file.pending.write(actual)
      return "review it with `swift run text-snapshots`"
    } catch {
      return "make its folder writable to review it: \(error)"
    }
  }
}
