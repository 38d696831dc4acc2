import Descriptors
import HeadlessUI
import Testing
import TextRendering

@testable import TerminalUI

/// Page Up and Page Down, which take the focus along.
struct PageScrollTests {
  private let screen = Screen(
    title: "Board", bar: [Button("bar", action: "bar")],
    content: (1...30).map { .button(Button("button \($0)", action: "")) })

  @Test func `the focus goes along to the control at its place`() {
    var state = TerminalState(Board(screen), columns: 12, rows: 11)
    state.press(.arrow(.down), .arrow(.down))
    let row = state.focusRegions.first?.row
    #expect(state.focused == "button 3")
    state.press(.pageDown)
    #expect(state.frame.positions == [5])
    #expect(state.focusRegions.first?.row == row)
    #expect(state.focused == "button 8")
    state.press(.pageDown)
    #expect(state.focused == "button 13")
    state.press(.pageUp, .pageUp)
    #expect(state.focused == "button 3")
    #expect(state.frame.positions == [0])
  }

  @Test func `at the ends, the focus goes to the first and the last control`() {
    var state = TerminalState(Board(screen), columns: 12, rows: 11)
    for _ in 0..<7 { state.press(.pageDown) }
    #expect(state.focused == "button 30")
    for _ in 0..<7 { state.press(.pageUp) }
    #expect(state.focused == "button 1")
  }

  @Test func `every page is visited, and the focus is always in view`() {
    for (columns, rows) in [(12, 5), (12, 11), (40, 12), (60, 9)] {
      var state = TerminalState(Board(screen), columns: columns, rows: rows)
      for key in [Key.pageDown, .pageUp] {
        var seen: Set<Int> = []
        for _ in 0..<40 {
          #expect((state.focusRegions.isEmpty) == false)
          seen.formUnion(state.frame.regions.compactMap { $0.affordance })
          state.press(key)
        }
        #expect(seen.isSuperset(of: 1...30))
        #expect(state.focused == (key == .pageUp ? "button 1" : "button 30"))
      }
    }
  }

  @Test func `a page that fits has only ends`() {
    var state = TerminalState(Board(buttons: ["a", "b", "c", "(d)"]))
    state.press(.pageDown)
    #expect(state.focused == "c")
    state.press(.pageUp)
    #expect(state.focused == "a")
  }

  @Test func `a focus that was scrolled away comes back at the edge`() {
    var state = TerminalState(Board(screen), columns: 12, rows: 11)
    for _ in 0..<4 { state.handle(.wheel(isDown: true)) }
    state.press(.pageDown)
    #expect(state.frame.positions == [17])
    #expect(state.focused == "button 18")
    for _ in 0..<4 { state.handle(.wheel(isDown: true)) }
    state.press(.pageUp)
    #expect((state.focusRegions.isEmpty) == false)
    for _ in 0..<4 { state.handle(.wheel(isDown: false)) }
    state.press(.pageUp)
    #expect((state.focusRegions.isEmpty) == false)
    #expect(state.focusRegions == state.frame.regions.suffix(1))
  }

  @Test func `where no control of the content is visible, the focus goes to the bar`() {
    let words = (1...20).map { Node<String>.text("line \($0)") }
    let screen = Screen(
      title: "Board", bar: [Button("bar", action: "bar")],
      content: words + [.button(Button("button", action: ""))] + words)
    for (key, count) in [(Key.pageUp, 4), (.pageDown, 8)] {
      var state = TerminalState(Board(screen), columns: 20, rows: 12)
      var names: [String?] = []
      for _ in 0..<count {
        state.press(key)
        names.append(state.focused)
        #expect((state.focusRegions.isEmpty) == false)
      }
      #expect(names.last == "bar")
      let positions = state.frame.positions
      state.press(key)
      #expect(state.frame.positions == positions)
      #expect(state.focused == "bar")
    }
  }

  @Test func `a page without a control keeps the focus where it was`() {
    let words = (1...40).map { Node<String>.text("line \($0)") }
    var state = TerminalState(
      Board(Screen(title: "Board", content: [.button(Button("a", action: "a"))] + words)),
      columns: 20, rows: 12)
    state.press(.pageDown, .pageDown)
    #expect(state.focusRegions.isEmpty)
    state.press(.pageUp, .pageUp)
    #expect(state.focused == "a")
    #expect((state.focusRegions.isEmpty) == false)
  }

  @Test func `the focus starts in the content, and the bar comes last`() {
    var state = TerminalState(Board(screen), columns: 12, rows: 11)
    #expect(state.focused == "button 1")
    for _ in 0..<30 { state.press(.tab) }
    #expect(state.focused == "bar")
    state.press(.tab)
    #expect(state.focused == "button 1")
    var empty = screen
    empty.content = [.text("nothing")]
    #expect(TerminalState(Board(empty)).focused == "bar")
  }
}
