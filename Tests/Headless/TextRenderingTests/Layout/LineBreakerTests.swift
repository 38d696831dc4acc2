import Testing

@testable import TextRendering

@Suite struct LineBreakerTests {
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

  private static let wrapped: [(text: String, columns: Int, lines: [String])] = [
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
  ]

  @Test(arguments: wrapped)
  func `a text wraps at spaces, and within a word only if it must`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(Label.lines(of: text, columns: columns).map { $0.text } == lines)
  }

  @Test(arguments: ")]」”.,!?…、。‥，．：；？！·｡､‼⁇・々％っッーｧ")
  func `no line begins with what closes something`(closer: Character) {
    #expect(Label.lines(of: "漢字\(closer)", columns: 4).map { $0.text } == ["漢", "字\(closer)"])
  }

  @Test(arguments: "([「“") func `no line ends with what opens something`(opener: Character) {
    #expect(Label.lines(of: "漢\(opener)字", columns: 4).map { $0.text } == ["漢", "\(opener)字"])
  }
}
