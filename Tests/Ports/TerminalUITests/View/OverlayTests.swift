import HeadlessUI
import SeededScreens
import Testing
import TextRendering

@testable import TerminalUI

struct OverlayTests {
  private let board = Board(Board.screen(buttons: ["a"])) { board, action in
    let sheet = Board.sheet(Board.nodes(["b"]), dismissal: "away", hasUnsavedChanges: true)
    board.screen.covers = action == "a" ? [sheet] : []
  }

  private func session(_ keys: [String] = [], rows: Int = 24) -> ViewSession<Board> {
    let session = ViewSession(board, columns: 60, rows: rows)
    for key in keys { session.type(key) }
    return session
  }

  @Test(arguments: ["\u{1B}", "?", "\r", "q", " ", "click"])
  func `a question mark opens the page of all keys, and a key or a click closes it`(
    key: String
  ) throws {
    let session = session()
    let before = session.model.cells
    session.type("?")
    let text = session.model.text
    let lines = TerminalWords.english.lines.flatMap { [$0.keys, $0.effect] }
    #expect(lines.allSatisfy { text.contains($0) })
    session.type("x\t+5")
    let button = try #require(session.view.state.frame.regions.first { $0.affordance == 0 })
    let (press, release) = click(row: button.row, column: button.column)
    session.type(key == "click" ? press + release : key)
    #expect(session.model.cells == before)
    #expect(session.view.state.isOpen)
    #expect(board.performed == [])
  }

  @Test func `the page of keys scrolls`() {
    let session = session(["?"], rows: 12)
    var showsLast = [session.model.text.contains("Leave at once")]
    let pages = Array(repeating: "\u{1B}[6~", count: 5).joined()
    for keys in ["\u{1B}[F", "\u{1B}[H", pages, pages.replacing("6", with: "5")] {
      session.type(keys)
      showsLast.append(session.model.text.contains("Leave at once"))
    }
    session.type(Array(repeating: "\u{1B}[B", count: 20).joined())
    showsLast.append(session.model.text.contains("Leave at once"))
    #expect(showsLast == [false, true, false, true, false, true])
  }

  @Test(arguments: [
    (["q"], false), (["\r", "q"], true), (["\r", "q", "q"], false), (["\u{3}"], false),
    (["\r", "\u{3}"], false), (["\r", "q", "\u{3}"], false), (["?", "\u{3}"], false),
  ])
  func `q leaves at once, but asks first if something is unsaved, and Ctrl-C never asks`(
    keys: [String], isOpen: Bool
  ) {
    let session = session()
    for key in keys {
      #expect(session.view.state.isOpen)
      session.type(key)
    }
    #expect(session.view.state.isOpen == isOpen)
  }

  @Test(arguments: [
    "\u{1B}", "\r", " ", "x", "\t", "?", click(row: 3, column: 3).press,
  ])
  func `any other key or click stays, and does nothing else`(key: String) {
    let session = session(["\r"])
    let before = session.model.cells
    session.type("q")
    #expect((session.model.cells == before) == false)
    session.type(key)
    #expect(session.model.cells == before)
    #expect(board.performed == ["a"])
    #expect(session.view.state.isOpen)
  }

  @Test(arguments: [([], "?", "Keys"), (["?"], "q", "[a"), (["\r"], "q", "Leave?")])
  func `a key that is held down acts on the app once`(keys: [String], key: String, text: String) {
    let session = session(keys)
    session.play("2000 \(key) 500")
    for _ in 0..<60 { session.play("\(key) 33") }
    #expect(session.view.state.isOpen)
    #expect(session.model.text.contains(text))
  }

  @Test func `the question ends when the sheet does`() {
    let session = session(["\r", "q"])
    board.screen.covers = []
    session.send("")
    #expect(session.lastLine == "Enter choose  ? help  q leave")
  }

  @Test func `Ctrl-L draws everything again`() {
    let session = session()
    let before = session.model.cells
    session.scribble("\u{1B}[Hscribble")
    session.type("x")
    #expect((session.model.cells == before) == false)
    session.type("\u{0C}")
    #expect(session.model.cells == before)
  }
}
