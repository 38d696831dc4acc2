import HeadlessUI
import SeededScreens
import Testing
import TextRendering

@testable import TerminalUI

struct TerminalViewTests {
  private let viewport = Viewport(columns: 60, rows: 20)

  @Test func `bytes after the one that quits do nothing`() {
    let board = Board(buttons: ["a"])
    let clock = TestClock()
    var view = TerminalView(TerminalPort(board), viewport: viewport, now: { clock.now })
    clock.advance(2_000)
    view.receive("\rq\r".utf8)
    #expect(view.state.isOpen == false)
    #expect(board.performed == ["a"])
  }

  @Test func `keys that arrive together act on the screens between them`() {
    let steppers = ["x", "y"].map { stepper($0, "5", $0 + "-", $0 + "+") }
    let board = Board(Board.screen(buttons: ["a"])) { board, _ in
      board.screen.covers = [Board.sheet(steppers)]
    }
    let session = ViewSession(board, columns: 20)
    session.type("1\r+\u{1B}[B-")
    #expect(board.performed == ["a", "x+", "y-"])
    #expect(session.view.patience == nil)
  }

  @Test func `Esc is a key by itself once its time has passed, and not before`() {
    let clock = TestClock()
    let board = Board(buttons: ["a"])
    board.screen.covers = [Board.sheet(dismissal: "away")]
    var view = TerminalView(TerminalPort(board), viewport: viewport, now: { clock.now })
    while let patience = view.patience {
      clock.advance(Int(patience))
      _ = view.paint()
    }
    view.receive([0x1B])
    var patience = [view.patience]
    for milliseconds in [49, 1] {
      clock.advance(milliseconds)
      patience.append(view.patience)
      #expect(board.performed == [])
      view.decide()
    }
    #expect(board.performed == ["away"])
    #expect(patience + [view.patience] == [50, 1, 0, nil])
  }
}
