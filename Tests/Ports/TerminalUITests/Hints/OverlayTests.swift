import Descriptors
import HeadlessUI
import Testing
import TextRendering

@testable import TerminalUI

/// The page of keys, the question whether to leave, and drawing everything again.
struct OverlayTests {
  private let board = Board(Board.screen(buttons: ["a"])) { board, action in
    board.screen.modal = action == "a" ? OverlayTests.sheet : nil
  }

  private static let sheet = Modal.sheet(
    Board.screen(buttons: ["b"]), dismissal: "away")

  private func session(
    _ keys: String..., rows: Int = 24, columns: Int = 60
  ) -> ViewSession<Board> {
    let session = ViewSession(board, size: TerminalSize(columns: columns, rows: rows))
    for key in keys { session.type(key) }
    return session
  }

  @Test(arguments: ["\u{1B}", "?", "\r", "q", " "])
  func `a question mark opens the page of all keys, and a key closes it`(key: String) {
    let session = session()
    let before = session.model.grid
    session.type("?")
    for line in TerminalWords.english.lines {
      #expect(session.model.text.contains(line.keys))
      #expect(session.model.text.contains(line.effect))
    }
    #expect(session.model.grid.lines.last == "Esc back")
    session.type("x\t+5")
    session.type(key)
    #expect(session.model.grid == before)
    #expect(session.view.isOpen)
    #expect(board.performed == [])
  }

  @Test func `the page of keys scrolls, and a click closes it`() throws {
    let session = session("?", rows: 12)
    let last = TerminalWords.english.quitting.effect
    #expect(session.model.text.contains(last) == false)
    session.type("\u{1B}[F")
    #expect(session.model.text.contains(last))
    session.type("\u{1B}[H")
    #expect(session.model.text.contains(last) == false)
    for _ in 0..<5 { session.type("\u{1B}[6~") }
    #expect(session.model.text.contains(last))
    for _ in 0..<5 { session.type("\u{1B}[5~") }
    #expect(session.model.text.contains(last) == false)
    for _ in 0..<20 { session.type("\u{1B}[B") }
    #expect(session.model.text.contains(last))
    let button = try #require(session.view.frame.regions.first { $0.affordance == 0 })
    session.type(TerminalPosition(row: button.row, column: button.column).click)
    #expect(session.model.text.contains("[a"))
    #expect(board.performed == [])
  }

  @Test func `a key that is held down closes the page of keys, and nothing else`() {
    let session = session("?")
    session.wait(2_000)
    for _ in 0..<60 {
      session.send("q")
      session.wait(33)
    }
    #expect(session.view.isOpen)
    #expect(session.model.text.contains("[a"))
  }

  @Test func `q leaves at once, and asks first while a sheet is up`() {
    let plain = session("q")
    #expect(plain.view.isOpen == false)
    let session = session("\r", "q")
    #expect(session.view.isOpen)
    #expect(
      session.model.grid.lines.last == "Leave?  q leave  other keys stay  unsaved changes are lost")
    session.type("q")
    #expect(session.view.isOpen == false)
  }

  @Test func `q asks over an alert that has replaced a sheet, too`() {
    let session = session("\r")
    board.screen.modal = .alert(
      Alert(message: "Not saved.", buttons: [Button("OK", action: "away")]))
    session.send("")
    session.type("q")
    #expect(session.view.isOpen)
    #expect(session.model.grid.lines.last?.hasPrefix("Leave?  q leave") == true)
    session.type("x")
    board.screen.modal = nil
    session.send("")
    session.type("q")
    #expect(session.view.isOpen == false)
  }

  @Test(arguments: ["\u{1B}", "\r", " ", "x", "\t", "?", TerminalPosition(row: 3, column: 3).click])
  func `any other key or click stays, and does nothing else`(key: String) {
    let session = session("\r")
    let before = session.model.grid
    session.type("q")
    #expect((session.model.grid == before) == false)
    session.type(key)
    #expect(session.model.grid == before)
    #expect(board.performed == ["a"])
    #expect(session.view.isOpen)
  }

  @Test func `Ctrl-C leaves at once, even from the question`() {
    for keys in [["\r"], ["\r", "q"], ["?"]] {
      board.screen.modal = nil
      let session = session()
      for key in keys { session.type(key) }
      #expect(session.view.isOpen)
      session.type("\u{3}")
      #expect(session.view.isOpen == false)
    }
  }

  @Test func `a question mark that is held down doesn't close the page of keys`() {
    let session = session()
    session.wait(2_000)
    session.send("?")
    let page = session.model.grid
    session.wait(500)
    for _ in 0..<60 {
      session.send("?")
      #expect(session.model.grid == page)
      session.wait(33)
    }
  }

  @Test func `a q that is held down doesn't answer its own question`() {
    let session = session("\r")
    session.wait(2_000)
    session.send("q")
    session.wait(500)
    for _ in 0..<60 {
      session.send("q")
      session.wait(33)
    }
    #expect(session.view.isOpen)
  }

  @Test(arguments: [
    (60, 24, "Leave?  q leave  other keys stay  unsaved changes are lost"),
    (60, 5, "Leave?  q leave  other keys stay  unsaved changes are lost"),
    (41, 9, "Leave?  q leave  unsaved changes are lost"), (20, 10, "Leave?  q leave"),
    (9, 3, "Leave?"), (3, 2, "Lea"),
  ])
  func `the question takes the last row at every size`(columns: Int, rows: Int, text: String) {
    let session = session("\r", "q", rows: rows, columns: columns)
    #expect(session.model.grid.lines.last == text)
    session.type("x")
    #expect((session.model.grid.lines.last == text) == false)
  }

  @Test func `the question hides the cursor of a focus that it covers`() {
    let session = session("\r", rows: 3)
    #expect(session.model.cursor.position.row == 2)
    #expect(session.model.modes.contains(.cursor))
    session.type("q")
    #expect(session.model.modes.contains(.cursor) == false)
    session.type("x")
    #expect(session.model.modes.contains(.cursor))
  }

  @Test func `hints are dim, and the question is a warning`() {
    let session = session("\r")
    #expect(session.model.grid.rows.last?.first?.attributes == .dim)
    session.type("q")
    #expect(session.model.grid.rows.last?.first?.attributes == [.bold, .brightRed])
  }

  @Test func `the question ends when the sheet does`() {
    let session = session("\r", "q")
    board.screen.modal = nil
    session.send("")
    #expect(session.model.grid.lines.last == "Enter choose  ? help  q leave")
  }

  @Test func `Ctrl-L draws everything again`() {
    let session = session()
    let before = session.model.grid
    session.scribble("\u{1B}[Hscribble")
    session.type("x")
    #expect((session.model.grid == before) == false)
    session.type("\u{0C}")
    #expect(session.model.grid == before)
  }
}
