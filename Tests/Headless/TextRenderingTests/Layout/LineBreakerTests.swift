import CellText
import TestSupport
import Testing

@testable import TextRendering

@Suite struct LineBreakerTests {
  private static let pieces = [
    "재고를", "수정할까요?", "맛있게", "드세요!", "딸기쥬스", "「망고」", "(kiwi)", "juice", "ready",
    "for you", ".", ",", "!", "?", "…", "(", ")", "[", "]", "“", "”", "、", "。", "‥", "，", "．", "：",
    "；", "？", "！", "·", "｡", "・", "％", " ", "  ", "\n",
    "👩‍👩‍👧‍👦", "🇰🇷", "🍓", "e\u{301}", "\u{1100}\u{1161}", "internationalisation",
    "漢字", "かな", "カッコー", "ﾊｲﾌｧｲ", "っ", "々", "Ａ１",
    "\u{1100}\u{AC00}", "\u{1100}\u{1112}\u{AC01}\u{11A8}", "\u{600}가", "a🏽", "⌚\u{FE0E}",
  ]

  private static func pieces(upTo count: Int, using generator: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 0..<count, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }
  }

  private static let seeds = TestSizes.size(quick: UInt64(0)..<200, exhaustive: 0..<50_000)

  private let openers = "([「“"
  private let closers = ")]」”.,!?…、。‥，．：；？！·｡､‼⁇・々％っッーｧ"

  @Test func `lines fit, make up the text, and follow geumchik if the width allows`() {
    for seed in LineBreakerTests.seeds {
      var generator = SplitMix64(seed: seed)
      let pieces = LineBreakerTests.pieces(upTo: 8, using: &generator)
      let text = pieces.joined(separator: Bool.random(using: &generator) ? " " : "")
      let columns = Int.random(in: 1...24, using: &generator)
      let lines = LineBreaker(text[...]).lines(columns: columns)
      let isValid =
        lines.joined() == text && fit(lines, columns: columns)
        && zip(lines, lines.dropFirst()).allSatisfy(keepsGeumchik)
      if isValid == false {
        Issue.record("seed \(seed), \(columns) columns, \(text.debugDescription): \(lines)")
      }
    }
  }

  @Test func `truncation fits, keeps whole clusters from the start, and is idempotent`() {
    for seed in LineBreakerTests.seeds {
      var generator = SplitMix64(seed: seed)
      let label = Label(LineBreakerTests.pieces(upTo: 5, using: &generator).joined())
      let columns = Int.random(in: 0...20, using: &generator)
      let ellipsis = Bool.random(using: &generator) ? "…" : "..."
      let cut = label.truncated(to: columns, ellipsis: Label(ellipsis))
      let kept = cut.text.hasSuffix(ellipsis) ? cut.text.dropLast(ellipsis.count) : cut.text[...]
      let isValid =
        cut.columns <= columns && cut.columns == cut.text.displayWidth
        && (label.columns > columns || cut.text == label.text)
        && (cut.text == label.text || label.text.hasPrefix(kept))
        && cut.truncated(to: columns, ellipsis: Label(ellipsis)).text == cut.text
      if isValid == false {
        Issue.record("seed \(seed), \(columns) columns, \(label.text): \(cut.text)")
      }
    }
  }

  private func fit(_ lines: [Substring], columns: Int) -> Bool {
    lines.allSatisfy { line in
      let words = line.trimmed
      return words.displayWidth <= columns || (words.count == 1 && words.displayWidth <= 2)
    }
  }

  /// Returns whether a line ends well, or couldn't have ended well anywhere.
  private func keepsGeumchik(_ line: Substring, _ next: Substring) -> Bool {
    guard (line.last == "\n") == false, let first = next.first else { return true }
    let words = line.trimmed
    let endsWell = words.last.map { openers.contains($0) == false } ?? true
    let beginsWell = closers.contains(first) == false
    return (endsWell && beginsWell)
      || zip(words, words.dropFirst()).contains(where: mayBreak) == false
  }

  private func mayBreak(after last: Character, before next: Character) -> Bool {
    (last == " ") == false && (next == " ") == false && openers.contains(last) == false
      && closers.contains(next) == false
  }

  @Test(arguments: [
    ("딸기", 4, "딸기"), ("딸기쥬스", 7, "딸기쥬…"), ("딸기쥬스", 6, "딸기…"), ("딸기 쥬스", 6, "딸기…"),
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("ab", 1, "…"), ("딸", 1, "…"), ("ab", 0, ""),
    ("", 0, ""),
  ])
  func `a text is cut between clusters and before an ellipsis`(
    text: String, columns: Int, cut: String
  ) {
    #expect(Label(text).truncated(to: columns, ellipsis: Label("…")).text == cut)
  }

  @Test func `an ellipsis that doesn't fit is left out`() {
    #expect(Label("abcd").truncated(to: 2, ellipsis: Label("...")).text == "ab")
    #expect(Label("딸기").truncated(to: 3, ellipsis: Label("....")).text == "딸")
  }

  @Test(arguments: [
    ("재료가 모자라요. 재고를 수정할까요?", 12, ["재료가", "모자라요.", "재고를", "수정할까요?"]),
    ("재료가 모자라요. 재고를 수정할까요?", 17, ["재료가 모자라요.", "재고를", "수정할까요?"]),
    ("a b", 3, ["a b"]), ("a b", 2, ["a", "b"]), ("", 5, [""]), ("a\nb", 5, ["a", "b"]),
    ("abcdef", 4, ["abcd", "ef"]), ("abcd.", 4, ["abc", "d."]), ("abc(de)", 4, ["abc", "(de)"]),
    ("딸기쥬스", 3, ["딸", "기", "쥬", "스"]), ("딸", 1, ["딸"]),
    ("\u{1100}\u{AC00}", 3, ["\u{1100}", "\u{AC00}"]),
    ("a \u{1100}\u{AC00}", 4, ["a", "\u{1100}\u{AC00}"]),
    ("오늘 漢字漢字", 9, ["오늘 漢字", "漢字"]), ("新鮮な果物のジュース", 8, ["新鮮な果", "物の", "ジュース"]),
    ("新鮮な果物", 4, ["新鮮", "な果", "物"]), ("漢字。漢字", 4, ["漢", "字。", "漢字"]),
    ("ちょっと待って", 6, ["ちょっ", "と待っ", "て"]), ("漢字「字」漢", 6, ["漢字", "「字」", "漢"]),
    ("漢字(漢)", 6, ["漢字", "(漢)"]), ("人々人々", 6, ["人々", "人々"]), ("ﾌｧﾌｧﾌｧ", 3, ["ﾌｧ", "ﾌｧ", "ﾌｧ"]),
    ("Juice漢字juice", 7, ["Juice漢", "字juice"]), ("漢字juice", 6, ["漢字", "juice"]),
    ("망고カフェ쥬스", 8, ["망고カ", "フェ쥬스"]), ("쥬스漢字", 4, ["쥬스", "漢字"]), ("漢\"字\"", 4, ["漢\"", "字\""]),
    ("漢\u{A0}字字", 5, ["漢\u{A0}字", "字"]), ("𠮷𠮷𠮷", 4, ["𠮷𠮷", "𠮷"]), ("漢　字", 4, ["漢　", "字"]),
  ])
  func `a text wraps at spaces, and within a word only if it must`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(Label.lines(of: text, columns: columns).map { $0.text } == lines)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    self[
      ..<(lastIndex { ($0 == " " || $0 == "\n") == false }.map { index(after: $0) } ?? startIndex)]
  }
}
