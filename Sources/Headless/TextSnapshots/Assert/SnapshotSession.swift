import Foundation
import PlainText
import SnapshotFiles
import Synchronization

package final class SnapshotSession: Sendable {
  @TaskLocal package static var current = SnapshotSession(
    environment: ProcessInfo.processInfo.environment)

  /// A text that was drawn, with the name of its attachment.
  package typealias Drawing = (name: String, text: String)
  package typealias Report = @Sendable (String, AssertionLocation, Drawing?) -> Void

  package let report: Report

  private let environment: [String: String]
  private let sourcePath: String?
  private let state = Mutex(State())

  private struct State {
    /// The path of each folder, and whether any text waited for review in the group when the run first
    /// asked for it.
    var folders: [Place: (path: String, hasPending: Bool)] = [:]
    /// By the key of their file.
    var claims: [String: SnapshotClaim] = [:]
  }

  private struct Place: Hashable {
    /// The path of a file in the package.
    let source: String
    let folder: String
    /// A slash and the folders that the name begins with, or an empty text if there are none.
    let group: String

    /// Looks at the folder of the group once, so that each assertion needn't.
    func look() throws(SnapshotFailure) -> (path: String, hasPending: Bool) {
      guard let package = PackageFolder(above: source) else {
        throw SnapshotFailure("\(source.visible): no Package.swift above it")
      }
      let path = try package.snapshots(in: folder)
      guard package.contains(path + group) else {
        throw SnapshotFailure(
          "\((path + group).visible): a symbolic link leads out of \(package.path.visible)")
      }
      let names = try? FileManager.default.contentsOfDirectory(atPath: path + group)
      return (path, names?.contains { $0.hasSuffix(".pending") } ?? true)
    }
  }

  /// - Parameter sourcePath: The file from which the package of every assertion is found, or `nil` for
  ///   the source file of each.
  package init(
    environment: [String: String],
    sourcePath: String? = nil,
    report: @escaping Report = TestLibrary.ofProcess.report
  ) {
    self.environment = environment
    self.sourcePath = sourcePath
    self.report = report
  }

  /// - Parameters:
  ///   - place: A prefix of the message, such as the line of a flow.
  ///   - recording: Which snapshots to record, or `nil` for the recording of the scope or session.
  package func expect(
    _ text: String, named name: String, at location: AssertionLocation, in place: String = "",
    recording: SnapshotRecording? = nil
  ) {
    let claim = SnapshotClaim(name: name, text: text, location: location)
    do {
      try check(claim, recording: recording)
    } catch {
      report(place + error.description, location, (claim.attachmentName, text))
    }
  }

  private func check(
    _ claim: SnapshotClaim, recording: SnapshotRecording?
  ) throws(SnapshotFailure) {
    let sessionRecording = try SnapshotRecording(environment: environment)
    let isReadOnly = environment.isContinuousIntegration
    let scope = SnapshotTrait.current
    var (file, hasPending, isRecorded) = try register(claim, in: scope.folder)
    let comparison = SnapshotComparison(file: file, expected: try file.text(), actual: claim.text)
    let chosen = recording ?? scope.recording
    if isReadOnly == false, comparison.isRecorded(by: chosen ?? sessionRecording) {
      try file.write(claim.text)
      state.withLock { $0.claims[file.path.fileKey]?.isRecorded = true }
      hasPending = true
      isRecorded = true
    } else if comparison.isSame == false {
      throw comparison.failure(isReadOnly: isReadOnly, isRecordable: chosen == nil)
    }
    if hasPending, isReadOnly == false { try file.pending.remove() }
    guard isRecorded == false else {
      throw file.failure("recorded; check the snapshot, then run again without recording")
    }
  }

  /// Returns the file of a claim, whether texts waited for review beside it, and whether this run
  /// wrote it.
  ///
  /// It's a failure if another assertion, or this one with another text, has claimed the file.
  private func register(
    _ claim: SnapshotClaim, in folder: String?
  ) throws(SnapshotFailure) -> (file: SnapshotFile, hasPending: Bool, isRecorded: Bool) {
    let name = "/" + (try SnapshotName(claim.name).path)
    let place = Place(
      source: sourcePath ?? claim.location.filePath.description,
      folder: folder ?? PackageFolder.snapshots,
      group: SnapshotFile(path: name).folder)
    let (file, folder, first) = try state.withLock { state throws(SnapshotFailure) in
      let known = state.folders[place]
      let folder = if let known { known } else { try place.look() }
      if known == nil { state.folders[place] = folder }
      let file = SnapshotFile(path: folder.path + name + ".txt")
      let key = file.path.fileKey
      let first = state.claims[key]
      state.claims[key] = first ?? claim
      return (file, folder, first)
    }
    if let first {
      if let failure = first.failure(of: claim, file: file) { throw failure }
    } else if let list = environment[SnapshotReferences.variable], list.isEmpty == false {
      try SnapshotReferences.append(file, in: folder.path, to: list)
    }
    return (file, folder.hasPending, first?.isRecorded ?? false)
  }
}

extension SnapshotComparison {
  fileprivate func isRecorded(by recording: SnapshotRecording) -> Bool {
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
  fileprivate func failure(isReadOnly: Bool, isRecordable: Bool) -> SnapshotFailure {
    let review = isReadOnly ? "run the test outside CI to review it" : leaveForReview()
    guard expected == nil else {
      let whole = isReadOnly ? "the whole text:\n\(escapedText)" : ""
      return file.failure("the text differs; fix the code, or \(review)\n\(difference())\(whole)")
    }
    let record = "record it with `\(SnapshotRecording.variable)=missing swift test`"
    let note = isRecordable && isReadOnly == false ? "\(review), or \(record)" : review
    return file.failure("the snapshot doesn't exist; \(note)\n\(escapedText)")
  }

  private func leaveForReview() -> String {
    do {
      try file.pending.write(actual)
      return "review it with `swift run text-snapshots review`"
    } catch {
      return "make its folder writable to review it: \(error)"
    }
  }
}
