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
  /// - Parameters:
  ///   - readings: The linear readings of the screen, one in each vocabulary that a snapshot may use.
  ///   - isForbidden: Whether writing is forbidden.
  func failure(readings: [String], isForbidden: Bool) -> SnapshotFailure {
    let note = isForbidden ? "run the test outside CI to review it" : writePending()
    guard expected == nil else {
      let difference = difference(readings: readings)
      return .different(path: file.path, note: note, difference: difference, text: actual)
    }
    return .missing(path: file.path, note: note, text: actual)
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
