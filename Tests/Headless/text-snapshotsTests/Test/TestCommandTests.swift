import Foundation
import SnapshotFiles
import TestFiles
import Testing

@testable import text_snapshots

@Suite struct TestCommandTests {
  private static let whole = "started; records ledger; ended"

  /// Returns a package whose tests ask for one of its two snapshots.
  private func package() throws -> TestPackage {
    let package = try TestPackage("Order/a", "Order/old")
    try package.write([package.asked("Order/a")], to: "ledger")
    return package
  }

  @Test(arguments: [
    ([], 0, ""), (["--unreferenced", "warn"], 0, ""), (["--unreferenced=reject"], 2, "error: "),
  ])
  func `the snapshots that no test asked for are listed`(
    arguments: [String], status: Int32, word: String
  ) throws {
    let package = try package()
    #expect(try package.run(arguments, swift: TestCommandTests.whole) == status)
    #expect(
      package.errors == """
        text-snapshots: \(word)no test of this run asked for these snapshots:
          \(package.snapshots)/Order/old.txt

        """)
    #expect(package.output == "")
    #expect(try package.snapshot("Order/old").text() == "a\n")
    #expect(try package.leftovers() == [])
  }

  @Test func `ignore says and does nothing`() throws {
    let package = try package()
    #expect(try package.run(["--unreferenced", "ignore"], swift: TestCommandTests.whole) == 0)
    #expect(package.output + package.errors == "")
    let filtered = ["--unreferenced", "ignore", "--", "--filter", "A"]
    #expect(try package.run(filtered, swift: "exit 0") == 0)
    #expect(package.output + package.errors == "")
  }

  @Test func `delete deletes them and prints each`() throws {
    let package = try package()
    #expect(try package.run(["--unreferenced", "delete"], swift: TestCommandTests.whole) == 0)
    #expect(package.output == "deleted \(package.snapshots)/Order/old.txt\n")
    #expect(try package.snapshot("Order/old").text() == nil)
    #expect(try package.snapshot("Order/a").text() == "a\n")
    #expect(try package.run(["--unreferenced", "delete"], swift: TestCommandTests.whole) == 0)
    let real = SnapshotFolder(path: package.snapshots).realPath
    #expect(package.output == "text-snapshots: the tests asked for every snapshot\n  in \(real)\n")
  }

  @Test func `continuous integration deletes and marks nothing`() throws {
    let package = try package()
    try package.snapshot("Order/b").pending.write("b\n")
    let arguments = ["--unreferenced", "delete"]
    #expect(try package.run(arguments, ["CI": "true"], swift: TestCommandTests.whole) == 77)
    #expect(package.errors.contains("\(package.snapshots)/Order/old.txt\n"))
    #expect(package.errors.contains("nothing is deleted in CI"))
    #expect(try package.snapshot("Order/old").text() == "a\n")
    #expect(
      package.hasMarks == false)
    #expect(
      try package.run(["--unreferenced", "reject"], ["CI": "1"], swift: TestCommandTests.whole) == 2
    )
  }

  @Test func `the arguments after -- are those of swift test`() throws {
    let package = try package()
    _ = try package.run(["--", "--parallel", "--unreferenced", "x"], swift: TestCommandTests.whole)
    #expect(try package.arguments().hasSuffix("/events --parallel --unreferenced x\n"))
    #expect(try package.arguments().hasPrefix("test --event-stream-output-path "))
  }

  @Test func `a failing assertion and two processes count as asking`() throws {
    let package = try package()
    try package.write(
      [package.asked("Order/old"), .pending(folder: package.snapshots, path: "Order/old")], to: "b")
    try package.write([.began(process: "1"), .ended(process: "1")], to: "c")
    let script = "records c; started; records ledger; ended; started; records b; ended"
    #expect(try package.run(["--unreferenced", "reject"], swift: script) == 0)
    let real = SnapshotFolder(path: package.snapshots).realPath
    #expect(package.output == "text-snapshots: the tests asked for every snapshot\n  in \(real)\n")
  }

  @Test func `the default folder counts even if no test asks, and another one if some do`() throws {
    let package = try TestPackage("Order/old")
    let folder = package.folder.path("Tests/Texts")
    try SnapshotFile(path: folder + "/a.txt").write("a")
    try SnapshotFile(path: folder + "/b.txt").write("a")
    try package.write([.asked(folder: folder, path: "a")], to: "ledger")
    #expect(try package.run(["--unreferenced", "reject"], swift: "started; ended") == 2)
    #expect(package.errors.hasSuffix("snapshots:\n  \(package.snapshots)/Order/old.txt\n"))
    #expect(try package.run(["--unreferenced", "reject"], swift: TestCommandTests.whole) == 2)
    #expect(
      package.errors.hasSuffix(
        "snapshots:\n  \(package.snapshots)/Order/old.txt\n  \(folder)/b.txt\n"))
    let variable = ["SNAPSHOT_TESTING_FOLDER": "Tests/Texts"]
    #expect(try package.run(["--unreferenced", "reject"], variable, swift: "started; ended") == 2)
    #expect(package.errors.hasSuffix("snapshots:\n  \(folder)/a.txt\n  \(folder)/b.txt\n"))
  }

  @Test func `a folder outside the package isn't judged`() throws {
    let package = try TestPackage()
    let other = try TestPackage("a", "old")
    try package.write([other.asked("a")], to: "ledger")
    #expect(try package.run(["--unreferenced", "delete"], swift: TestCommandTests.whole) == 0)
    #expect(
      package.errors
        == "text-snapshots: \(other.snapshots) isn't judged, because it lies outside the package\n")
    #expect(try other.snapshot("old").text() == "a\n")
  }

  @Test func `a folder that lies outside the package stops the command before anything runs`()
    throws
  {
    let (package, other) = (try package(), try TestPackage("a"))
    let delete = ["--unreferenced", "delete"]
    let relative = URL(filePath: other.snapshots).pathComponents.suffix(2).joined(separator: "/")
    for folder in ["../\(relative)", other.snapshots, ".", ".hidden"] {
      let variable = ["SNAPSHOT_TESTING_FOLDER": folder]
      #expect(try package.run(delete, variable, swift: "started; ended") == 74)
      #expect(package.errors.contains("\"\(folder)\" can't be a folder of snapshots"))
    }
    try FileManager.default.createSymbolicLink(
      atPath: package.folder.path("Link"), withDestinationPath: other.snapshots)
    let variable = ["SNAPSHOT_TESTING_FOLDER": "Link"]
    #expect(try package.run(delete, variable, swift: "started; ended") == 74)
    #expect(package.errors.contains("/Link: a symbolic link leads out of "))
    #expect(package.output == "")
    #expect(try other.snapshot("a").text() == "a\n")
    #expect(throws: (any Error).self) { try package.arguments() }
  }

  @Test(arguments: [["--", "--package-path", "../.."], []])
  func `the package is found as swift test finds it`(arguments: [String]) throws {
    let package = try package()
    try FileManager.default.createDirectory(
      atPath: package.folder.path("Sources/A"), withIntermediateDirectories: true)
    let reject = ["--unreferenced", "reject"] + arguments
    #expect(try package.run(reject, in: "Sources/A", swift: TestCommandTests.whole) == 2)
  }

  @Test func `outside a package or without swift nothing runs`() throws {
    let package = try package()
    let status = try package.run(["--", "--package-path", "/"], swift: TestCommandTests.whole)
    #expect(status == 66)
    #expect(package.errors == "text-snapshots: no Package.swift in or above /; go to a package\n")
    #expect(try package.run([], ["PATH": "/nowhere"], swift: "") == 69)
    #expect(package.errors.hasPrefix("text-snapshots: swift can't be started (No such file"))
    #expect(try package.run([], ["TMPDIR": "/nowhere"], swift: "") == 74)
    #expect(package.errors.contains("no ledger can be created"))
    #expect(try package.leftovers() == [])
  }

  @Test func `a pending text that a whole run finds and does not write is outdated`() throws {
    let package = try package()
    for name in ["a", "b"] { try package.snapshot(name).pending.write("\(name)\n") }
    let other = SnapshotFile(path: package.folder.path("Tests/Texts/c.txt"))
    try other.pending.write("c\n")
    try package.write([.pending(folder: package.snapshots, path: "b")], to: "pending")
    let script = "started; records pending; ended"
    #expect(try package.run(["--unreferenced", "ignore"], swift: script) == 0)
    let folder = try #require(PackageFolder(above: package.snapshots))
    let outdated = try OutdatedTexts(in: folder)
    #expect(outdated.contains(package.snapshot("a").pending))
    #expect(outdated.contains(other.pending))
    #expect(outdated.contains(package.snapshot("b").pending) == false)
  }
}
