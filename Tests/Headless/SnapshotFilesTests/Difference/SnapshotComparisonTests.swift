import SnapshotFiles
import Testing

struct SnapshotComparisonTests {
  private static func comparison(
    _ old: String?, _ new: String, at path: String = "/Snapshots/a.txt"
  ) -> SnapshotComparison {
    SnapshotComparison(file: SnapshotFile(path: path), expected: old, actual: new)
  }

  private static let pairs: [(String?, String, Bool)] = [
    ("a\n", "a\n", true), ("a\r\nb\r\n", "a\nb\n", true), ("a\r\n", "a\r\n", true),
    ("a\n", "a\r\n", false), ("a\rb\n", "a\nb\n", false), ("a\r\r\n", "a\n", false),
    ("a\r\n", "a", false), ("\u{E9}\n", "e\u{301}\n", false), (nil, "", false), ("", "", true),
  ]

  @Test(arguments: pairs)
  func `a snapshot with CRLF is the same as a text with line feeds`(
    old: String?, new: String, isSame: Bool
  ) {
    let comparison = SnapshotComparisonTests.comparison(old, new)
    #expect(comparison.isSame == isSame)
    #expect(comparison.difference().isEmpty == isSame)
  }

  @Test func `a legend explains the signs`() {
    let changed = SnapshotComparisonTests.comparison("a\r\nb\r\n", "a\nc\n").difference()
    let expected = """
      - snapshot, + new text
      @@ -1,2 +1,2 @@
      1 1 | a
      2   |-b
        2 |+c

      """
    #expect(changed == expected)
    let added = SnapshotComparisonTests.comparison(nil, "c\n").difference(isColored: true)
    let colored = """
      \u{1B}[32m+ new text\u{1B}[0m, and no snapshot yet
      \u{1B}[36m@@ -0,0 +1,1 @@\u{1B}[0m
        1 |\u{1B}[32m+c\u{1B}[0m

      """
    #expect(added == colored)
  }

  /// Returns the lines after the hunks of two linear readings.
  private func nodes(from old: String, to new: String) -> String {
    let comparison = SnapshotComparisonTests.comparison(
      old, new, at: "Snapshots/Order/initial.ko.linear.txt")
    let lines = comparison.difference().split(separator: "\n").drop { $0.hasPrefix("@@") == false }
    return lines.filter { $0.contains("|") == false && $0.hasPrefix("@@") == false }
      .map { $0 + "\n" }.joined()
  }

  private static let shop = """
    screen "쥬스"
      group "재고"
        value "딸기" "10"
        value "바나나" "10"
      group "쥬스"
        button "딸기쥬스 주문", Sold out [2]
        button "키위쥬스 주문" [3]

    """

  private static let stepper = "sheet \"쥬스\", dismiss [12]\n  stepper \"딸기, [1]\""

  private static let readings: [(String, String, String)] = [
    (
      shop, shop.replacing("\"딸기\" \"10\"", with: "\"딸기\" \"9\""),
      "재고 / 딸기: value \"10\" -> \"9\"\n"
    ),
    (
      shop,
      shop.replacing("    value \"바나나\" \"10\"\n", with: "    value \"망\\\"고\" \"1\"\n")
        .replacing(", Sold out [2]", with: " [9]").replacing("[3]", with: "[10]"),
      """
      - 재고 / 바나나: value "10"
      쥬스 / 딸기쥬스 주문: button Sold out -> nothing
      + 재고 / 망\\\\"고: value "1"

      """
    ),
    (
      stepper + " \"10\", decrease [2], increase [3]\n",
      stepper + " \"0\", decrease disabled, increase [30]\n",
      "딸기, [1]: stepper \"10\", decrease, increase -> \"0\", decrease disabled, increase\n"
    ),
    (
      "button \"Latte\" \"$4, [2]\", low [1]\n", "button \"Latte\" \"$5, [2]\" [3]\n",
      "Latte: button \"$4, [2]\", low -> \"$5, [2]\"\n"
    ),
    ("text \"[1], \\\" [2]\" [3]\n", "text \"[1], \\\" [2]\" [4]\n", ""),
    ("value \"a\" \"b [2]\"\n", "value \"a\" \"b [3]\"\n", "a: value \"b [2]\" -> \"b [3]\"\n"),
    ("╭──╮\n│ a│\n", shop, ""), ("screen \"a\n", shop, ""),
    ("screen \"a\"\n      value \"b\" \"1\"\n", shop, ""), ("two words\n", shop, ""),
  ]

  @Test(arguments: readings)
  func `nodes that changed are listed, and the numbers of controls don't matter`(
    old: String, new: String, expected: String
  ) {
    #expect(nodes(from: old, to: new) == expected)
  }
}
