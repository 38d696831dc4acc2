import Descriptors
import HeadlessUI
import Testing
import TextRendering

@testable import TerminalUI
@testable import juicemaker

/// The last row of the terminal.
struct HintTests {
  private func row(
    _ keys: Key..., columns: Int = 60, rows: Int = 20, language: String = "en"
  ) throws -> String? {
    let options = try Options(parsing: ["--language", language])
    let clock = TestClock()
    var state = TerminalState(
      options.kiosk(), viewport: Viewport(columns: columns, rows: rows), chrome: .unicode,
      words: options.words,
      now: {
        clock.advance(2_000)
        return clock.now
      }, watch: ScreenWatch(now: { .now }) {})
    for key in keys { state.handle(.key(key)) }
    state.refresh()
    return state.lastRow
  }

  private let one = Key.character(UInt8(ascii: "1"))

  @Test func `the row shows the keys that work here and now`() throws {
    #expect(try row() == "Tab move  Enter choose  ? help  q leave")
    #expect(try row(.enter) == "Tab move  Enter choose  Esc No  ? help  q leave")
    #expect(try row(.tab, .enter) == "Enter choose  ? help  q leave")
    #expect(
      try row(one, .enter, columns: 80)
        == "Tab move  + - change  Close saves  Esc discards  ? help  q leave")
  }

  @Test func `the row speaks the language of the kiosk`() throws {
    #expect(try row(language: "ko") == "Tab 이동  Enter 선택  ? 도움말  q 나가기")
    #expect(try row(.enter, language: "ko") == "Tab 이동  Enter 선택  Esc 아니오  ? 도움말  q 나가기")
    #expect(
      try row(one, .enter, language: "ko")
        == "Tab 이동  + - 조절  닫기 저장  Esc 취소  ? 도움말  q 나가기")
  }

  @Test(arguments: [
    (60, "Tab move  Enter choose  Esc No  ? help  q leave"),
    (46, "Tab move  Enter choose  Esc No  ? help"), (30, "Enter choose  Esc No  ? help"),
    (21, "Enter choose  ? help"), (19, "Esc No  ? help"), (13, "? help"), (6, "? help"), (5, ""),
    (0, ""),
  ])
  func `a narrow row has the most important hints, whole`(columns: Int, text: String) throws {
    #expect(try row(.enter, columns: columns) == text)
  }

  @Test func `there's no row below ten rows`() throws {
    #expect(try row(rows: 9) == nil)
    #expect(try row(rows: 10) == "Tab move  Enter choose  ? help  q leave")
  }

  @Test func `a number that is typed shows the control that it means`() throws {
    let (two, nine) = (Key.character(UInt8(ascii: "2")), Key.character(UInt8(ascii: "9")))
    #expect(try row(two) == "2 Strawberry juice  Enter choose")
    #expect(try row(two, columns: 12) == "2 Strawberr…")
    #expect(try row(one, .enter, .character(UInt8(ascii: "3"))) == "3 Strawberry +  Enter choose")
    #expect(try row(one, .enter, .character(UInt8(ascii: "3")), columns: 10) == "3 Straw… +")
    #expect(try row(one, .enter, two, columns: 2) == " -")
    #expect(try row(nine) == "Tab move  Enter choose  ? help  q leave")
    #expect(try row(two, .tab) == "Tab move  Enter choose  ? help  q leave")
    #expect(
      try row(.enter, .character(UInt8(ascii: "3")))
        == "3 Not enough fruit. Edit the stock?  Esc No")
  }

  @Test func `a number ends with its layer`() {
    let board = Board(buttons: (1...12).map { "b\($0)" })
    var state = TerminalState(board)
    state.type("1")
    board.screen.modal = .sheet(Board.screen(buttons: (1...12).map { "c\($0)" }), dismissal: nil)
    state.refresh()
    #expect(state.lastRow == "Tab move  Enter choose  ? help  q leave")
    state.type("2")
    #expect(state.focused == "c2")
  }

  @Test func `a number shows that its control is disabled`() {
    var state = TerminalState(Board(buttons: ["a", "(b)"]))
    state.type("2")
    #expect(state.lastRow == "2 (b)  (disabled)")
  }

  @Test func `text from outside can't forge a row`() {
    let board = Board(buttons: ["a\n\u{1B}[2Jb", "c"])
    var state = TerminalState(board)
    state.type("1")
    #expect(state.lastRow == "1 a␊␛[2Jb  Enter choose")
  }

  @Test func `the last row belongs to the app on small screens, and its focus is shown there`() {
    var view = TerminalView(
      Board(buttons: ["a"]), viewport: Viewport(columns: 20, rows: 3))
    #expect(String(decoding: view.paint(), as: UTF8.self).contains("[a"))
  }
}
