import SnapshotFiles
import Testing

struct SnapshotComparisonTests {
  private static let pairs: [(old: String?, new: String, isSame: Bool)] = [
    ("a\n", "a\n", true), ("a\r\nb\r\n", "a\nb\n", true), ("a\r\n", "a\r\n", true),
    ("a\n", "a\r\n", false), ("a\rb\n", "a\nb\n", false), ("a\r\r\n", "a\n", false),
    ("a\r\n", "a", false), ("\u{E9}\n", "e\u{301}\n", false), (nil, "", false), ("", "", true),
    ("a\n", "a", false), ("a", "a\n", false), ("", "\n", false), ("a\n", "a\n\n", false),
    ("\u{AC00}\n", "\u{1100}\u{1161}\n", false), ("a\0b", "a\0c", false),
  ]

  @Test(arguments: pairs)
  func `a snapshot with CRLF is the same as a text with line feeds`(
    old: String?, new: String, isSame: Bool
  ) {
    let file = SnapshotFile(path: "/Snapshots/a.txt")
    let comparison = SnapshotComparison(file: file, expected: old, actual: new)
    #expect(comparison.isSame == isSame)
    #expect(comparison.difference().isEmpty == isSame)
  }
}
