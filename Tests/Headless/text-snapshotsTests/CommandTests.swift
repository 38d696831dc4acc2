import Foundation
import SnapshotFiles
import Testing

@testable import text_snapshots

@Suite struct CommandTests {
  @Test(arguments: [[], ["list"]])
  func `a list has the pending snapshots, except those that are equal already`(arguments: [String])
    throws
  {
    let folder = try ReviewFolder()
    #expect(folder.run(arguments) == .pending)
    #expect(folder.output == "Order/a\n딸기\n")
    #expect(folder.run(["accept", "--all"]) == .success)
    #expect(folder.run(arguments) == .success)
    #expect(folder.output == "")
  }

  @Test(arguments: [
    "Order/a", "Order/a.txt", "Snapshots/Order/a", "Snapshots/Order/a.txt",
    "Snapshots/Order/a.txt.pending",
  ])
  func `only the snapshot with the name is accepted`(name: String) throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["accept", name]) == .success)
    #expect(folder.output == "accepted Order/a\n")
    #expect(try folder.file("Order/a.txt").text() == "9\n")
    #expect(try folder.file("Order/a.txt.pending").text() == nil)
    #expect(try folder.file("딸기.txt").text() == nil)
  }

  @Test func `all snapshots are accepted, even new ones`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["accept", "--all"]) == .success)
    #expect(try folder.file("Order/a.txt").text() == "9\n")
    #expect(try folder.file("딸기.txt").text() == "new\n")
  }

  @Test func `a rejected text is deleted, and the snapshot isn't changed`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["reject", "Order/a", "딸기"]) == .success)
    #expect(try folder.file("Order/a.txt").text() == "10\n")
    #expect(folder.run(["list"]) == .success)
  }

  @Test func `a difference is shown in color only on a terminal without NO_COLOR`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["show", "Order/a"]) == .success)
    let difference = "- snapshot, + new text\n@@ -1,1 +1,1 @@\n1   |-10\n  1 |+9\n"
    #expect(folder.output.hasSuffix("/Snapshots/Order/a.txt\n" + difference))
    #expect(folder.run(["show", "Order/a"], keys: []) == .success)
    #expect(folder.output.contains("\u{1B}[32m+9"))
    #expect(folder.run(["show", "Order/a"], ["NO_COLOR": "1"], keys: []) == .success)
    #expect(folder.output.contains("\u{1B}") == false)
  }

  @Test func `the lines of a checkout with CRLF are the same, and a new snapshot has no old lines`()
    throws
  {
    let folder = try ReviewFolder()
    let file = folder.file("Order/a.txt")
    try file.write("10\r\n20\r\n30\r\n")
    try file.pending.write("10\n21\n30\n")
    #expect(folder.run(["show", "Order/a"]) == .success)
    #expect(
      folder.output.contains("\n1 1 | 10\n2   |-20\n    |? ^\n  2 |+21\n    |? ^\n3 3 | 30\n"))
    #expect(folder.run(["show", "Order/a", "--json"]) == .success)
    #expect(folder.output.contains(#"2   |-20\n"#) && folder.output.contains(#"\r"#) == false)
    try file.pending.write("10\n20\n30\n")
    #expect(folder.run(["list"]) == .pending)
    #expect(folder.output == "딸기\n")
    #expect(folder.run(["show", "딸기"]) == .success)
    #expect(
      folder.output.hasSuffix("\n+ new text, and no snapshot yet\n@@ -0,0 +1,1 @@\n  1 |+new\n"))
  }

  @Test func `the difference of a linear reading lists the nodes, too`() throws {
    let folder = try ReviewFolder()
    let file = folder.file("Order/b.ko.linear.txt")
    try file.write("화면 \"쥬스\"\n  묶음 \"재고\"\n    값 \"딸기\" \"10\"\n")
    try file.pending.write("화면 \"쥬스\"\n  묶음 \"재고\"\n    값 \"딸기\" \"9\"\n")
    #expect(folder.run(["show", "Order/b.ko.linear"]) == .success)
    #expect(folder.output.hasSuffix("\n재고 / 딸기: 값 \"10\" -> \"9\"\n"))
  }

  @Test func `JSON has the same information`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["--json"]) == .pending)
    let entries = try JSONDecoder().decode([ReviewEntry].self, from: Data(folder.output.utf8))
    #expect(entries.map(\.name) == ["Order/a", "딸기"])
    #expect(entries.map(\.state) == ["pending", "pending"])
    #expect(folder.run(["show", "Order/a", "--json"]) == .success)
    #expect(folder.output.contains("\"difference\" : \"@@ -1,1 +1,1 @@\\n1   |-10"))
    #expect(folder.run(["reject", "--all", "--json"]) == .success)
    #expect(folder.output.contains("\"state\" : \"rejected\""))
  }

  @Test func `a snapshot in another folder has its path below the package as its name`() throws {
    let folder = try ReviewFolder()
    let tests = SnapshotFile(path: folder.url.appending(path: "Tests/A/S/b.txt").path)
    try tests.pending.write("b\n")
    let foreign = folder.url.appending(path: "Other/Snapshots/c.txt").path
    try SnapshotFile(path: foreign).pending.write("c\n")
    try SnapshotFile(path: folder.url.appending(path: "Other/Package.swift").path).write("")
    #expect(folder.run(["list"]) == .pending)
    #expect(folder.output == "Order/a\n딸기\nTests/A/S/b\n")
    let variable = ["SNAPSHOT_TESTING_FOLDER": "Tests/A/S"]
    #expect(folder.run(["list"], variable) == .pending)
    #expect(folder.output == "Snapshots/Order/a\nSnapshots/딸기\nb\n")
    #expect(folder.run(["accept", "b"]) == .missing)
    for name in ["Tests/A/S/b", "Tests/A/S/b.txt.pending"] {
      #expect(folder.run(["show", name]) == .success)
      #expect(folder.run(["show", name], variable) == .success)
    }
    #expect(folder.run(["accept", "b"], variable) == .success)
    #expect(try tests.text() == "b\n")
  }

  @Test func `the help lists every exit status, and outside a package nothing is found`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["--help"]) == .success)
    for status in [
      "0 success", "1 snapshots", "2 there are", "64 wrong", "66 no", "69 swift", "74 a file",
      "77 nothing",
    ] {
      #expect(folder.output.replacing("\n", with: " ").contains(status))
    }
    var command = Command(environment: [:], isTerminal: false)
    #expect(command.run([], in: "/") == .missing)
  }
}
