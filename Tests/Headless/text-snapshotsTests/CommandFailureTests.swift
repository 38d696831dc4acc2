import Foundation
import SnapshotFiles
import Testing

@testable import text_snapshots

@Suite struct CommandFailureTests {
  @Test(arguments: [
    (["accept"], ReviewStatus.usage, "accept takes names or --all"),
    (["lst"], .usage, "use one of list"),
    (["--al"], .usage, "use --all"), (["accept", "a", "--all"], .usage, "exclude each other"),
    (["list", "a"], .usage, "use show NAME"),
    (["review", "--json"], .usage, "review takes no --json; leave it out"),
    (["report", "--all"], .usage, "use --output, --attachments"),
    (["show", "--output=a"], .usage, "show takes no --output; use --json"),
    (["report", "--output"], .usage, "--output takes a path; use --output FILE"),
    (["report", "--output="], .usage, "--output takes a path"),
    (["report", "--attachments", "--output", "a"], .usage, "use --attachments FOLDER"),
    (["list", "--json=1"], .usage, "--json takes no value"),
    (["report", "--attachments", "missing"], .missing, "missing isn't a folder"),
    (["--all"], .usage, "list takes no --all; use --json"),
    (["show", "--all"], .usage, "show takes no --all; use --json"),
    (["reject", "--json"], .usage, "reject takes names or --all"),
    (["accept", "Order/b"], .missing, "no pending snapshot Order/b"),
  ])
  func `wrong arguments are an error that says what is right, and change nothing`(
    arguments: [String], status: ReviewStatus, message: String
  ) throws {
    let folder = try ReviewFolder()
    #expect(folder.run(arguments) == status)
    #expect(folder.errors.contains(message))
    #expect(folder.run(["list"]) == .pending)
  }

  @Test(arguments: [["accept", "--all"], ["reject", "--all"], ["reject", "Order/a"]])
  func `nothing is accepted or rejected in CI`(arguments: [String]) throws {
    let folder = try ReviewFolder()
    #expect(folder.run(arguments, ["CI": "true"]) == .forbidden)
    #expect(folder.errors.contains("nothing is accepted or rejected in CI"))
    #expect(try folder.file("Order/a.txt").text() == "10\n")
    #expect(try folder.file("Order/a.txt.pending").text() == "9\n")
  }

  @Test func `a text that can't be read is listed, and the others are accepted`() throws {
    let folder = try ReviewFolder()
    let file = folder.file("Order/a.txt")
    try Data([0xFF]).write(to: URL(filePath: file.pending.path))
    #expect(folder.run(["list"]) == .pending)
    #expect(folder.output == "Order/a\n딸기\n")
    #expect(folder.run(["accept", "--all"]) == .inaccessible)
    #expect(folder.output == "accepted settled\naccepted 딸기\n")
    #expect(folder.errors.contains("/Snapshots/Order/a.txt.pending: isn't UTF-8"))
    #expect(try folder.file("딸기.txt").text() == "new\n")
    #expect(folder.run(["reject", "--all"]) == .success)
    #expect(folder.output == "rejected Order/a\n")
    #expect(folder.run(["list"]) == .success)
  }

  @Test func `a pending file that isn't UTF-8 is an error with its path`() throws {
    let folder = try ReviewFolder()
    let file = folder.file("Order/a.txt")
    try Data([0xFF]).write(to: URL(filePath: file.pending.path))
    #expect(folder.run(["accept", "Order/a"]) == .inaccessible)
    #expect(folder.errors.contains("/Snapshots/Order/a.txt.pending: isn't UTF-8"))
    #expect(try file.text() == "10\n")
  }

  @Test func `a symbolic link in place of a snapshot isn't replaced`() throws {
    let folder = try ReviewFolder()
    let file = folder.file("Order/a.txt")
    try file.remove()
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: folder.file("settled.txt").path)
    #expect(folder.run(["accept", "Order/a"]) == .inaccessible)
    #expect(folder.errors.contains("/Snapshots/Order/a.txt: is a symbolic link"))
    #expect(try folder.file("settled.txt").text() == "s\n")
    #expect(try file.pending.text() == "9\n")
  }
}
