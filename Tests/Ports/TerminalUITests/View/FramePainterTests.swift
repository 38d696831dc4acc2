import HeadlessUI
import Testing
import TextRendering

@testable import TerminalUI

@Suite struct FramePainterTests {
  private let viewport = Viewport(columns: 12, rows: 5)
  private var painter = FramePainter(usesColor: true)

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
      paint([value(1)])
        == "^[?2026h^[H^[2J^[1;1H^[0;1mT^[m^[3;1H주스       ^[0;1m1^[m^[?25l^[?2026l")
  }

  @Test mutating func `a change paints its row, and no change paints nothing`() {
    _ = paint([value(1), button], focus: 0)
    #expect(paint([value(1), button], focus: 0) == "")
    #expect(
      paint([value(2), button], focus: 0)
        == "^[?2026h^[3;1H^[K주스       ^[0;1m2^[m^[4;1H^[?25h^[?2026l")
  }

  @Test mutating func `the focus is in reverse video and under the cursor`() {
    _ = paint([value(1), button])
    #expect(
      paint([value(1), button], focus: 0)
        == "^[?2026h^[4;1H^[K^[0;1;7m[Go        ]^[m^[4;1H^[?25h^[?2026l")
    #expect(
      paint([value(1), button]) == "^[?2026h^[4;1H^[K[Go        ]^[?25l^[?2026l")
  }

  @Test mutating func `the focus covers blank cells and the style of a whole row`() {
    let frame = TextRenderer(viewport: viewport).frame(
      of: Screen<String>(
        title: "", content: [.button(Button("strawberry juice", action: nil))]), focus: 0)
    let bytes = painter.paint(frame, focus: frame.focus, in: viewport)
    #expect(frame.text == "\n\n»strawberry\n juice     «\n")
    #expect(
      String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
        == "^[?2026h^[H^[2J^[3;1H^[0;1;7m»strawberry ^[m^[4;1H^[0;1;7m juice     «^[m^[3;1H^[?25h^[?2026l"
    )
  }

  @Test mutating func `a row erases what the line showed before`() {
    _ = paint([.text("가나다라마바"), .text("b")])
    #expect(
      paint([.text("가나다라마"), .text("가나다라마사")])
        == "^[?2026h^[3;1H^[K가나다라마^[4;1H^[K가나다라마사^[?25l^[?2026l")
  }

  @Test(arguments: [true, false])
  func `a warning is bright red and bold, or just bold without colors`(usesColor: Bool) {
    var painter = FramePainter(usesColor: usesColor)
    let button = Button("Go", action: 1, status: Status("low", holds: true, isWarning: true))
    let frame = TextRenderer(viewport: viewport).frame(
      of: Screen(title: "", content: [.button(button)]))
    let bytes = painter.paint(frame, focus: [], in: viewport)
    let sequence = usesColor ? "^[0;1;91m" : "^[0;1m"
    #expect(
      String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
        == "^[?2026h^[H^[2J^[3;1H[Go     \(sequence)low^[m]^[?25l^[?2026l")
  }

  @Test mutating func `a disabled control and the rows below a modal are dim`() {
    let alert = Alert(
      message: "Sure?", buttons: [Button("Yes", action: "yes"), Button("No", action: nil)])
    let screen = Screen(title: "T", modal: .alert(alert))
    let viewport = Viewport(columns: 20, rows: 7)
    let frame = TextRenderer(viewport: viewport).frame(of: screen)
    let bytes = painter.paint(frame, focus: [], in: viewport)
    let text = String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
    #expect(text.contains("^[1;1H^[0;2mT^[m"))
    #expect(text.contains("[Yes ] ^[0;2m(No )^[m"))
  }

  @Test mutating func `everything is painted again after an invalidation`() {
    let first = paint([value(1)])
    painter.invalidate()
    #expect(paint([value(1)]) == first)
  }
}
