import HeadlessUI
import Terminals
import Testing
import TextRendering

@testable import TerminalScreens

struct PageScrollTests {
  private static let words = (1...20).map { Node<String>.text("line \($0)") }

  private func session(_ columns: Int, _ rows: Int) -> ViewSession<Board> {
    let content = Board.nodes((1...30).map { "button \($0)" })
    return ViewSession(Board(Board.screen(content, bar: ["bar"])), columns: columns, rows: rows)
  }

  @Test func `the focus goes along to the control at its place`() {
    let session = session(12, 11)
    session.press("down down")
    let row = session.state.focusRegions.first?.row
    for (key, number) in [("pagedown", 8), ("pagedown", 13), ("pageup", 8), ("pageup", 3)] {
      session.press(key)
      #expect(session.state.focusRegions.first?.row == row)
      #expect(session.focused == "button \(number)")
    }
    #expect(session.state.frame.positions == [0])
  }

  @Test(arguments: [(12, 5), (12, 11), (40, 12), (60, 9)])
  func `every page is visited up to the first and the last control, with the focus in view`(
    columns: Int, rows: Int
  ) {
    let session = session(columns, rows)
    for (key, end) in [("pagedown", "button 30"), ("pageup", "button 1")] {
      var seen = Set(session.state.frame.regions.compactMap { $0.affordance })
      for _ in 0..<40 where (session.focused == end) == false {
        session.press(key)
        #expect(session.state.showsFocus)
        seen.formUnion(session.state.frame.regions.compactMap { $0.affordance })
      }
      #expect(seen.isSuperset(of: 1...30))
      #expect(session.focused == end)
    }
  }

  @Test(arguments: [("pageup", 4), ("pagedown", 8)])
  func `where no control of the content is visible, the focus goes to the bar`(
    key: String, count: Int
  ) {
    let content = Self.words + Board.nodes(["button"]) + Self.words
    let board = Board(Board.screen(content, bar: ["bar"]))
    let session = ViewSession(board, columns: 20, rows: 12)
    for _ in 0..<count {
      session.press(key)
      #expect(session.state.showsFocus)
    }
    let positions = session.state.frame.positions
    #expect(session.focuses(pressing: key) == ["bar", "bar"])
    #expect(session.state.frame.positions == positions)
  }

  @Test func `a page without a control keeps the focus where it was`() {
    let content = Board.nodes(["a"]) + Self.words + Self.words
    let session = ViewSession(Board(Board.screen(content)), columns: 20, rows: 12)
    session.press("pagedown pagedown")
    #expect(session.state.showsFocus == false)
    session.press("pageup pageup")
    #expect(session.focused == "a")
    #expect(session.state.showsFocus)
  }
}
