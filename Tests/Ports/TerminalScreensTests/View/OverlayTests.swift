import HeadlessUI
import Terminals
import TestSupport
import Testing
import TextRendering

@testable import TerminalScreens

struct OverlayTests {
  private let board = Board("a") { board, action in
    let sheet = Board.sheet(Board.nodes(["b"]), dismissal: "away", hasUnsavedChanges: true)
    board.screen.covers = action == "a" ? [sheet] : []
  }

  private func session(_ keys: String = "", rows: Int = 24) -> ViewSession<Board> {
    ViewSession(board, columns: 60, rows: rows, pressing: keys)
  }

  @Test(arguments: ["esc", "?", "enter", "q", "5", "click"])
  func `a question mark opens the page of all keys, and any other key or a click closes it`(
    key: String
  ) {
    let session = session()
    let before = session.model.cells
    session.press("?")
    let text = session.model.text
    let lines = TerminalWords.english.lines.flatMap { [$0.keys, $0.effect] }
    #expect(lines.allSatisfy { text.contains($0) })
    session.press(key == "click" ? click(row: 3, column: 3).press : key)
    #expect(session.model.cells == before)
    #expect(session.state.isOpen)
    #expect(board.performed == [])
  }

  @Test func `the page of keys scrolls`() {
    let session = session("?", rows: 12)
    let pages = String(repeating: "pagedown ", count: 5)
    let rows = String(repeating: "down ", count: 20)
    let showsLast = ["", "end", "home", pages, pages.replacing("down", with: "up"), rows].map {
      session.press($0)
      return session.model.text.contains("Leave at once")
    }
    #expect(showsLast == [false, true, false, true, false, true])
  }

  @Test(arguments: ["q", "enter q q", "ctrl-c", "enter ctrl-c", "enter q ctrl-c", "? ctrl-c"])
  func `q leaves at once, but asks first if something is unsaved, and Ctrl-C never asks`(
    keys: String
  ) {
    let session = session()
    for key in keys.words {
      #expect(session.state.isOpen)
      session.press(key)
    }
    #expect(session.state.isOpen == false)
  }

  @Test(arguments: ["esc", "enter", "space", "x", "tab", "?", click(row: 3, column: 3).press])
  func `any other key or click stays, and does nothing else`(key: String) {
    let session = session("enter")
    let before = session.model.cells
    session.press("q")
    #expect((session.model.cells == before) == false)
    session.press(key)
    #expect(session.model.cells == before)
    #expect(board.performed == ["a"])
    #expect(session.state.isOpen)
  }

  @Test func `a click on the question does nothing to the control below it`() throws {
    let session = session("enter")
    let (press, release) = try session.click(on: 0)
    session.press("q")
    session.type(press + release)
    #expect(session.state.mode == .app)
    #expect(board.performed == ["a"])
  }

  @Test func `the question ends when the sheet does`() {
    let session = session("enter q")
    session.cover()
    #expect(session.lastLine == "Enter choose  ? help  q leave")
  }

  @Test func `Ctrl-L draws everything again`() {
    let session = session()
    let before = session.model.cells
    session.scribble("\u{1B}[Hscribble")
    session.press("x")
    #expect((session.model.cells == before) == false)
    session.press("ctrl-l")
    #expect(session.model.cells == before)
  }
}
