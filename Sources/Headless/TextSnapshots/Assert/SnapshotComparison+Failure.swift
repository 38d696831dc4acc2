import SnapshotFiles

extension SnapshotComparison {
  func isRecorded(by recording: SnapshotRecording) -> Bool {
    switch recording {
    case .missing: expected == nil
    case .failed: isSame == false
    case .all: isEqual == false
    case .never: false
    }
  }

  /// The failure contains the whole text if there's no snapshot, or if nothing may be written.
  ///
  /// - Parameter isRecordable: Whether the environment decides which snapshots are recorded.
  func failure(isReadOnly: Bool, isRecordable: Bool) -> SnapshotFailure {
    let review = isReadOnly ? "run the test outside CI to review it" : leaveForReview()
    guard expected == nil else {
      let whole = isReadOnly ? "the whole text:\n\(escapedText)" : ""
      return file.failure("the text differs; fix the code, or \(review)\n\(difference())\(whole)")
    }
    let variable = "\(SnapshotRecording.variable)=missing"
    let command = isInPackage ? "\(variable) swift test" : "TEST_RUNNER_\(variable) xcodebuild test"
    let record = "record it with `\(command)`"
    let note = isRecordable && isReadOnly == false ? "\(review), or \(record)" : review
    return file.failure("the snapshot doesn't exist; \(note)\n\(escapedText)")
  }

  private var isInPackage: Bool { (PackageFolder(above: file.path) == nil) == false }

  private func leaveForReview() -> String {
    do {
      try file.pending.write(actual)
      let name = file.path.dropFirst(file.folder.count + 1)
      return isInPackage
        ? "review it with `swift run text-snapshots review`"
        : "accept it by renaming \(name).pending to \(name)"
    } catch {
      return "make its folder writable to review it: \(error)"
    }
  }
}
