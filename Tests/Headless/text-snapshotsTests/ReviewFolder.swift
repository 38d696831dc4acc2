import Descriptors
import Foundation
import SnapshotFiles
import TerminalUI
import Testing

@testable import text_snapshots

/// A package with pending snapshots, and the output of the command in it.
final class ReviewFolder {
  let url: URL
  private(set) var output = ""
  private(set) var errors = ""

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data().write(to: url.appending(path: "Package.swift"))
    for (name, text) in [
      ("Order/a.txt", "10\n"), ("Order/a.txt.pending", "9\n"), ("딸기.txt.pending", "new\n"),
      ("settled.txt", "s\n"), ("settled.txt.pending", "s\n"),
    ] {
      try file(name).write(text)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> SnapshotFile {
    SnapshotFile(path: url.appending(path: "Snapshots").path + "/" + name)
  }

  /// Marks all pending texts as older than a run that passed.
  func outdate() throws {
    let package = try #require(PackageFolder(above: url.path))
    let end = timespec(tv_sec: .max, tv_nsec: 0)
    try OutdatedTexts.mark(in: package, olderThan: end, except: [])
  }

  /// Runs the command, with the keys that are pressed if it runs on a terminal.
  func run(
    _ arguments: [String], _ environment: [String: String] = [:], keys: [Key]? = nil
  ) -> ReviewStatus {
    guard let keys else { return run(arguments, environment, pressing: nil) }
    var rest = keys[...]
    return run(arguments, environment) { rest.popFirst() }
  }

  /// Runs the command, with a closure that returns the next key if it runs on a terminal.
  func run(
    _ arguments: [String], _ environment: [String: String] = [:], pressing nextKey: (() -> Key?)?
  ) -> ReviewStatus {
    let isTerminal = nextKey.map { _ in true } ?? false
    var command = Command(environment: environment, isTerminal: isTerminal)
    output = ""
    command.write = { self.output += $0 }
    command.readKeys = { $0 { nextKey?() } }
    let status = command.run(arguments, in: url.path)
    errors = command.errors
    return status
  }
}
