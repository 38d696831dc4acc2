import Testing

struct TerminalModelTests {
  private let escape = "\u{1B}["

  private func model(
    _ text: String,
    columns: Int = 6,
    rows: Int = 3,
    traits: TerminalTraits = TerminalTraits()
  ) -> TerminalModel {
    var model = TerminalModel(TerminalSize(columns: columns, rows: rows), traits: traits)
    model.feed(text.utf8)
    return model
  }

  @Test(arguments: [
    ("ab\r\ncd", "ab\ncd\n"),
    ("ab\ncd", "ab\n  cd\n"),
    ("abc\rx", "xbc\n"),
    ("ab\u{08}x", "ax\n"),
    ("abcdefg", "abcdef\ng\n"),
    ("abcdef\rx", "xbcdef\n"),
    ("abcde딸", "abcde\n딸\n"),
    ("\u{1B}[?7labcdefg", "abcdeg\n"),
    ("1\r\n2\r\n3\r\n4", "2\n3\n4\n"),
    ("\u{1B}[2;3Hx", "\n  x\n"),
    ("\u{1B}[Hx\u{1B}[9;9Hy", "x\n\n     y\n"),
    ("\u{1B}[3;3H\u{1B}[2A\u{1B}[D\u{1B}[Cx", "  x\n"),
    ("\u{1B}[2B\u{1B}[3Cx\u{1B}[1dy\u{1B}[2Gz", " z  y\n\n   x\n"),
    ("딸기\u{1B}[2Gx", " x기\n"),
    ("딸기\u{1B}[3Gx", "딸x\n"),
    ("a딸b\u{1B}[2G기", "a기b\n"),
    ("a\u{0301}b\u{1B}[6Gc\u{0301}", "a\u{0301}b   c\u{0301}\n"),
    ("abcdef\u{1B}[3G\u{1B}[K", "ab\n"),
    ("abcdef\u{1B}[3G\u{1B}[1K", "   def\n"),
    ("abcdef\u{1B}[2K", ""),
    ("딸기바\u{1B}[2G\u{1B}[K", ""),
    ("ab\r\ncd\r\nef\u{1B}[2;2H\u{1B}[J", "ab\nc\n"),
    ("ab\r\ncd\r\nef\u{1B}[2;1H\u{1B}[1J", "\n d\nef\n"),
    ("ab\r\ncd\u{1B}[2J", ""),
  ])
  func `text and cursor movements appear as on a terminal`(bytes: String, text: String) {
    #expect(model(bytes).text == text)
    #expect(model(bytes).unknown == [])
  }

  @Test func `sequences can arrive in any pieces`() {
    let text = "딸\u{1B}[7m기\u{1B}[m\u{1B}[2;2H\u{1B}[?25l가"
    var torn = TerminalModel(TerminalSize(columns: 6, rows: 3))
    for byte in text.utf8 { torn.feed([byte]) }
    #expect(torn.grid == model(text).grid)
    #expect(torn.modes == model(text).modes)
    #expect(torn.isSettled)
    torn.feed("\u{1B}[2".utf8)
    #expect(torn.isSettled == false)
  }

  @Test func `a sequence ends if another one begins`() {
    #expect(model("\u{1B}[2\u{1B}[3Gx").text == "  x\n")
  }

  @Test func `reverse video marks the cells that are written with it`() {
    let model = model("a\u{1B}[7m딸b\u{1B}[27mc\u{1B}[1;2;4;7md\u{1B}[22;24me\u{1B}[mf")
    let positions = [1, 2, 3, 5].map { TerminalPosition(row: 0, column: $0) }
    #expect(model.reversedCells == positions + [TerminalPosition(row: 1, column: 0)])
    #expect(model.grid[0, 5].attributes == [.bold, .dim, .underlined, .reversed])
    #expect(model.grid[1, 0].attributes == [.reversed])
    #expect(model.grid[1, 1].attributes == [])
  }

  @Test func `the main screen is kept behind the alternate one`() {
    var model = model("main\u{1B}[?1049h")
    #expect(model.text == "")
    model.feed("\u{1B}[Hother".utf8)
    #expect(model.text == "other\n")
    model.feed("\u{1B}[?1049l>".utf8)
    #expect(model.text == "main>\n")
    #expect(model.modes == TerminalMode.initial)
  }

  @Test func `a frame is settled when its update ends`() {
    var model = model("\u{1B}[?2026ha")
    #expect(model.isSettled == false)
    model.feed("\u{1B}[?2026l".utf8)
    #expect(model.isSettled)
    #expect(model.updates == 1)
    let traits = TerminalTraits(offersSynchronizedOutput: false)
    #expect(self.model("\u{1B}[?2026ha", traits: traits).isSettled)
  }

  @Test func `queries for the cursor are answered by terminals that answer`() {
    var model = model("─딸\u{1B}[6n")
    #expect(model.takeAnswers() == Array("\u{1B}[1;4R".utf8))
    #expect(model.takeAnswers() == [])
    var wide = self.model("─딸\u{1B}[6n", traits: TerminalTraits(hasWideAmbiguousCharacters: true))
    #expect(wide.takeAnswers() == Array("\u{1B}[1;5R".utf8))
    var silent = self.model("\u{1B}[6n", traits: TerminalTraits(answers: false))
    #expect(silent.takeAnswers() == [])
  }

  @Test func `nothing on the alternate screen survives a resize`() {
    var model = model("main\u{1B}[?1049hab")
    model.resize(to: TerminalSize(columns: 2, rows: 2))
    #expect(model.text == "##\n##\n")
    model.feed("\u{1B}[?1049lbc".utf8)
    #expect(model.text == "mb\nc\n")
  }

  @Test(arguments: [
    "\u{1B}[5n", "\u{1B}[3J", "\u{1B}[3K", "\u{1B}[31m", "\u{1B}[?1004h", "\u{1B}[?h", "\u{1B}[2q",
    "\u{1B}[1;2;r", "\u{1B}[>0c", "\u{1B}[999999H", "\u{1B}c", "\u{1B}7", "\u{1B}(B",
    "\u{1B}]0;title\u{07}", "\u{1B}]0;title\u{1B}\\", "\u{1B}P+q\u{1B}\\", "\u{07}", "\u{7F}", "\t",
  ])
  func `an unknown sequence is collected, and the text after it is shown`(bytes: String) {
    let model = model(bytes + "ok")
    #expect(model.unknown.count == 1)
    #expect(model.text == "ok\n")
  }

  @Test(arguments: [[0xFF], [0xC3], [0xE2, 0x94], [0xED, 0xA0, 0x80], [0x80]] as [[UInt8]])
  func `bytes that aren't UTF-8 are collected`(bytes: [UInt8]) {
    var model = model("")
    model.feed(bytes + Array("ok".utf8))
    #expect(model.unknown.isEmpty == false)
    #expect(model.text.hasSuffix("k\n"))
  }
}
