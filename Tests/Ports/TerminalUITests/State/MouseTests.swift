import Testing
import TextRendering

@testable import TerminalUI

struct MouseTests {
  private let board = Board(buttons: ["a", "(b)", "c"])

  private func region(of affordance: Int, _ state: TerminalState<Board>) throws -> Region {
    try #require(state.frame.regions.last { $0.affordance == affordance })
  }

  private func press(_ region: Region) -> Event { .press(row: region.row, column: region.column) }

  private func release(_ region: Region) -> Event {
    .release(row: region.row, column: region.column + 1)
  }

  @Test func `a press moves the focus, and the release activates the control once`() throws {
    var state = TerminalState(board)
    let region = try region(of: 2, state)
    state.handle(press(region))
    #expect(state.focused == "c")
    #expect(board.performed == [])
    state.handle(release(region))
    state.handle(release(region))
    #expect(board.performed == ["c"])
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

  @Test(
    arguments: [
      .wheel(isDown: true), .key(.tab), .press(row: 18, column: 0), .release(row: 0, column: 0),
      nil,
    ] as [Event?])
  func `anything else in between cancels a press, as does a new size`(event: Event?) throws {
    var state = TerminalState(board)
    let region = try region(of: 2, state)
    state.handle(press(region))
    if let event { state.handle(event) } else { state.viewport = Viewport(columns: 30, rows: 8) }
    state.handle(release(region))
    #expect(board.performed == [])
  }

  @Test func `a press on the visible part of a control counts, although it scrolls`() throws {
    let name = "a name that takes three lines of its button"
    let board = Board(buttons: ["a", "b", "c", name])
    var state = TerminalState(board, columns: 20, rows: 6)
    let region = try region(of: 3, state)
    let shown = state.frame.regions.filter { $0.affordance == 3 }.count
    state.handle(press(region))
    state.refresh()
    #expect(state.frame.regions.filter { $0.affordance == 3 }.count > shown)
    state.handle(release(region))
    #expect(board.performed == [name])
  }

  @Test(arguments: [["a", "(b)", "(c)"], ["a", "(b)", "d"]])
  func `a control that is gone or disabled when the mouse is released isn't activated`(
    buttons: [String]
  ) throws {
    var state = TerminalState(board)
    let region = try region(of: 2, state)
    state.handle(press(region))
    board.screen = Board.screen(buttons: buttons)
    state.refresh()
    state.handle(release(region))
    #expect(board.performed == [])
  }
}
