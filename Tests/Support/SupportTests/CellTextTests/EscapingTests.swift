import CellText
import TestSupport
import Testing

@Suite struct EscapingTests {
  private static let scalars = TestSizes.size(
    quick: 0...0x2FFF as ClosedRange<UInt32>, exhaustive: 0...0x10FFFF
  ).compactMap(Unicode.Scalar.init)

  @Test func `controls, separators, and bidirectional controls aren't printable`() {
    for scalar in Self.scalars {
      let isPrintable =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: scalar.properties.isBidiControl == false
        }
      if (scalar.isPrintable == isPrintable) == false {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    ("", ""), ("딸기 🍓 e\u{301}", "딸기 🍓 e\u{301}"), ("a\u{1B}[m\nb\t\0", "a␛[m␊b␉␀"),
    ("\u{7F}\u{85}", "␡\u{FFFD}"), ("a\u{2028}b\u{2029}", "a\u{FFFD}b\u{FFFD}"),
    ("\u{202E}\u{2066}\u{61C}\u{200F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\r\n", "␍␊"), ("\u{200D}", "\u{200D}"),
  ])
  func `text that isn't printable is replaced`(text: String, visible: String) {
    #expect(text.visible == visible)
    #expect(Array(visible.visible.utf8) == Array(visible.utf8))
  }

  @Test func `visible text is printable, and printable text stays as it is`() {
    for scalar in Self.scalars {
      let text = String(scalar)
      let visible = text.visible
      let isRight =
        visible.unicodeScalars.allSatisfy(\.isPrintable)
        && scalar.isPrintable == (Array(visible.utf8) == Array(text.utf8))
      if isRight == false { Issue.record("U+\(String(scalar.value, radix: 16))") }
    }
  }

  @Test(arguments: [
    ("", ""), ("딸기", "딸기"), ("a\tb\r", #"a\tb\r"#), (#"a\b"#, #"a\\b"#), ("a b  ", #"a b\s\s"#),
    ("a\u{200B}b", #"a\u{200B}b"#), ("\u{301}e\u{301}", "\\u{301}e\u{301}"),
    ("\u{A0}\u{3000}", #"\u{A0}\u{3000}"#), ("\u{E000}\u{378}", #"\u{E000}\u{378}"#),
  ])
  func `invisible text is escaped as in Swift`(text: String, escaped: String) {
    #expect(text.escaped() == escaped)
  }

  @Test func `everything but ASCII can be escaped`() {
    #expect("aé🍓".escaped(asASCII: true) == #"a\u{E9}\u{1F353}"#)
  }

  private static let revealed = [
    ("딸기 쥬스", "딸기 쥬스"), ("딸\u{200B}기\u{A0}", "딸U+200B기U+00A0"), ("\u{FEFF}a", "U+FEFFa"),
    ("e\u{301}", "e\u{301}"), ("a\u{E0041}", "aU+E0041"), ("a\u{1B}\n\t", "a␛␊␉"),
    ("\u{202E}a\u{9B}", "U+202EaU+009B"),
    ("👩\u{200D}🍳", "👩\u{200D}🍳"), ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"),
    ("딸\u{FE0F}a\u{200D}", "딸U+FE0FaU+200D"),
  ]

  @Test(arguments: revealed)
  func `what can't be seen is shown by its code, apart from spaces and emoji`(
    text: String, expected: String
  ) {
    #expect(text.revealed == expected)
  }
}
