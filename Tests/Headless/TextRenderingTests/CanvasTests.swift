import CellText
import TestSupport
import Testing

@testable import TextRendering

@Suite struct CanvasTests {
  private static let texts = [
    "a", "ab", "딸기", "a딸b기", "🍓🍌", "e\u{301}한", "👩‍👩‍👧‍👦x", "   ", "\u{1100}\u{AC00}", "a🏽b",
    "a\u{3000}b",
  ]

  @Test func `overlays leave no half of a wide cluster`() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<TestSizes.size(quick: 25, exhaustive: 200) {
      let seed = generator.next()
      var random = SplitMix64(seed: seed)
      var canvas = Canvas(Viewport(columns: 13, rows: 3))
      for _ in 0..<50 {
        let part = Rectangle(
          rows: Extent(8).dropping(Int.random(in: 0...3, using: &random))
            .prefix(Int.random(in: 0...4, using: &random)),
          columns: Extent(40).dropping(Int.random(in: 0...15, using: &random))
            .prefix(Int.random(in: 0...20, using: &random)))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: canvas.fill(part, with: " ")
        case 1: canvas.box(part, chrome: .unicode)
        default: canvas.write(Label(Self.texts.randomElement(using: &random) ?? ""), in: part)
        }
        let lines = canvas.printed.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.displayWidth <= 13 }, "seed \(seed)")
        var closed = canvas
        let edge = Rectangle(rows: canvas.bounds.rows, columns: canvas.bounds.columns.suffix(1))
        closed.fill(edge, with: "|")
        let widths = closed.printed.text.split(separator: "\n").map { $0.displayWidth }
        #expect(widths == [13, 13, 13], "seed \(seed)")
      }
    }
  }
}
