import Foundation
package import SnapshotFiles
package import Testing

/// A test run, with the recording that its environment sets and the claims of its assertions.
package final class SnapshotSession: @unchecked Sendable {
  /// The session that assertions use.
  @TaskLocal package static var current = SnapshotSession.ofProcess

  /// The session of the process, which assertions use by default.
  static let ofProcess = {
    if TestRun.ofProcess.isFull { failAtExitIfStale() }
    return SnapshotSession(environment: ProcessInfo.processInfo.environment)
  }()

  /// Reports the failure of an assertion, by default as an issue at its source location.
  package let report: @Sendable (String, SourceLocation) -> Void

  private let recording: Result<SnapshotRecording, SnapshotFailure>
  private let isForbidden: Bool
  private let lock = NSLock()
  private var claims: [String: SnapshotClaims] = [:]

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - environment: The environment variables, which set the recording.
  ///   - report: A closure that reports the failure of an assertion, by default as an issue.
  package init(
    environment: [String: String],
    report: @escaping @Sendable (String, SourceLocation) -> Void = { message, sourceLocation in
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
  ) {
    self.report = report
    self.recording = Result { () throws(SnapshotFailure) in
      try SnapshotRecording(environment: environment)
    }
    isForbidden = ContinuousIntegration.isRunning(in: environment)
  }

  /// The claims on each folder of snapshots.
  var folders: [SnapshotClaims] {
    let all = lock.withLock { Array(claims.values) }
    return Dictionary(all.map { ($0.folder, $0) }) { first, _ in first }.map(\.value)
  }

  /// Compares a text with its snapshot byte for byte, and records the text if the recording says so.
  ///
  /// - Parameters:
  ///   - claim: The name and the text that an assertion expects to belong together.
  ///   - recording: Which snapshots to record, or `nil` for the recording of the scope or session.
  ///   - reading: A closure that returns the linear reading of the screen, or `nil`.
  ///   - filePath: The path of the test's source file, from which the package is found.
  /// - Throws: A ``SnapshotFailure`` if the text differs, or if it was recorded.
  package func expect(
    _ claim: SnapshotClaim,
    recording: SnapshotRecording? = nil,
    reading: () -> String? = { nil },
    filePath: String
  ) throws(SnapshotFailure) {
    let sessionRecording = try self.recording.get()
    let name = try SnapshotName(claim.name)
    let claims = try claims(of: filePath)
    let isRecorded = try claims.add(claim, to: name)
    let file = claims.file(of: name)
    if file.holds(claim.text) {
      guard isRecorded == false else { throw .recorded(path: file.path) }
      return
    }
    let recording = recording ?? SnapshotRecording.scoped ?? sessionRecording
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
      throw .inaccessible(
        path: filePath, reason: "no Package.swift above it; move the test into a package")
    }
    let known = claims.values.first { $0.folder == folder } ?? SnapshotClaims(folder: folder)
    claims[filePath] = known
    return known
  }
}
