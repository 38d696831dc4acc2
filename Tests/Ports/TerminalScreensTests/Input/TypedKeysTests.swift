import HeadlessUI
import Terminals
import TestSupport
import Testing

@testable import TerminalScreens

struct TypedKeysTests {
  @Test func `bytes after the one that quits do nothing`() {
    let board = Board("a")
    let session = ViewSession(board)
    session.type("\rq\r")
    #expect(session.state.isOpen == false)
    #expect(board.performed == ["a"])
  }

  @Test func `keys that arrive together act on the screens between them`() {
    let steppers = ["x", "y"].map { stepper($0, "5", $0 + "-", $0 + "+") }
    let board = Board("a") { board, _ in board.screen.covers = [Board.sheet(steppers)] }
    let session = ViewSession(board, columns: 20)
    session.type("1\r+\u{1B}[B-")
    #expect(board.performed == ["a", "x+", "y-"])
    #expect(session.view.patience == nil)
  }

  private static func bag(_ count: Int) -> Layer<String> {
    .sheet(title: "Bag \(count)", identifier: "bag", content: [stepper("n", "5", "-", "+")])
  }

  @Test(arguments: ["right", "enter"])
  func `a key that steps is quicker if it's held down, even where the title counts its steps`(
    key: String
  ) {
    let counts = [key, "\(key) x"].map { keys in
      let board = Board(Screen(title: "Shop", coveredBy: [Self.bag(0)])) { board, _ in
        board.screen.covers = [Self.bag(board.performed.count)]
      }
      let session = ViewSession(board, columns: 40, rows: 12)
      session.play("2000 \(keys) 500" + String(repeating: " \(keys) 33", count: 60))
      return board.performed.count
    }
    #expect(counts[0] > 75)
    #expect(counts[1] == 61)
  }
}
