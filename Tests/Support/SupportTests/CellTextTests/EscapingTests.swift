import TestSupport
import Testing

@testable import CellText

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

struct VisibilityTests {
  @Test func `blanks are those of the standard library, and neither they nor marks are visible`() {
    var differences: [Unicode.Scalar] = []
    let bounds = ScalarRanges.blank.flatMap { [$0 - 1, $0] }
    let step = TestSizes.size(quick: 16, exhaustive: 1)
    let values = bounds + stride(from: 0, through: 0x10FFFF, by: step)
    for scalar in values.compactMap({ Unicode.Scalar($0) }) {
      let properties = scalar.properties
      guard let age = properties.age, age <= (17, 0) else { continue }
      let isMark = [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
      let isBlank = properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      let isSeen = scalar.isVisible && (isMark || isBlank)
      if isSeen || (scalar.isBlank == isBlank) == false { differences.append(scalar) }
    }
    #expect(differences == [])
  }

  @Test func `letters, symbols, jamo, and controls show something by themselves`() {
    let text = "a가漢🍓-\u{1161}\u{1B}\u{600}\u{1F1F0}\u{E000}"
    #expect(text.unicodeScalars.allSatisfy { $0.isVisible })
  }

  @Test func `blanks and what can't be seen don't count, and marks do`() {
    #expect("\u{FEFF}망 고\u{200B}\t".withoutBlanks == "망고")
    #expect("ก\u{E34}".withoutBlanks == "ก\u{E34}")
  }
}
