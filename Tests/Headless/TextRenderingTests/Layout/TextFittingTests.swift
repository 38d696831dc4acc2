import Testing

@testable import TextRendering

@Suite struct TextFittingTests {
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
  ])
  func `a text wraps at spaces, and within a word only if it must`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(Label.lines(of: text, columns: columns).map { $0.text } == lines)
  }
}
