import Foundation
import SnapshotFiles

/// A test run, with the recording that its environment sets and the claims of its assertions.
package final class SnapshotSession: @unchecked Sendable {
  /// The session that assertions use.
  @TaskLocal package static var current = SnapshotSession.ofProcess

  /// The session of the process, which assertions use by default.
  static let ofProcess = SnapshotSession(environment: ProcessInfo.processInfo.environment)

  /// Reports the failure of an assertion, by default to the test library that runs the test.
  package let report: @Sendable (SnapshotIssue) -> Void

  private let recording: Result<SnapshotRecording, SnapshotFailure>
  private let ledger: Result<SnapshotLedger?, SnapshotFailure>
  private let isForbidden: Bool
  private let folder: String
  private let sourcePath: String?
  private let lock = NSLock()
  private var claims: [SnapshotSource: SnapshotClaims] = [:]

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - environment: The environment variables, which set the recording and the folder, and name
  ///     the ledger.
  ///   - sourcePath: The path of the file from which the package of every assertion is found, or
  ///     `nil` for the source file of each.
  ///   - report: A closure that reports the failure of an assertion, by default to the test library
  ///     that runs the test.
  package init(
    environment: [String: String],
    sourcePath: String? = nil,
    report: @escaping @Sendable (SnapshotIssue) -> Void = TestLibrary.ofProcess.report
  ) {
    self.report = report
    self.sourcePath = sourcePath
    folder = SnapshotFolder.name(in: environment)
    self.recording = Result { () throws(SnapshotFailure) in
      try SnapshotRecording(environment: environment)
    }
    ledger = Result { () throws(SnapshotFailure) in
      try SnapshotLedger(environment: environment)
    }
    isForbidden = ContinuousIntegration.isRunning(in: environment)
  }

  /// Compares a text with its snapshot byte for byte, and records the text if the recording says so.
  ///
  /// - Parameters:
  ///   - claim: The name and the text that an assertion expects to belong together.
  ///   - recording: Which snapshots to record, or `nil` for the recording of the scope or session.
  ///   - readings: A closure that returns the linear readings of the screen, one in each vocabulary
  ///     that a snapshot may use.
  /// - Throws: A ``SnapshotFailure`` if the text differs, or if it was recorded.
  func check(
    _ claim: SnapshotClaim,
    recording: SnapshotRecording? = nil,
    readings: () -> [String] = { [] }
  ) throws(SnapshotFailure) {
    let sessionRecording = try self.recording.get()
    let name = try SnapshotName(claim.name)
    let claims = try claims(near: claim)
    let isRecorded = try claims.add(claim, to: name)
    let file = claims.file(of: name)
    if file.holds(claim.text) {
      guard isRecorded == false else { throw .recorded(path: file.path) }
      return try claims.removePending(name)
    }
    let chosen = recording ?? SnapshotScope.current.recording
    let comparison = SnapshotComparison(file: file, expected: try file.text(), actual: claim.text)
    if isForbidden == false, comparison.isRecorded(by: chosen ?? sessionRecording) {
      try file.write(claim.text)
      claims.didRecord(name)
      try file.pending.remove()
      throw .recorded(path: file.path)
    }
    guard comparison.isSame == false else { return try claims.removePending(name) }
    let failure = comparison.failure(
      readings: readings(), isForbidden: isForbidden, isRecordable: chosen == nil)
    if isForbidden == false { try claims.didLeavePending(name) }
    throw failure
  }

  /// Compares a text with its snapshot as ``check(_:recording:readings:)`` does, and reports the
  /// failure.
  ///
  /// - Parameters:
  ///   - claim: The name and the text that an assertion expects to belong together.
  ///   - place: What precedes the message, such as the line of a flow.
  ///   - recording: Which snapshots to record, or `nil` for the recording of the scope or session.
  ///   - readings: A closure that returns the linear readings of the screen, one in each vocabulary
  ///     that a snapshot may use.
  package func expect(
    _ claim: SnapshotClaim,
    in place: String = "",
    recording: SnapshotRecording? = nil,
    readings: () -> [String] = { [] }
  ) {
    var claim = claim
    do {
      try claim.nameArguments()
      try check(claim, recording: recording, readings: readings)
    } catch {
      report(SnapshotIssue(error, of: claim, in: place))
    }
  }

  private func claims(near claim: SnapshotClaim) throws(SnapshotFailure) -> SnapshotClaims {
    let source = SnapshotSource(
      path: sourcePath ?? claim.sourcePath ?? "\(claim.location.filePath)",
      folder: SnapshotScope.current.folder ?? folder
    )
    lock.lock()
    defer { lock.unlock() }
    if let known = claims[source] { return known }
    let folder = try SnapshotFolder(named: source.folder, inPackageOf: source.path)
    let ledger = try ledger.get()
    let known =
      claims.values.first { $0.folder == folder }
      ?? SnapshotClaims(folder: folder, ledger: ledger, isReadOnly: isForbidden)
    claims[source] = known
    return known
  }
}

/// A source file, and the folder below its package that its snapshots are in.
private struct SnapshotSource: Hashable {
  let path: String
  let folder: String
}
