import Descriptors
import HeadlessUI
import Testing
import TextRendering

@testable import TerminalUI

/// Presses and releases of the mouse.
struct MouseTests {
  private let board = Board(buttons: ["a", "(b)", "c"])

  private func region(of affordance: Int, _ state: TerminalState<Board>) throws -> Region {
    try #require(state.frame.regions.first { $0.affordance == affordance })
  }

  @Test func `a press moves the focus, and the release activates the control`() throws {
    var state = TerminalState(board)
    let region = try region(of: 2, state)
    state.handle(.press(row: region.row, column: region.column + 1))
    #expect(state.focused == "c")
    #expect(board.performed == [])
    state.handle(.release(row: region.row, column: region.column + 2))
    #expect(board.performed == ["c"])
    state.handle(.release(row: region.row, column: region.column + 2))
    #expect(board.performed == ["c"])
  }

  @Test func `a release elsewhere activates nothing`() throws {
    var state = TerminalState(board)
    let (first, last) = (try region(of: 0, state), try region(of: 2, state))
    state.handle(.press(row: last.row, column: last.column))
    state.handle(.release(row: first.row, column: first.column))
    state.handle(.release(row: last.row, column: last.column))
    #expect(board.performed == [])
    #expect(state.focused == "c")
  }

  @Test func `a press on nothing or on a disabled control does nothing`() throws {
    var state = TerminalState(board)
    let disabled = try #require(state.frame.regions.first { $0.node == 1 })
    for (row, column) in [(disabled.row, disabled.column), (-1, 9_999), (19, 0)] {
      state.handle(.press(row: row, column: column))
      state.handle(.release(row: row, column: column))
    }
    #expect(board.performed == [])
    #expect(state.focused == "a")
  }

  @Test(arguments: [Event.wheel(isDown: true), .key(.tab)])
  func `a wheel or a key in between cancels a press`(event: Event) throws {
    var state = TerminalState(board)
    let region = try region(of: 2, state)
    state.handle(.press(row: region.row, column: region.column))
    state.handle(event)
    state.handle(.release(row: region.row, column: region.column))
    #expect(board.performed == [])
  }

  @Test func `another press cancels one whose release was lost, and a number`() throws {
    var state = TerminalState(board)
    let region = try region(of: 2, state)
    state.type("1")
    state.handle(.press(row: region.row, column: region.column))
    state.handle(.press(row: 18, column: 0))
    state.refresh()
    #expect(state.lastRow == "Tab move  Enter choose  ? help  q leave")
    state.handle(.release(row: region.row, column: region.column))
    #expect(board.performed == [])
  }

  @Test func `a new size cancels a press`() throws {
    var state = TerminalState(board)
    let region = try region(of: 2, state)
    state.handle(.press(row: region.row, column: region.column))
    state.viewport = Viewport(columns: 30, rows: 8)
    state.handle(.release(row: region.row, column: region.column))
    #expect(board.performed == [])
  }

  @Test func `a press on the visible part of a control counts, although it scrolls`() throws {
    let name = "a name that takes three lines of its button"
    let board = Board(buttons: ["a", "b", "c", name])
    var state = TerminalState(board, columns: 20, rows: 6)
    let region = try #require(state.frame.regions.last { $0.affordance == 3 })
    let shown = state.frame.regions.filter { $0.affordance == 3 }.count
    state.handle(.press(row: region.row, column: region.column))
    state.refresh()
    #expect(state.frame.regions.filter { $0.affordance == 3 }.count > shown)
    state.handle(.release(row: region.row, column: region.column))
    #expect(board.performed == [name])
  }

  @Test func `a control that is gone or disabled when the mouse is released isn't activated`()
    throws
  {
    for buttons in [["a", "(b)", "(c)"], ["a", "(b)", "d"]] {
      let board = Board(buttons: ["a", "(b)", "c"])
      var state = TerminalState(board)
      let region = try region(of: 2, state)
      state.handle(.press(row: region.row, column: region.column))
      board.screen = Board.screen(buttons: buttons)
      state.refresh()
      state.handle(.release(row: region.row, column: region.column))
      #expect(board.performed == [])
    }
  }
}
