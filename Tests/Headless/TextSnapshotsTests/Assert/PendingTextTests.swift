import Foundation
import SnapshotFiles
import Testing
import TextSnapshots

struct PendingTextTests {
  private let package: ScratchPackage

  init() throws { package = try ScratchPackage() }

  @Test(arguments: ["a\n", "a\r\n"])
  func `an assertion that passes removes its own pending text and no other`(text: String) throws {
    for name in ["Order/a", "Order/b", "딸기"] {
      try package.store(text, at: name + ".txt")
      try package.store("wrong\n", at: name + ".txt.pending")
    }
    let issues = package.issues {
      expectSnapshot(of: "a\n", named: "Order/a")
      expectSnapshot(of: "a\n", named: "딸기")
    }
    #expect(issues.isEmpty)
    let rest = ["Order/a.txt", "Order/b.txt", "Order/b.txt.pending", "딸기.txt"]
    #expect(package.snapshots == rest)
  }

  @Test(arguments: [
    ("a.txt.pending", ": can't be removed: "), ("a.txt", ": isn't a regular file"),
  ])
  func `a pending text that can't be removed fails the test, as does a snapshot that isn't a text`(
    folder: String, problem: String
  ) throws {
    try package.store("", at: folder + "/b")
    if (folder == "a.txt") == false { try package.store("a\n", at: "a.txt") }
    let issues = package.issues { expectSnapshot(of: "a\n", named: "a", record: .all) }
    let start = package.path(folder) + problem
    #expect(issues.count == 1 && issues.first?.hasPrefix(start) == true)
  }

  @Test(arguments: [[:], ["CI": "true"]])
  func `an assertion asks for its snapshot once, whether it passes or fails`(
    environment: [String: String]
  ) throws {
    let list = package.url.appending(path: "list")
    try Data().write(to: list)
    try package.store("a", at: "passes.txt")
    try package.store("b", at: "Order/differs.txt")
    let variable = ["SNAPSHOT_TESTING_REFERENCES": list.path]
    let issues = package.issues(environment.merging(variable) { $1 }) {
      for _ in 0..<2 { expectSnapshot(of: "a", named: "passes") }
      expectSnapshot(of: "a", named: "Order/differs")
      withSnapshots(in: "Other") { expectSnapshot(of: "a", named: "is missing") }
    }
    #expect(issues.count == 2)
    let root = package.url.path
    let expected = [
      "Snapshots", "Snapshots/passes.txt", "Snapshots", "Snapshots/Order/differs.txt", "Other",
      "Other/is-missing.txt",
    ].map { "\(root)/\($0)\0" }.joined()
    #expect(try String(contentsOf: list, encoding: .utf8) == expected)
  }

  @Test func `an assertion fails if it can't say that it asks`() throws {
    try package.store("a", at: "a.txt")
    let list = "SNAPSHOT_TESTING_REFERENCES=\(package.path("none"))"
    let environment = ["SNAPSHOT_TESTING_REFERENCES": package.path("none")]
    let issues = package.issues(environment) { expectSnapshot(of: "a", named: "a") }
    #expect(issues == ["\(list): can't be written: No such file or directory"])
  }

  @Test(arguments: [
    ("Order/a", "Order/a"), ("Order/a b", "Order/a-b"), ("Order/initial", "order/Initial"),
    ("\u{AC00}", "\u{1100}\u{1161}"), ("É", "e\u{301}"),
  ])
  func `two texts for one file are refused with both places, and the same text again isn't`(
    first: String, second: String
  ) throws {
    try package.store("a", at: "\(try SnapshotName(first).path).txt")
    let line = #line + 2
    let issues = package.issues {
      for text in ["a", "a", "b"] { expectSnapshot(of: text, named: first) }
      expectSnapshot(of: "b", named: second, record: .all)
    }
    let file = "TextSnapshotsTests/PendingTextTests.swift"
    let message = ".txt: used for two texts, at \(file):\(line):51 and \(file):"
    #expect(issues.count == 2 && issues.allSatisfy { $0.contains(message) })
    #expect(
      issues.allSatisfy { $0.contains("\n- first text, + second text\n@@ -1,1 +1,1 @@\n1   |-a") })
    #expect(package.snapshots.count == 1)
  }
}
