import HeadlessUI
import Testing

@testable import TerminalUI

struct HeldKeyTests {
  @Test(arguments: [
    stepper("n", "9", "-", nil), stepper("m", "9", "-", "+"),
    .button(Button("n", action: "other")),
  ])
  func `a step of ten ends as soon as its stepper is at its bound or gone`(other: Node<String>) {
    let board = counter(until: 35) { board in board.screen.content = [other] }
    hold("+", on: board) { board.performed.count >= 35 }
    #expect(board.performed == Array(repeating: "+", count: 35))
  }

  @Test func `a key that is held down starts anew on another layer`() {
    let board = counter(until: 50) { board in
      board.screen.modal = .sheet(Board.screen([stepper("n", "5", "-", "+")]), dismissal: nil)
    }
    let session = hold("+", on: board) { board.performed.count >= 50 }
    let count = board.performed.count
    for _ in 1...30 { session.play("+ 33") }
    #expect(board.performed.count == count + 30)
  }

  @Test(arguments: ["\u{1B}[C", "enter"])
  func `every key that steps is quicker if it's held down, with no other key in between`(
    key: String
  ) {
    let (held, alternating) = (counter(), counter())
    hold(key, on: held, times: 60)
    hold("\(key) x", on: alternating, times: 60)
    #expect(held.performed.count > 75)
    #expect(alternating.performed.count == 61)
  }

  @Test func `a key that is held down on a button isn't quicker`() {
    let board = Board(buttons: ["a"])
    hold("space", on: board, times: 60)
    #expect(board.performed.count == 61)
  }

  /// A board with a stepper, which changes after a number of steps.
  private func counter(
    until end: Int = .max, _ change: @escaping (Board) -> Void = { _ in }
  ) -> Board {
    Board(Board.screen([stepper("n", "5", "-", "+")])) { board, _ in
      if board.performed.count == end { change(board) }
    }
  }

  /// Holds a key down, which starts with the focus on the sign for one more.
  @discardableResult
  private func hold(
    _ keys: String, on board: Board, times: Int = 90, until holds: () -> Bool = { false }
  ) -> ViewSession<Board> {
    let session = ViewSession(board, columns: 40, rows: 12)
    session.play("2000 2 \(keys) 500")
    for _ in 0..<times where holds() == false { session.play("\(keys) 33") }
    return session
  }
}
