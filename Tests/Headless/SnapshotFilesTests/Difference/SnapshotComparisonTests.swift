import SnapshotFiles
import Testing

@Suite struct SnapshotComparisonTests {
  private static func comparison(_ old: String?, _ new: String) -> SnapshotComparison {
    SnapshotComparison(
      file: SnapshotFile(path: "/Snapshots/a.txt"), expected: old, actual: new)
  }

  @Test(arguments: [
    ("a\n", "a\n", true), ("a\r\nb\r\n", "a\nb\n", true), ("a\r\n", "a\r\n", true),
    ("a\n", "a\r\n", false), ("a\rb\n", "a\nb\n", false), ("a\r\r\n", "a\n", false),
    ("a\r\n", "a", false), ("\u{E9}\n", "e\u{301}\n", false), (nil, "", false), ("", "", true),
  ])
  func `a snapshot with CRLF is the same as a text with line feeds`(
    old: String?, new: String, isSame: Bool
  ) {
    let comparison = SnapshotComparisonTests.comparison(old, new)
    #expect(comparison.isSame == isSame)
    #expect(comparison.difference().isEmpty == isSame)
    #expect(comparison.lines.text().isEmpty == (isSame || new.isEmpty))
  }

  @Test func `a legend explains the signs`() {
    let changed = SnapshotComparisonTests.comparison("a\r\nb\r\n", "a\nc\n")
    #expect(
      changed.difference() == """
        - snapshot, + new text
        @@ -1,2 +1,2 @@
        1 1 | a
        2   |-b
          2 |+c

        """)
    let added = SnapshotComparisonTests.comparison(nil, "c\n")
    #expect(
      added.difference(isColored: true)
        == "\u{1B}[32m+ new text\u{1B}[0m, and no snapshot yet\n"
        + "\u{1B}[36m@@ -0,0 +1,1 @@\u{1B}[0m\n  1 |\u{1B}[32m+c\u{1B}[0m\n")
  }

  @Test func `a line is beside the one that replaces it`() {
    let rows = SnapshotComparisonTests.comparison("a\nb 1\nc\nd\n", "a\nb 2\nd\ne").lines.rows
    #expect(rows.map(\.isSame) == [true, false, false, true, false])
    let texts = rows.map { row in
      [row.old, row.new].map { $0.map { $0.pieces.map(\.text).joined() } ?? "nothing" }
    }
    #expect(
      texts == [["a", "a"], ["b 1", "b 2"], ["c", "nothing"], ["d", "d"], ["nothing", "e"]])
    #expect(rows[1].new?.pieces.map(\.isChanged) == [false, true])
    #expect(rows.last?.new?.isEnded == false)
  }
}
