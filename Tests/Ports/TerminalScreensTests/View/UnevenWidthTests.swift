import CellText
import HeadlessUI
import Terminals
import TestSupport
import Testing
import TextRendering

@testable import TerminalScreens

/// Terminals that don't measure every character as the renderer does.
struct UnevenWidthTests {
  /// Characters that terminals measure as they like.
  private static let uneven: [Character] = [
    "👍🏽", "👨‍👩‍👧", "🇰🇷", "🇰", "1️⃣", "⚠️", "⚠", "⌚︎", "©", "🏽", "\u{1112}\u{1161}\u{11AB}",
    "e\u{301}", "ที่", "\u{E000}",
  ]
  /// Characters that take two cells where East Asian text is usual.
  private static let ambiguous: [Character] = ["…", "①", "→", "·"]
  private static let even = [
    "10", "]", "쥬스", "딸기 주문", "🍓", "ж", "é", "、", "long enough to be wrapped",
  ]

  @Test(arguments: 0..<TestSizes.size(quick: UInt64(4), exhaustive: 150))
  func `whatever a terminal makes of a character, the rest of its row is in its place`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let isEastAsian = seed % 3 == 0
    let free = Self.uneven + (isEastAsian ? Self.ambiguous : [])
    var widths: [Unicode.Scalar: Int] = isEastAsian ? ["─": 2] : [:]
    for scalar in free.flatMap({ $0.unicodeScalars }) where scalar.isASCII == false {
      widths[scalar] = Int.random(in: 0...2, using: &random)
    }
    let words = (0..<12).map { _ in
      (0..<3).map { _ in
        Bool.random(using: &random)
          ? String(free.randomElement(using: &random) ?? " ")
          : Self.even.randomElement(using: &random) ?? ""
      }.joined()
    }
    var generated = GeneratedScreens(seed: seed, words: words)
    let board = Board(generated.screen().map { "\($0)" })
    let session = ViewSession(
      board, columns: Int.random(in: 4...40, using: &random), rows: 9, widths: widths)
    if isEastAsian { session.send("\u{1B}[1;3R") }
    for key in ["tab", "pagedown", "1", "?", "esc", "esc"] {
      session.press(key)
      board.screen = generated.screen().map { "\($0)" }
      session.send("")
      let lines = session.state.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
      let rows = lines.prefix(session.state.appViewport.rows).map { String($0) }
      for (row, line) in zip(session.model.cells, rows) {
        #expect(shown(row, as: line, except: widths) == expected(line, except: widths, row.count))
      }
      let last = session.state.lastRow ?? ""
      let cells = session.model.cells[8]
      #expect(shown(cells, as: last, except: widths) == expected(last, except: widths, cells.count))
    }
  }

  private func expected(_ line: String, except widths: [Unicode.Scalar: Int], _ columns: Int)
    -> String
  {
    let cells = line.map {
      $0.isMeasured(by: widths) ? String(repeating: "?", count: $0.displayWidth) : String($0)
    }
    return cells.joined() + String(repeating: " ", count: columns - line.displayWidth)
  }

  /// What a row shows, with question marks in the cells of the characters that don't count.
  private func shown(
    _ row: [TerminalModel.Cell], as line: String, except widths: [Unicode.Scalar: Int]
  ) -> String {
    var row = row.map { $0.text }
    var column = 0
    for character in line {
      let cells = column..<column + character.displayWidth
      if character.isMeasured(by: widths) { for cell in cells { row[cell] = "?" } }
      column = cells.upperBound
    }
    return row.joined()
  }

  @Test func `only what terminals measure differently costs a way to the next cell`() {
    func bytes(_ text: String, chrome: Chrome = .unicode) -> String {
      let viewport = Viewport(columns: 40, rows: 3)
      let screen = Screen<Int>(title: "T", content: [.text(text)])
      let frame = TextRenderer(viewport: viewport).frame(of: screen)
      var painter = FramePainter(usesColor: true)
      let bytes = painter.paint(frame, focus: [], in: viewport, chrome: chrome)
      return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
    }
    for text in Self.even + ["▼ 6 … ─ »", "Ω ﾊ 。", "⭐🥭"] {
      #expect(bytes(text).contains("^[3;1H\(text)^[?25l"), "\(text)")
    }
    #expect(
      bytes("a👍🏽 1⚠️]").contains(
        "^[3;1H^[3;2H^[m👍🏽^[m^[3;4H^[K^[3;6H^[m⚠️^[m^[3;8H^[K\ra^[3;4H 1^[3;8H]^[?25l"))
    #expect(bytes("… a", chrome: .ascii).contains("^[3;1H^[3;1H^[m…^[m^[3;2H^[K\r^[3;2H a^["))
  }
}

extension Character {
  fileprivate func isMeasured(by widths: [Unicode.Scalar: Int]) -> Bool {
    unicodeScalars.contains { (widths[$0] == nil) == false }
  }
}
