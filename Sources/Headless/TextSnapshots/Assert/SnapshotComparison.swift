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
  ///   - reading: The linear reading of the screen, or `nil` if the test didn't pass one.
  ///   - isForbidden: Whether writing is forbidden.
  func failure(reading: String?, isForbidden: Bool) -> SnapshotFailure {
    let note = isForbidden ? "run the test outside CI to review it" : writePending()
    guard expected == nil else {
      let difference = difference(reading: reading)
      return .different(path: file.path, note: note, difference: difference)
    }
    return .missing(path: file.path, note: note)
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
