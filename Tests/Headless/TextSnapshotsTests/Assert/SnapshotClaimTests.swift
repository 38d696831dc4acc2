import Testing
import TextSnapshots

struct SnapshotClaimTests {
  @Test(arguments: [
    ("Order/a", "Order/a"), ("Order/a b", "Order/a-b"), ("Order/initial", "order/Initial"),
    ("\u{AC00}", "\u{1100}\u{1161}"), ("É", "e\u{301}"),
  ])
  func `two assertions that share a name are refused, with both source locations`(
    first: String, second: String
  ) throws {
    let package = try ScratchPackage()
    let line = #line + 2
    let issues = package.issues {
      expectSnapshot(of: "a", named: first, record: .all)
      expectSnapshot(of: "a", named: second, record: .all)
    }
    let file = "TextSnapshotsTests/SnapshotClaimTests.swift"
    let message = """
      .txt: two assertions share the name, "\(first)" at \(file):\(line):21 and "\(second)" at \
      \(file):\(line + 1):21; use two names
      """
    #expect(issues.count == 2 && issues.last?.hasSuffix(message) == true)
    #expect(package.snapshots.count == 1)
  }

  @Test func `an assertion with two texts is refused, and a repeated one isn't`() throws {
    let package = try ScratchPackage()
    try package.store("a", at: "shared.txt")
    let line = #line + 2
    let issues = package.issues {
      for text in ["a", "a", "b"] { expectSnapshot(of: text, named: "shared") }
    }
    let place = "\"shared\" at TextSnapshotsTests/SnapshotClaimTests.swift:\(line):51"
    let message = ": used for two texts, \(place) and \(place); use two names, "
    #expect(issues.count == 1 && issues.first?.contains(message) == true)
  }
}
