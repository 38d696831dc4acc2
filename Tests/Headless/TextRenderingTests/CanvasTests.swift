import PlainText
import SeededRandom
import TestSizes
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
        default: canvas.write(CanvasTests.texts.randomElement(using: &random) ?? "", in: part)
        }
        let lines = canvas.printed.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.displayWidth <= 13 }, "seed \(seed)")
        var closed = canvas
        closed.fill(cells(canvas.bounds.columns.suffix(1), of: canvas), with: "|")
        let widths = closed.printed.text.split(separator: "\n").map { $0.displayWidth }
        #expect(widths == [13, 13, 13], "seed \(seed)")
      }
    }
  }

  @Test func `a cluster of more than two cells is whole or blank`() {
    let jamo = "\u{1100}\u{AC00}"
    var canvas = Canvas(Viewport(columns: 7, rows: 1))
    canvas.write(jamo + jamo, in: canvas.bounds)
    #expect(canvas.printed.text == "\(jamo)\n")
    canvas.write("가나\(jamo)", in: canvas.bounds)
    #expect(canvas.printed.text == "가나\n")
    for column in 0..<4 {
      canvas.write("a\(jamo)b", in: canvas.bounds)
      canvas.write("x", in: cells(Extent(7).dropping(1 + column), of: canvas))
      let blanks = [column, 3 - column].map { String(repeating: " ", count: $0) }
      #expect(canvas.printed.text == "a\(blanks[0])x\(blanks[1])b\n")
    }
  }

  private func cells(_ columns: Extent, of canvas: Canvas) -> Rectangle {
    Rectangle(rows: canvas.bounds.rows, columns: columns)
  }
}

extension Canvas {
  fileprivate mutating func write(_ text: String, in line: Rectangle) {
    write(Label(text), in: line)
  }
}
