import HeadlessUI
import Testing
import TextRendering

@testable import TerminalUI

struct PageScrollTests {
  private let screen = Board.screen(
    Board.nodes((1...30).map { "button \($0)" }), bar: ["bar"])

  @Test func `the focus goes along to the control at its place`() {
    var state = TerminalState(Board(screen), columns: 12, rows: 11)
    state.press(.arrow(.down), .arrow(.down))
    let row = state.focusRegions.first?.row
    var focused = [state.focused]
    for key: Key in [.pageDown, .pageDown, .pageUp, .pageUp] {
      state.press(key)
      #expect(state.focusRegions.first?.row == row)
      focused.append(state.focused)
    }
    #expect(focused == [3, 8, 13, 8, 3].map { "button \($0)" })
    #expect(state.frame.positions == [0])
  }

  @Test(arguments: [(12, 5), (12, 11), (40, 12), (60, 9)])
  func `every page is visited up to the first and the last control, with the focus in view`(
    columns: Int, rows: Int
  ) {
    var state = TerminalState(Board(screen), columns: columns, rows: rows)
    for (key, end) in [(Key.pageDown, "button 30"), (.pageUp, "button 1")] {
      var seen: Set<Int> = []
      var isVisible = true
      for _ in 0..<40 {
        isVisible = isVisible && state.showsFocus
        seen.formUnion(state.frame.regions.compactMap { $0.affordance })
        state.press(key)
      }
      #expect(isVisible)
      #expect(seen.isSuperset(of: 1...30))
      #expect(state.focused == end)
    }
  }

  @Test func `a focus that was scrolled away comes back at the edge`() {
    var state = TerminalState(Board(screen), columns: 12, rows: 11)
    state.turnWheel(by: 4)
    state.press(.pageDown)
    #expect(state.frame.positions == [17])
    #expect(state.focused == "button 18")
    state.turnWheel(down: false, by: 4)
    state.press(.pageUp)
    #expect(state.focusRegions == state.frame.regions.suffix(1))
  }

  @Test(arguments: [(Key.pageUp, 4), (.pageDown, 8)])
  func `where no control of the content is visible, the focus goes to the bar`(
    key: Key, count: Int
  ) {
    let words = (1...20).map { Node<String>.text("line \($0)") }
    let content = words + [.button(Button("button", action: ""))] + words
    var state = TerminalState(
      Board(Board.screen(content, bar: ["bar"])), columns: 20, rows: 12)
    for _ in 0..<count {
      state.press(key)
      #expect(state.showsFocus)
    }
    #expect(state.focused == "bar")
    let positions = state.frame.positions
    state.press(key)
    #expect(state.frame.positions == positions)
    #expect(state.focused == "bar")
  }

  @Test func `a page without a control keeps the focus where it was`() {
    let words = (1...40).map { Node<String>.text("line \($0)") }
    let content = [.button(Button("a", action: "a"))] + words
    var state = TerminalState(Board(Board.screen(content)), columns: 20, rows: 12)
    state.press(.pageDown, .pageDown)
    #expect(state.showsFocus == false)
    state.press(.pageUp, .pageUp)
    #expect(state.focused == "a")
    #expect(state.showsFocus)
  }
}
