import Foundation
import SnapshotFiles
import TestSupport
import Testing

@testable import text_snapshots

struct TestProgramTests {
  /// A script whose tests ask for one of two snapshots, and end with the status that follows.
  private static let tests = """
    here=$(dirname "$0")
    echo "$@" >"$here/arguments"
    printf '%s/Snapshots\\0%s/Snapshots/Order/a.txt\\0' "$here" "$here" \\
      >>"$SNAPSHOT_TESTING_REFERENCES"
    echo "$SNAPSHOT_TESTING_REFERENCES" >"$here/list"
    """

  private let package: ProgramPackage

  init() throws {
    package = try ProgramPackage([
      "Order/a.txt": "a\n", "Order/a.txt.pending": "b\n", "Old/old.ko.txt": "a\n",
      "Old/gone.txt.pending": "a\n",
    ])
  }

  @Test(arguments: try sections(in: "Sessions/unreferenced.txt"))
  func `a session of tests shows what its file shows`(title: String, session: String) throws {
    #expect(try package.replayed(session, swift: Self.tests) == session, "\(title)")
  }

  @Test func `delete deletes it`() throws {
    let paths = ["Old/gone.txt.pending", "Old/old.ko.txt"].map { package.file($0).path }
    #expect(try package.run("test --unreferenced delete", swift: Self.tests) == 0)
    #expect(package.output == paths.map { "deleted \($0)\n" }.joined())
    #expect(try package.texts == ["Order/a.txt": "a\n", "Order/a.txt.pending": "b\n"])
    #expect(try package.run("test --unreferenced delete", swift: Self.tests) == 0)
    let folder = package.path + "/Snapshots"
    #expect(
      package.output == "text-snapshots: the tests asked for every snapshot\n  in \(folder)\n")
  }

  @Test func `delete leaves what a person may have written`() throws {
    let package = try ProgramPackage([
      "Order/a.txt": "a\n", "Kept/read me.txt": "a\n", "README.txt": "a\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: package.file("Kept/link.txt").path, withDestinationPath: "read me.txt")
    let note = package.file("README.txt: isn't deleted, because its name has no size or language")
      .path
    #expect(try package.run("test --unreferenced delete", swift: Self.tests) == 2)
    #expect(package.errors == [note])
    let script = Self.tests + "\ntouch \"$here/Snapshots/Kept/$(printf 'b\\377.ko.txt')\""
    #expect(try package.run("test --unreferenced delete", swift: script) == 74)
    let damaged = package.file("Kept/b\u{FFFD}.ko.txt: the name isn't UTF-8").path
    #expect(package.errors == [note, damaged])
    #expect(package.output == "")
    let folder = package.file("Kept").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
  }

  /// Tests with a script that ends in some way, and expects that nothing is judged or deleted.
  private func expectUnjudged(
    _ words: String = "", ending: String = "exit 0", status: Int32 = 0, because reason: String
  ) throws {
    let before = try package.texts
    let script = "\(Self.tests)\n\(ending)"
    #expect(try package.run("test --unreferenced delete \(words)", swift: script) == status)
    #expect(package.errors == ["unreferenced snapshots aren't judged, because \(reason)"])
    #expect(try package.texts == before)
    #expect(try package.run("test --unreferenced ignore \(words)", swift: script) == status)
    #expect(package.errors == [])
  }

  @Test func `a run that fails isn't judged`() throws {
    try expectUnjudged(ending: "exit 7", status: 7, because: "the run failed")
    try expectUnjudged(ending: "kill -KILL $$", status: 137, because: "the run failed")
  }

  @Test func `a run that isn't whole isn't judged`() throws {
    try expectUnjudged("-- --filter A", because: "the run was filtered by --filter")
    try expectUnjudged("-- --parallel --skip=A", because: "the run was filtered by --skip")
  }

  @Test func `a run that asks for no snapshot isn't judged, unless it's to reject files`() throws {
    let ending = ": >\"$SNAPSHOT_TESTING_REFERENCES\""
    try expectUnjudged("-- list", ending: ending, because: "no test asked for any")
    let script = "\(Self.tests)\n\(ending)"
    #expect(try package.run("test --unreferenced reject", swift: script) == 2)
    let start = "error: no test of this run asked for these snapshots:"
    #expect(package.errors.first?.hasPrefix(start) == true)
    let empty = try ProgramPackage([:])
    #expect(try empty.run("test --unreferenced reject", swift: script) == 0)
  }

  @Test func `the arguments after -- are those of swift test, and no file is left behind`() throws {
    #expect(try package.run("test -- --parallel -c release --all", swift: Self.tests) == 0)
    let lines = try ["arguments", "list"].map { name in
      try String(contentsOfFile: "\(package.path)/\(name)", encoding: .utf8)
    }
    #expect(lines.first == "test --parallel -c release --all\n")
    let list = lines.last?.dropLast() ?? ""
    #expect(list.hasSuffix("/") == false && access(String(list), F_OK) < 0)
  }

  @Test func `a folder outside the package isn't judged`() throws {
    let other = try ProgramPackage(["a.txt": "a", "old.txt": "a"])
    let script = Self.tests.replacing("$here/", with: "\(other.path)/")
      .replacing("\"$here\" \"$here\"", with: "'\(other.path)' '\(other.path)'")
    #expect(try package.run("test --unreferenced reject", swift: script) == 2)
    let folder = other.path + "/Snapshots"
    let message = "\(folder) isn't judged, because it lies outside the package"
    #expect(package.errors.first == message)
    #expect(package.errors.last?.contains(other.path) == false)
  }

  @Test func `without swift nothing runs`() throws {
    #expect(try package.run("test") == 69)
    #expect(package.errors == ["can't start swift: No such file or directory"])
  }
}
