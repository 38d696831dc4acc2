import CellText
import HeadlessUI
import TestSupport
import Testing
import TextRendering

struct FieldTests {
  private static func frame(
    _ text: String, columns: Int, caret: Int? = nil, isMultiline: Bool = false,
    chrome: Chrome = .unicode
  ) -> Frame {
    let field = Node.field("", text: text, entered: 0, isMultiline: isMultiline)
    var renderer = TextRenderer(
      viewport: Viewport(columns: columns, rows: 9), style: .grid(chrome))
    renderer.marksFocus = false
    renderer.caret = caret
    return renderer.frame(of: Screen(title: "", content: [field]), focus: 0)
  }

  private static func lines(_ frame: Frame) -> [String] {
    frame.text.split(separator: "\n").map { String($0) }
  }

  /// A bar in the text stands for the caret.
  @Test(arguments: try rows(in: "Tables/fields.txt"))
  func `a line shows its start, or what is around the caret`(text: String, line: String) {
    let caret = text.firstIndex(of: "|").map { text[..<$0].count }
    let frame = Self.frame(text.replacing("|", with: ""), columns: 10, caret: caret)
    #expect(Self.lines(frame) == [line])
  }

  @Test(arguments: [
    ("one two three", nil, ["[one two   ]", "[three     ]", "[          ]"]),
    ("one\ntwo\n\nthree", nil, ["[one       ]", "[two       ]", "[          ]", "[three     ]"]),
    ("abcdefghijkl", nil, ["[abcdefghi ]", "[jkl       ]", "[          ]"]),
    ("one\r\ntwo\n", 9, ["[one       ]", "[two       ]", "[          ]"]),
    ("", 0, ["[          ]", "[          ]", "[          ]"]),
  ])
  func `several lines wrap, and grow with the text`(
    text: String, caret: Int?, lines: [String]
  ) {
    let frame = Self.frame(text, columns: 12, caret: caret, isMultiline: true)
    #expect(Self.lines(frame) == lines)
  }

  @Test(
    arguments: TestSizes.size(quick: UInt64(0)..<2, exhaustive: 0..<30), [Chrome.unicode, .ascii])
  func `the caret is on the character at its position, and never in one`(
    seed: UInt64, chrome: Chrome
  ) throws {
    var random = SplitMix64(seed: seed)
    let pieces = ["a", "b ", "딸", "기 ", "e\u{301}", "👩‍👩‍👧", "🇰🇷", "ㄱ", "中", " ", "\n", "\u{1B}"]
    let isMultiline = seed % 2 == 0
    let text = (0..<Int.random(in: 0...60, using: &random)).reduce(into: "") { text, _ in
      text += pieces.randomElement(using: &random) ?? ""
    }
    for columns in TestSizes.size(quick: [6, 10, 30], exhaustive: [6, 9, 10, 17, 30, 90]) {
      for position in 0...text.count {
        let frame = Self.frame(
          text, columns: columns, caret: position, isMultiline: isMultiline, chrome: chrome)
        let caret = try #require(frame.caret)
        let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        var column = 0
        let starts = lines[caret.row].map { character in
          defer { column += character.displayWidth }
          return (column, character)
        }
        let shown = starts.first { $0.0 == caret.column }?.1
        let next = text.dropFirst(position).first.map { String($0).visible }
        let isBlank = next == nil || next == " " || (isMultiline && next == "␊")
        let ellipsis = chrome.ellipsis.first
        let mayBeCut = columns < 10 || isBlank || isMultiline
        let isShown = shown.map { String($0) } == next || (isBlank && shown == "]")
        #expect(
          isShown || (mayBeCut && [" ", ellipsis].contains(shown)),
          "\(position) of \(text.visible) in \(columns): \(caret)\n\(frame.text)")
        #expect(lines.allSatisfy { $0.displayWidth <= columns })
      }
    }
  }

  @Test(arguments: [-1, .min, .max])
  func `a caret outside the text is at one of its ends`(position: Int) {
    for isMultiline in [false, true] {
      let column = Self.frame("bat", columns: 10, caret: position, isMultiline: isMultiline).caret?
        .column
      #expect(column == (position < 0 ? 1 : 4))
    }
  }

  @Test func `a picture shows its symbol, and its name where there is room`() {
    let screen = Screen<Int>(
      title: "", content: [.picture("Strawberry", symbol: "🍓"), .picture("Fig", symbol: "🫐")])
    let texts = [40, 16, 9, 4].map { columns in
      TextRenderer(viewport: Viewport(columns: columns, rows: 9)).render(screen)
    }
    #expect(
      texts.map { $0.split(separator: "\n").map { String($0) } } == [
        ["🍓 Strawberry        🫐 Fig"], ["🍓 Strawberry", "🫐 Fig"],
        ["🍓 Strawb", "   erry", "🫐 Fig"], ["Stra", "wber", "ry", "Fig"],
      ])
  }
}
