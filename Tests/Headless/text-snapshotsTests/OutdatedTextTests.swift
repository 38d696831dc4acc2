import Descriptors
import Foundation
import SnapshotFiles
import TerminalUI
import Testing

@testable import text_snapshots

@Suite struct OutdatedTextTests {
  /// Returns a folder in which a whole run passed after the text of `Order/a` was left pending.
  private func folder() throws -> ReviewFolder {
    let folder = try ReviewFolder()
    let package = try #require(PackageFolder(above: folder.url.path))
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    now.tv_sec += 1
    let others = ["딸기", "settled"].map { SnapshotKey(ofFile: folder.file("\($0).txt").path) }
    try OutdatedTexts.mark(in: package, olderThan: now, except: Set(others))
    return folder
  }

  @Test func `a list marks an outdated text`() throws {
    let folder = try folder()
    #expect(folder.run(["list"]) == .pending)
    #expect(folder.output == "Order/a (outdated)\n딸기\n")
    for arguments in [["list", "--json"], ["show", "Order/a", "--json"]] {
      _ = folder.run(arguments)
      let entries = try JSONDecoder().decode([ReviewEntry].self, from: Data(folder.output.utf8))
      #expect(entries.first?.state == "outdated")
    }
  }

  @Test(arguments: [["accept", "--all"], ["accept", "Order/a", "딸기"]])
  func `an outdated text isn't accepted, and the others are`(arguments: [String]) throws {
    let folder = try folder()
    #expect(folder.run(arguments) == .pending)
    #expect(
      folder.errors == """
        text-snapshots: Order/a: the text is older than the last run that passed; run the tests \
        again, or reject it

        """)
    #expect(folder.output.contains("accepted 딸기\n"))
    #expect(try folder.file("Order/a.txt").text() == "10\n")
    #expect(try folder.file("Order/a.txt.pending").text() == "9\n")
    #expect(try folder.file("딸기.txt").text() == "new\n")
  }

  @Test func `a review doesn't accept an outdated text either`() throws {
    let folder = try folder()
    #expect(folder.run(["review"], keys: Array("asa".utf8).map(Key.character)) == .pending)
    #expect(folder.output.contains("the text is older than the last run that passed"))
    #expect(folder.output.hasSuffix("1 accepted, 0 rejected, 1 still pending\n"))
    #expect(try folder.file("Order/a.txt").text() == "10\n")
  }

  @Test func `an outdated text is rejected, and one that a test writes again is accepted`() throws {
    let rejected = try folder()
    #expect(rejected.run(["reject", "Order/a"]) == .success)
    #expect(rejected.run(["list"]) == .pending)
    #expect(rejected.output == "딸기\n")
    let written = try folder()
    try written.file("Order/a.txt.pending").write("9\n")
    #expect(written.run(["accept", "Order/a"]) == .success)
    #expect(try written.file("Order/a.txt").text() == "9\n")
  }
}
