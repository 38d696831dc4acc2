import CellText
import Foundation
import SnapshotFiles

package final class SnapshotSession: Sendable {
  @TaskLocal package static var current = SnapshotSession(
    environment: ProcessInfo.processInfo.environment)

  /// A text that was drawn, with the name of its attachment.
  package typealias Drawing = (name: String, text: String)
  package typealias Report = @Sendable (String, AssertionLocation, Drawing?) -> Void

  package let report: Report

  private let environment: [String: String]
  private let sourcePath: String?
  /// A lock that a thread sanitizer knows, unlike `Mutex` when threads wait for it.
  private let lock = NSLock()
  /// The folders that were looked at.
  nonisolated(unsafe) private var folders: [Place: Folder] = [:]
  /// The first text for each file, and the assertion that has it, by the key of the file's path.
  nonisolated(unsafe) private var texts: [String: (text: String, location: AssertionLocation)] = [:]

  private struct Folder {
    let path: String
    /// Whether a text waited for review in the group when the run first asked for it.
    let hasPending: Bool
  }

  private struct Place: Hashable {
    /// The path of the file of a test.
    let source: String
    let folder: String
    /// A slash and the folders that the name begins with, or an empty text if there are none.
    let group: String

    /// Looks at the folder of the group once, so that each assertion needn't.
    func look() throws(SnapshotFailure) -> Folder {
      guard let package = PackageFolder(above: source) ?? PackageFolder(beside: source) else {
        throw SnapshotFailure("\(source.visible): not on this machine, and in no package")
      }
      let path = try package.snapshots(in: folder)
      guard package.contains(path + group) else {
        throw SnapshotFailure(
          "\((path + group).visible): a symbolic link leads out of \(package.path.visible)")
      }
      let names = try? FileManager.default.contentsOfDirectory(atPath: path + group)
      let hasPending = names?.contains { $0.hasSuffix(".pending") } ?? true
      return Folder(path: path, hasPending: hasPending)
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

  /// - Parameter recording: Which snapshots to record, or `nil` for the recording of the scope or session.
  package func expect(
    _ text: String, named name: String, at location: AssertionLocation,
    recording: SnapshotRecording? = nil
  ) {
    do {
      try check(text, named: name, at: location, recording: recording)
    } catch {
      let path = (try? SnapshotName(name).path) ?? name.visible
      let attachment = path.replacing("/", with: "-") + ".txt"
      report(location.step + error.description, location, (attachment, text))
    }
  }

  private func check(
    _ text: String, named name: String, at location: AssertionLocation,
    recording: SnapshotRecording?
  ) throws(SnapshotFailure) {
    let sessionRecording = try SnapshotRecording(environment: environment)
    let isReadOnly = environment.isContinuousIntegration
    let scope = SnapshotTrait.current
    let (file, hasPending) = try file(
      for: text, named: try SnapshotName(name), at: location,
      in: scope.folder ?? PackageFolder.snapshots)
    let comparison = SnapshotComparison(file: file, expected: try file.text(), actual: text)
    let chosen = recording ?? scope.recording
    if isReadOnly == false, comparison.isRecorded(by: chosen ?? sessionRecording) {
      try file.write(text)
      try file.pending.remove()
      throw file.failure("recorded; check the snapshot, then run again without recording")
    }
    guard comparison.isSame else {
      throw comparison.failure(isReadOnly: isReadOnly, isRecordable: chosen == nil)
    }
    if hasPending, isReadOnly == false { try file.pending.remove() }
  }

  /// Returns the file of a snapshot, which is asked for once, and whether a text may wait for review beside it.
  ///
  /// It's a failure if another text has been drawn for the file.
  private func file(
    for text: String, named name: SnapshotName, at location: AssertionLocation, in folder: String
  ) throws(SnapshotFailure) -> (file: SnapshotFile, hasPending: Bool) {
    let path = "/" + name.path
    let place = Place(
      source: sourcePath ?? location.filePath.description, folder: folder,
      group: SnapshotFile(path: path).folder)
    let folder = try self.folder(at: place)
    let file = SnapshotFile(path: folder.path + path + ".txt")
    if let first = firstUse(of: file, for: text, at: location) {
      guard first.text.utf8.elementsEqual(text.utf8) else {
        throw file.failure(
          "used for two texts, at \(first.location.place) and \(location.place); use two names, "
            + "which the arguments of a test case can be part of\n- first text, + second text\n"
            + TextDifference(from: first.text, to: text).text())
      }
    } else if let list = environment[SnapshotReferences.variable], list.isEmpty == false {
      try SnapshotReferences.append(file, in: folder.path, to: list)
    }
    return (file, folder.hasPending)
  }

  private func folder(at place: Place) throws(SnapshotFailure) -> Folder {
    lock.lock()
    defer { lock.unlock() }
    if let known = folders[place] { return known }
    let folder = try place.look()
    folders[place] = folder
    return folder
  }

  /// Returns the first use of a file, or `nil` if this is the first.
  private func firstUse(
    of file: SnapshotFile, for text: String, at location: AssertionLocation
  ) -> (text: String, location: AssertionLocation)? {
    let key = file.path.fileKey
    return lock.withLock {
      let first = texts[key]
      texts[key] = first ?? (text, location)
      return first
    }
  }
}
