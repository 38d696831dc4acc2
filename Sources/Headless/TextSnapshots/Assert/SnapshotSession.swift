import Foundation
package import Testing

/// A test run: what its environment asks for, and which snapshots its assertions have asked for.
package final class SnapshotSession: @unchecked Sendable {
  /// The session that assertions belong to.
  @TaskLocal package static var current = SnapshotSession.ofProcess

  /// The session of all assertions that are not told another.
  static let ofProcess = {
    if TestRun.ofProcess.isFull { failAtExitIfStale() }
    return SnapshotSession(environment: ProcessInfo.processInfo.environment)
  }()

  /// Fails the test, for a reason and at a place: records an issue, unless a test of assertions
  /// collects the reasons.
  package let report: @Sendable (String, SourceLocation) -> Void

  private let asked: Result<SnapshotRecording, SnapshotFailure>
  private let isForbidden: Bool
  private let lock = NSLock()
  private var claims: [String: SnapshotClaims] = [:]

  /// Creates a session of an environment, which records issues unless told otherwise.
  package init(
    environment: [String: String],
    report: @escaping @Sendable (String, SourceLocation) -> Void = { message, place in
      Issue.record(Comment(rawValue: message), sourceLocation: place)
    }
  ) {
    self.report = report
    asked = Result { () throws(SnapshotFailure) in
      try SnapshotRecording(environment: environment)
    }
    isForbidden = SnapshotRecording.isForbidden(in: environment)
  }

  /// The claims on each folder of snapshots.
  var folders: [SnapshotClaims] {
    let all = lock.withLock { Array(claims.values) }
    return Dictionary(all.map { ($0.folder, $0) }) { first, _ in first }.map(\.value)
  }

  /// Compares the bytes of a text with those of a snapshot, or writes them where recording is asked
  /// for.
  ///
  /// - Throws: A ``SnapshotFailure`` unless the snapshot vouches for the text.
  package func expect(
    _ claim: SnapshotClaim,
    recording: SnapshotRecording? = nil,
    reading: () -> String? = { nil },
    filePath: String
  ) throws(SnapshotFailure) {
    let asked = try asked.get()
    let name = try SnapshotName(claim.name)
    let claims = try claims(of: filePath)
    let isRecorded = try claims.add(claim, to: name)
    let file = claims.file(of: name)
    if file.holds(claim.text) {
      guard isRecorded == false else { throw .recorded(path: file.path) }
      return
    }
    let recording = recording ?? SnapshotRecording.scoped ?? asked
    let comparison = SnapshotComparison(file: file, expected: try file.text(), actual: claim.text)
    if isForbidden == false, comparison.isRecorded(by: recording) {
      try file.write(claim.text)
      claims.didRecord(name)
      try file.pending.remove()
      throw .recorded(path: file.path)
    }
    guard comparison.isSame == false else { return }
    throw comparison.failure(reading: reading(), isForbidden: isForbidden)
  }

  private func claims(of filePath: String) throws(SnapshotFailure) -> SnapshotClaims {
    lock.lock()
    defer { lock.unlock() }
    if let known = claims[filePath] { return known }
    guard let folder = SnapshotFolder(above: filePath) else {
      throw .inaccessible(path: filePath, reason: "no Package.swift above; put the test in one")
    }
    let known = claims.values.first { $0.folder == folder } ?? SnapshotClaims(folder: folder)
    claims[filePath] = known
    return known
  }
}
