import SnapshotFiles

extension SnapshotComparison {
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
  /// The failure contains the whole text if there's no snapshot, or if writing is forbidden.
  ///
  /// - Parameters:
  ///   - readings: The linear readings of the screen, one in each vocabulary that a snapshot may use.
  ///   - isForbidden: Whether writing is forbidden.
  ///   - isRecordable: Whether the environment decides what is recorded.
  func failure(
    readings: [String],
    isForbidden: Bool,
    isRecordable: Bool
  ) -> SnapshotFailure {
    let review = isForbidden ? "run the test outside CI to review it" : writePending()
    guard expected == nil else {
      let whole = isForbidden ? "the whole text:\n\(actual.escapedLines)" : ""
      return .different(
        path: file.path, note: review, difference: difference(readings: readings) + whole,
        text: actual)
    }
    let record = "record it with `\(SnapshotRecording.variable)=missing swift test`"
    let note = isRecordable && isForbidden == false ? "\(review), or \(record)" : review
    return .missing(path: file.path, note: note, text: actual)
  }

  private func writePending() -> String {
    do {
      try file.pending.write(actual)
      return "review it with `swift run text-snapshots review`"
    } catch {
      return "make its folder writable to review it: \(error)"
    }
  }
}
