import HeadlessUI
import SeededScreens
import Testing

@testable import TerminalUI

struct HeldKeyTests {
  @Test(arguments: ["\u{1B}[C", "enter"])
  func `every key that steps is quicker if it's held down, with no other key in between`(
    key: String
  ) {
    let counts = [key, "\(key) x"].map { keys in
      let board = Board(Board.screen([stepper("n", "5", "-", "+")]))
      let session = ViewSession(board, columns: 40, rows: 12)
      session.play("2000 2 \(keys) 500")
      for _ in 0..<60 { session.play("\(keys) 33") }
      return board.performed.count
    }
    #expect(counts[0] > 75)
    #expect(counts[1] == 61)
  }

  @Test func `six quick steps on a sheet whose title counts are six steps`() {
    let board = Board(Board.screen(buttons: ["a"])) { board, _ in
      let bag = Layer.sheet(
        title: "Bag \(board.performed.count)", identifier: "bag",
        content: [stepper("n", "5", "-", "+")])
      board.screen.covers = [bag]
    }
    let session = ViewSession(board, columns: 40, rows: 12)
    session.play("2000 enter 1100" + String(repeating: " enter 150", count: 6))
    #expect(board.performed == ["a"] + Array(repeating: "+", count: 6))
  }
}
