import Foundation
import SnapshotFiles
import Synchronization
import Testing
import TextSnapshots

/// A package in a temporary folder, for a test that records.
struct ScratchPackage: ~Copyable {
  let url: URL

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Package.swift"))
    url = folder
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var test: String { url.appending(path: "Tests/SomeTests/SomeTests.swift").path }

  var folder: SnapshotFolder { SnapshotFolder(path: path("")) }

  /// Returns the path of a file in the folder of snapshots.
  func path(_ name: String) -> String {
    url.appending(path: "Snapshots").path + (name.isEmpty ? "" : "/\(name)")
  }

  /// Writes a file into the package, and returns its path.
  func add(_ text: String, at path: String) throws -> String {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Writes a file into the folder of snapshots.
  func store(_ text: String, at name: String) throws {
    try SnapshotFile(path: path(name)).write(text)
  }

  /// Returns the bytes of a file in the folder of snapshots, or `nil` if there is no such file.
  func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: path(name))
  }

  /// Returns the bytes of all files of the package by their paths.
  func contents() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    let pairs = paths.map { path in
      (path, FileManager.default.contents(atPath: url.appending(path: path).path) ?? Data())
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns the failures that assertions report in a session with an environment.
  func issues(
    _ environment: [String: String] = [:],
    in code: () throws -> Void
  ) rethrows -> [String] {
    let messages = SnapshotMessages()
    let session = SnapshotSession(
      environment: environment, sourcePath: test, report: messages.add)
    try SnapshotSession.$current.withValue(session, operation: code)
    return messages.all
  }
}

/// The failures that assertions report, from any thread.
final class SnapshotMessages: Sendable {
  private let issues = Mutex<[SnapshotIssue]>([])

  var all: [String] { issues.withLock { $0.map(\.message) } }

  var attachments: [String: String] {
    let pairs = issues.withLock { $0.compactMap(\.attachment) }
    return Dictionary(pairs.map { ($0.fileName, $0.text) }) { first, _ in first }
  }

  @Sendable func add(_ issue: SnapshotIssue) {
    issues.withLock { $0.append(issue) }
  }
}
