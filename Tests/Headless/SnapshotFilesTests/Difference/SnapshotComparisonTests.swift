import SnapshotFiles
import Testing

struct SnapshotComparisonTests {
  private static func comparison(
    _ old: String?, _ new: String
  ) -> SnapshotComparison {
    SnapshotComparison(file: SnapshotFile(path: "/Snapshots/a.txt"), expected: old, actual: new)
  }

  private static let pairs: [(String?, String, Bool)] = [
    ("a\n", "a\n", true), ("a\r\nb\r\n", "a\nb\n", true), ("a\r\n", "a\r\n", true),
    ("a\n", "a\r\n", false), ("a\rb\n", "a\nb\n", false), ("a\r\r\n", "a\n", false),
    ("a\r\n", "a", false), ("\u{E9}\n", "e\u{301}\n", false), (nil, "", false), ("", "", true),
    ("a\n", "a", false), ("\u{AC00}\n", "\u{1100}\u{1161}\n", false), ("a\0b", "a\0c", false),
  ]

  @Test(arguments: pairs)
  func `a snapshot with CRLF is the same as a text with line feeds`(
    old: String?, new: String, isSame: Bool
  ) {
    let comparison = SnapshotComparisonTests.comparison(old, new)
    #expect(comparison.isSame == isSame)
    #expect(comparison.difference().isEmpty == isSame)
  }

  @Test func `a legend explains the signs, in color if asked`() {
    let changed = SnapshotComparisonTests.comparison("a\r\nb\r\n", "a\nc\n")
    let colored = """
      \u{1B}[31m- snapshot\u{1B}[0m, \u{1B}[32m+ new text\u{1B}[0m
      \u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[0m
      1 1 | a
      2   |\u{1B}[31m-b\u{1B}[0m
        2 |\u{1B}[32m+c\u{1B}[0m

      """
    #expect(changed.difference(isColored: true) == colored)
    let added = """
      + new text, and no snapshot yet
      @@ -0,0 +1,1 @@
        1 |+c

      """
    #expect(SnapshotComparisonTests.comparison(nil, "c\n").difference() == added)
  }
}
