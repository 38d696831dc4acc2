import FlowDriver
import JuiceScreens
import Testing
import TextRendering

/// The screens of the kiosk on the terminal.
@Suite(.timeLimit(.minutes(5)))
struct KioskScreenTests {
  @Test(arguments: [
    TerminalSize(columns: 60, rows: 20), TerminalSize(columns: 80, rows: 24),
    TerminalSize(columns: 40, rows: 10), TerminalSize(columns: 20, rows: 6),
    TerminalSize(columns: 120, rows: 40), TerminalSize(columns: 3, rows: 2),
  ])
  func `the first frame is the renderer's text at the size of the terminal`(
    size: TerminalSize
  ) throws {
    let kiosk = try TerminalKiosk(size: size)
    let rows = size.rows < 10 ? size.rows : size.rows - 1
    var renderer = TextRenderer(viewport: Viewport(columns: size.columns, rows: rows))
    renderer.marksFocus = false
    let frame = renderer.frame(of: JuiceKiosk().screen, focus: 1)
    #expect(kiosk.model.text(ofRows: 0..<rows) == frame.text)
    #expect(kiosk.model.grid.lines.last?.hasSuffix("q 나가기") == (size.columns >= 40))
  }

  @Test func `the terminal is in full-screen modes while the kiosk is open`() throws {
    let kiosk = try TerminalKiosk()
    let modes: Set<TerminalMode> = [
      .cursor, .clicks, .wideCoordinates, .alternateScreen, .bracketedPaste,
    ]
    #expect(kiosk.model.modes == modes)
    #expect((try kiosk.session.settings == kiosk.session.originalSettings) == false)
  }

  @Test(arguments: [
    ["--ascii"], ["--language", "en"], ["--stock", "strawberry=16,banana=0"], ["--size", "40x19"],
  ])
  func `options choose what is shown`(arguments: [String]) throws {
    #expect(throws: Never.self) { try TerminalKiosk(arguments) }
  }

  @Test(arguments: [
    ["NO_COLOR": "1"], ["TERM": "xterm", "LANG": "C"], ["COLUMNS": "9", "LINES": "9"],
    ["LC_ALL": "tr_TR.UTF-8", "COLORTERM": "truecolor"],
  ])
  func `the screen is the same in any environment, and has no colors`(
    environment: [String: String]
  ) throws {
    #expect(throws: Never.self) { try TerminalKiosk(environment: environment) }
  }

  @Test(arguments: [
    TerminalTraits(hasWideAmbiguousCharacters: true), TerminalTraits(answers: false),
    TerminalTraits(offersSynchronizedOutput: false), TerminalTraits(hasAlternateScreen: false),
  ])
  func `terminals of every kind show the kiosk`(traits: TerminalTraits) throws {
    let kiosk = try TerminalKiosk(traits: traits)
    let isASCII = kiosk.model.text.contains("─") == false
    #expect(isASCII == traits.hasWideAmbiguousCharacters)
    try kiosk.type("2\r", does: .tap("딸기쥬스 주문"))
    try kiosk.type("\u{1B}", does: .dismiss)
  }

  @Test func `each new size is painted`() throws {
    let kiosk = try TerminalKiosk()
    for (columns, rows) in [(80, 24), (40, 20), (20, 10), (120, 40), (61, 20), (60, 20)] {
      try kiosk.resize(to: TerminalSize(columns: columns, rows: rows))
    }
  }

  @Test func `a window that is resized quickly ends at its last size`() throws {
    let kiosk = try TerminalKiosk()
    try kiosk.type("1\r", does: .tap("재고수정"))
    for columns in 61..<100 {
      try kiosk.session.resize(to: TerminalSize(columns: columns, rows: 24))
    }
    try kiosk.resize(to: TerminalSize(columns: 100, rows: 24))
  }
}
