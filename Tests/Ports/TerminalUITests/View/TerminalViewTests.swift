import HeadlessUI
import SeededScreens
import Testing

@testable import TerminalUI

struct TerminalViewTests {
  @Test func `bytes after the one that quits do nothing`() {
    let board = Board("a")
    let session = ViewSession(board)
    session.type("\rq\r")
    #expect(session.state.isOpen == false)
    #expect(board.performed == ["a"])
  }

  @Test func `keys that arrive together act on the screens between them`() {
    let steppers = ["x", "y"].map { stepper($0, "5", $0 + "-", $0 + "+") }
    let board = Board("a") { board, _ in
      board.screen.covers = [Board.sheet(steppers)]
    }
    let session = ViewSession(board, columns: 20)
    session.type("1\r+\u{1B}[B-")
    #expect(board.performed == ["a", "x+", "y-"])
    #expect(session.view.patience == nil)
  }

  @Test func `Esc is a key by itself once its time has passed, and not before`() {
    let board = Board("a")
    board.screen.covers = [Board.sheet(dismissal: "away")]
    let session = ViewSession(board)
    session.play("1500 \u{1B}")
    for (pause, patience) in [(0, 50), (49, 1)] as [(Int, Int32)] {
      session.wait(pause)
      #expect(session.view.patience == patience)
      #expect(board.performed == [])
    }
    session.wait(1)
    #expect(session.view.patience == nil)
    #expect(board.performed == ["away"])
  }
}
