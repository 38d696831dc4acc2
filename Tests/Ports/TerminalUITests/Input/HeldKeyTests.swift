import HeadlessUI
import SeededScreens
import Testing

@testable import TerminalUI

struct HeldKeyTests {
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
