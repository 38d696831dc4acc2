import Foundation
import SnapshotFiles
import Testing

@testable import text_snapshots

struct TestCommandTests {
  /// A script whose tests ask for one of two snapshots, and end with the status that follows.
  private static let tests = """
    here=$(dirname "$0")
    echo "$@" >"$here/arguments"
    printf '%s/Snapshots\\0%s/Snapshots/Order/a.txt\\0' "$here" "$here" \\
      >>"$SNAPSHOT_TESTING_REFERENCES"
    echo "$SNAPSHOT_TESTING_REFERENCES" >"$here/list"
    """

  private let package: CommandPackage

  init() throws {
    package = try CommandPackage([
      "Order/a.txt": "a\n", "Order/a.txt.pending": "b\n", "Old/old.ko.txt": "a\n",
      "Old/gone.txt.pending": "a\n",
    ])
  }

  private static let policies: [(String, [String: String], Int32, String)] = [
    ("", [:], 0, ""), ("--unreferenced warn", [:], 0, ""),
    ("--unreferenced=reject", ["CI": "1"], 2, "error: "),
    ("--unreferenced delete", ["CI": "1"], 77, "error: "),
  ]

  @Test(arguments: policies)
  func `what no test asked for is listed`(
    options: String, environment: [String: String], status: Int32, start: String
  ) throws {
    let before = try package.texts
    #expect(try package.run("test \(options)", environment, swift: Self.tests) == status)
    let list = ["Old/gone.txt.pending", "Old/old.ko.txt"].map { "\n  \(package.file($0).path)" }
    let message = "\(start)no test of this run asked for these snapshots:\(list.joined())"
    #expect(package.errors == [message] + (status == 77 ? ["nothing is deleted in CI"] : []))
    #expect(package.output == "")
    #expect(try package.texts == before)
  }

  @Test func `delete deletes it, and the folders that become empty`() throws {
    let paths = ["Old/gone.txt.pending", "Old/old.ko.txt"].map { package.file($0).path }
    #expect(try package.run("test --unreferenced delete", swift: Self.tests) == 0)
    #expect(package.output == paths.map { "deleted \($0)\n" }.joined())
    let names = try FileManager.default.contentsOfDirectory(atPath: package.path + "/Snapshots")
    #expect(names == ["Order"])
    #expect(try package.run("test --unreferenced delete", swift: Self.tests) == 0)
    let folder = package.path + "/Snapshots"
    #expect(
      package.output == "text-snapshots: the tests asked for every snapshot\n  in \(folder)\n")
  }

  @Test func `delete leaves what a person may have written`() throws {
    let package = try CommandPackage([
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

  private static let unjudged: [(String, String, Int32, String)] = [
    ("", "exit 7", 7, "the run failed"), ("", "kill -KILL $$", 137, "the run failed"),
    ("-- --filter A", "exit 0", 0, "the run was filtered by --filter"),
    ("-- --parallel --skip=A", "exit 0", 0, "the run was filtered by --skip"),
    ("-- list", ": >\"$SNAPSHOT_TESTING_REFERENCES\"", 0, "no test asked for any"),
  ]

  @Test(arguments: unjudged)
  func `a run that isn't whole isn't judged, and deletes nothing`(
    words: String, ending: String, status: Int32, reason: String
  ) throws {
    let before = try package.texts
    let script = "\(Self.tests)\n\(ending)"
    #expect(try package.run("test --unreferenced delete \(words)", swift: script) == status)
    #expect(package.errors == ["unreferenced snapshots aren't judged, because \(reason)"])
    #expect(try package.texts == before)
    #expect(try package.run("test --unreferenced ignore \(words)", swift: script) == status)
    #expect(package.errors == [])
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
    let other = try CommandPackage(["a.txt": "a", "old.txt": "a"])
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
