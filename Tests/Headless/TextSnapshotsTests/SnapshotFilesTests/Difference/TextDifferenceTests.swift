import Foundation
import TestSupport
import Testing

@testable import SnapshotFiles

struct TextDifferenceTests {
  @Test(arguments: try sections(in: "differences.txt"))
  func `a difference is shown as its file has it`(title: String, text: String) {
    let parts = text[...].decoded.components(separatedBy: "=>\n")
    #expect(TextDifference(from: parts[0], to: parts[1]).text() == parts[2], "\(title)")
  }

  @Test func `invisible characters are escaped`() {
    let old = "a\tb \nc\r\n\u{200B}\n\\\n가\n"
    let new = "a\tb\nc\n\u{A0}\n\\\n\u{1100}\u{1161}"
    #expect(
      TextDifference(from: old, to: new).text() == #"""
        @@ -1,5 +1,5 @@
        1   |-a\tb\s
            |?    ^^
        2   |-c\r
            |? ^^
        3   |-\u{200B}
            |?   ^^^^
          1 |+a\tb
          2 |+c
          3 |+\u{A0}
            |?   ^^
        4 4 | \\
        5   |-\u{AC00}
            |?   ^^^^
          5 |+\u{1100}\u{1161}
            |\ no line feed at the end
            |?   ^^^^^^^^^^^^

        """#)
  }

  @Test(arguments: [2_000, 0])
  func `distant changes are hunks with three lines around each, and equal texts have none`(
    limit: Int
  ) {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n", with: "02\n")
    let lines = TextDifference(from: old, to: new, limit: limit).text().split(separator: "\n")
    let headers = lines.filter { $0.hasPrefix("@@") }
    #expect(headers == ["@@ -1,5 +1,5 @@", "@@ -9,7 +9,7 @@", "@@ -19,7 +19,7 @@"])
    #expect(TextDifference(from: old, to: old).text() == "")
  }

  /// Returns whether the lines of a difference, with their numbers, are those of both texts.
  private func leads(from old: String, to new: String, limit: Int = 2_000) -> Bool {
    let lines = DifferenceLine.lines(from: old, to: new, limit: limit)
    let olds = lines.filter { ($0.old == nil) == false }
    let news = lines.filter { ($0.new == nil) == false }
    return olds.flatMap { $0.bytes }.elementsEqual(old.utf8)
      && news.flatMap { $0.bytes }.elementsEqual(new.utf8)
      && zip(1..., olds).allSatisfy { $0 == $1.old } && zip(1..., news).allSatisfy { $0 == $1.new }
  }

  @Test func `the difference leads from the old text to the new one, in seeded cases`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<TestSizes.size(quick: 100, exhaustive: 1_000) {
      let texts = TextDifferenceTests.texts(using: &random)
      #expect(leads(from: texts.old, to: texts.new), "\(texts)")
    }
  }

  @Test(arguments: [2_000, 30])
  func `a difference of changed, shuffled, or reversed lines is right above any limit`(limit: Int) {
    var random = SplitMix64(seed: 5)
    let old = (0..<TestSizes.size(quick: 60, exhaustive: 400)).map { "딸기쥬스 주문 \($0)\n" }
    for new in [old.map { "x\($0)" }, old.shuffled(using: &random), old.reversed()] {
      #expect(leads(from: old.joined(), to: new.joined(), limit: limit))
    }
  }

  /// Returns two texts that have most of their lines in common.
  private static func texts(using random: inout SplitMix64) -> (old: String, new: String) {
    let lines = ["", "a", "b\r", "\\", "가", "\u{1100}\u{1161}", "é", "e\u{301}", "\u{301}", "👩‍👧"]
    let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      lines.randomElement(using: &random) ?? ""
    }
    let new = old.flatMap { line in
      [[line], [line], [line], [], [line + "x"], ["y", line]].randomElement(using: &random) ?? []
    }
    let ends = (0..<2).map { _ in Bool.random(using: &random) ? "\n" : "" }
    return (old.joined(separator: "\n") + ends[0], new.joined(separator: "\n") + ends[1])
  }
}

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
