import Foundation
import SnapshotFiles

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

  /// Runs the command, with answers to its questions if it runs on a terminal.
  func run(
    _ arguments: [String], _ environment: [String: String] = [:], answers: [String]? = nil
  ) -> ReviewStatus {
    var review = Review(
      environment: environment, isTerminal: answers.map { _ in true } ?? false)
    var rest = (answers ?? [])[...]
    output = ""
    review.write = { self.output += $0 }
    review.ask = { question in
      self.output += question + "\n"
      return rest.popFirst()
    }
    let status = review.run(arguments, in: url.path)
    errors = review.errors
    return status
  }
}
