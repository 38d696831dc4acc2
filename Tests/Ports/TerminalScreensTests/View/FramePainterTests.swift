import HeadlessUI
import Terminals
import Testing
import TextRendering

@testable import TerminalScreens

/// The bytes that bring a terminal up to date, with a caret in place of each escape character.
struct FramePainterTests {
  private let button = Node<String>.button(Button("Go", action: "go"))

  private static func value(_ number: Int) -> Node<String> {
    .value("주스", value: "\(number)")
  }

  private func paint(
    _ content: [Node<String>], focus: Int? = nil, with painter: inout FramePainter
  ) -> String {
    let viewport = Viewport(columns: 12, rows: 5)
    let frame = TextRenderer(viewport: viewport).frame(
      of: Screen(title: "T", content: content), focus: focus)
    let bytes = painter.paint(frame, focus: frame.focus, in: viewport)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func `only rows that differ are painted, as one update`() {
    var painter = FramePainter(usesColor: true)
    func expect(_ content: [Node<String>], focus: Int? = nil, paints changes: String) {
      let bytes = paint(content, focus: focus, with: &painter)
      #expect(bytes == "^[?2026h\(changes)^[?2026l")
      #expect(paint(content, focus: focus, with: &painter) == "")
    }
    let one = Self.value(1)
    expect([one], paints: "^[H^[2J^[1;1H^[0;1;95mT^[m^[3;1H주스       ^[0;1m1^[m^[?25l")
    expect([one, button], paints: "^[4;1H^[0;94m[^[mGo        ^[0;94m]^[m^[?25l")
    let focused = "^[4;1H^[K^[0;1;7;95m»Go        «^[m^[4;1H^[?25l"
    expect([one, button], focus: 0, paints: focused)
    let changed = "^[3;1H^[K주스       ^[0;1m2^[m^[4;1H^[?25l"
    expect([Self.value(2), button], focus: 0, paints: changed)
    let replaced = "^[3;1H^[K가나다라마사^[4;1H^[K^[0;94m[^[mGo        ^[0;94m]^[m^[?25l"
    expect([.text("가나다라마사"), button], paints: replaced)
    painter.invalidate()
    expect([], paints: "^[H^[2J^[1;1H^[0;1;95mT^[m^[?25l")
  }

  @Test func `a warning is bright red with the focus, too, or just bold without colors`() {
    func bytes(usesColor: Bool, focus: Int? = nil) -> String {
      var painter = FramePainter(usesColor: usesColor)
      let low = Status("low", holds: true, isWarning: true)
      let button = Button("Go", action: "", status: low)
      return paint([.button(button)], focus: focus, with: &painter)
    }
    #expect(bytes(usesColor: true).contains("[Go     ^[0;1;91mlow^[m]"))
    #expect(bytes(usesColor: false).contains("[Go     ^[0;1mlow^[m]"))
    let focused = "^[0;1;7;95m»Go     ^[0;1;7;91mlow^[0;1;7;95m«^[m"
    #expect(bytes(usesColor: true, focus: 0).contains(focused))
    #expect(bytes(usesColor: false, focus: 0).contains("^[0;1;7m»Go     ^[0;1;7mlow^[0;1;7m«^[m"))
  }

  @Test func `a disabled control and the rows below a modal are dim`() {
    var painter = FramePainter(usesColor: true)
    let alert = Layer(
      .alert, message: "Sure?",
      buttons: [Button("Yes", action: "yes").node, Button("No", action: nil).node])
    let viewport = Viewport(columns: 20, rows: 7)
    let frame = TextRenderer(viewport: viewport).frame(of: Screen(title: "T", coveredBy: [alert]))
    let bytes = painter.paint(frame, focus: [], in: viewport)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}[1;1H\u{1B}[0;2mT\u{1B}[m"))
    #expect(text.contains("[\u{1B}[mYes \u{1B}[0;94m]\u{1B}[m \u{1B}[0;2m(No )\u{1B}[m"))
  }

  @Test(arguments: [(29, 28), (30, 13), (80, 30)])
  func `on a tall terminal, the content stands in the upper part, with the hints below it`(
    rows: Int, hints: Int
  ) {
    let session = ViewSession(Board("a"), columns: 132, rows: rows)
    let lines = session.model.lines
    let hint = "Enter choose  ? help  q leave"
    #expect(lines.firstIndex { $0.contains(hint) } == hints)
    #expect(lines.firstIndex(of: String(repeating: " ", count: 10) + hint) == hints)
    let top = lines.firstIndex { $0.isEmpty == false }
    #expect(top == (rows < 30 ? 0 : hints - 6))
  }

  @Test func `a terminal without an alternate screen goes on below the app`() {
    var terminal = TerminalModel(columns: 20, rows: 6, missingModes: [1049, 2026])
    var view = TerminalView(TerminalPort(Board("a")), viewport: terminal.size)
    terminal.feed(Sequences.enter.utf8 + view.paint())
    let shown = terminal.lines
    terminal.feed("\(Sequences.leave)$ ".utf8)
    #expect(terminal.lines == shown.dropFirst() + ["$"])
    #expect(terminal.modes == TerminalModel.initialModes)
  }
}
