import TestSupport
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

  @Test(arguments: try rows(in: "Tables/wrapped.txt"))
  func `a text wraps at spaces, and within a word only if it must`(
    line: String, lines: String
  ) throws {
    let (_, text, columns) = try #require(line.wholeMatch(of: /(?s)(.*) in (\d+)/)).output
    let found = Label.lines(of: String(text), columns: try #require(Int(columns)))
    #expect(found.map { $0.text }.joined(separator: "|") == lines)
  }

  @Test(arguments: ")]」”.,!?…、。‥，．：；？！·｡､‼⁇・々％っッーｧ")
  func `no line begins with what closes something`(closer: Character) {
    #expect(Label.lines(of: "漢字\(closer)", columns: 4).map { $0.text } == ["漢", "字\(closer)"])
  }

  @Test(arguments: "([「“") func `no line ends with what opens something`(opener: Character) {
    #expect(Label.lines(of: "漢\(opener)字", columns: 4).map { $0.text } == ["漢", "\(opener)字"])
  }
}
