import HeadlessUI
import Testing
import TextRenderer

@testable import TerminalPort

@Suite struct FramePainterTests {
  private let viewport = Viewport(columns: 12, rows: 5)
  private var painter = FramePainter()

  private mutating func paint(_ content: [Node<String>], focus: Int? = nil) -> String {
    let renderer = TextRenderer(viewport: viewport)
    let frame = renderer.frame(of: Screen(title: "T", content: content))
    let regions = frame.regions.filter { $0.affordance == focus && (focus == nil) == false }
    let bytes = painter.paint(frame, focus: regions, in: viewport)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  private let button = Node<String>.button(Button("Go", action: "go"))

  private func value(_ number: Int) -> Node<String> {
    .value(Value("주스", value: "\(number)"))
  }

  @Test mutating func `the first frame is painted on a blank screen`() {
    #expect(
      paint([value(1)]) == "^[?2026h^[H^[2J^[1;1HT^[K^[3;1H주스       1^[?25l^[?2026l")
  }

  @Test mutating func `a change paints its row, and no change paints nothing`() {
    _ = paint([value(1), button], focus: 0)
    #expect(paint([value(1), button], focus: 0) == "")
    #expect(
      paint([value(2), button], focus: 0)
        == "^[?2026h^[3;1H주스       2^[4;1H^[?25h^[?2026l")
  }

  @Test mutating func `the focus is in reverse video and under the cursor`() {
    _ = paint([value(1), button])
    #expect(
      paint([value(1), button], focus: 0)
        == "^[?2026h^[4;1H^[7m[Go        ]^[m^[4;1H^[?25h^[?2026l")
    #expect(
      paint([value(1), button]) == "^[?2026h^[4;1H[Go        ]^[?25l^[?2026l")
  }

  @Test
  mutating func `a row that doesn't fill its line erases the rest, and one that does doesn't`() {
    _ = paint([.text("가나다라마바"), .text("b")])
    #expect(
      paint([.text("가나다라마"), .text("가나다라마사")])
        == "^[?2026h^[3;1H가나다라마^[K^[4;1H가나다라마사^[?25l^[?2026l")
  }

  @Test mutating func `everything is painted again after an invalidation`() {
    let first = paint([value(1)])
    painter.invalidate()
    #expect(paint([value(1)]) == first)
  }
}
