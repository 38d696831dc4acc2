import Foundation
import SnapshotFiles
import Synchronization
import TestSupport
import Testing
import TextSnapshots

/// A package in a temporary folder, for a test that records.
struct ScratchPackage {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
  }

  var url: URL { URL(filePath: folder.path("")) }

  var test: String { url.appending(path: "Tests/SomeTests/SomeTests.swift").path }

  /// The paths of the files in the folder of snapshots.
  var snapshots: [String] { files(below: path(""), endingIn: "") }

  /// Returns the path of a file in the folder of snapshots.
  func path(_ name: String) -> String {
    url.appending(path: "Snapshots").path + (name.isEmpty ? "" : "/\(name)")
  }

  /// Writes a file into the folder of snapshots.
  func store(_ text: String, at name: String) throws {
    try SnapshotFile(path: path(name)).write(text)
  }

  /// Returns the text of a file in the folder of snapshots, or `nil` if there is no such file.
  func text(_ name: String) throws -> String? { try SnapshotFile(path: path(name)).text() }

  /// Returns the bytes of all files of the package by their paths.
  func contents() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    let pairs = paths.map { path in
      (path, FileManager.default.contents(atPath: url.appending(path: path).path) ?? Data())
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns the failures that assertions of a file, or else of the test, report in a session.
  func issues(
    _ environment: [String: String] = [:], of file: String? = nil, in code: () throws -> Void
  ) rethrows -> [String] {
    let messages = Mutex<[String]>([])
    let session = SnapshotSession(
      environment: environment, sourcePath: file ?? test
    ) { message, _, _ in messages.withLock { $0.append(message) } }
    try SnapshotSession.$current.withValue(session, operation: code)
    return messages.withLock { $0 }
  }

  /// Returns the failures that assertions report in asynchronous code.
  func issues(in code: () async throws -> Void) async rethrows -> [String] {
    let messages = Mutex<[String]>([])
    let session = SnapshotSession(environment: [:], sourcePath: test) { message, _, _ in
      messages.withLock { $0.append(message) }
    }
    try await SnapshotSession.$current.withValue(session, operation: code)
    return messages.withLock { $0 }
  }
}
