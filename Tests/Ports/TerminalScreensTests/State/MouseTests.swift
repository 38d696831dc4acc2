import Terminals
import Testing
import TextRendering

@testable import TerminalScreens

struct MouseTests {
  private let session = ViewSession(Board("a (b) c"))

  @Test func `a press moves the focus, and the release activates the control once`() throws {
    let (press, release) = try session.click(on: 2)
    session.type(press)
    #expect(session.focused == "c")
    #expect(session.performed == [])
    session.type(release + release)
    #expect(session.performed == ["c"])
    session.type(press)
    session.type(try session.click(on: 0).release)
    #expect(session.performed == ["c"])
  }

  @Test func `a press on nothing or on a disabled control does nothing`() throws {
    let disabled = try #require(session.state.frame.regions.first { $0.node == 1 })
    for (row, column) in [(disabled.row, disabled.column), (-1, 9_998), (19, 0)] {
      let (press, release) = click(row: row, column: column)
      session.type(press + release)
    }
    #expect(session.performed == [])
    #expect(session.focused == "a")
  }

  @Test func `a press ends the numbers`() throws {
    let (press, _) = try session.click(on: 2)
    session.press("1")
    session.type(press)
    #expect(session.state.showsNumbers == false)
  }

  @Test(
    arguments: [
      "wheeldown", "tab", click(row: 18, column: 0).press, click(row: 0, column: 0).release, nil,
    ])
  func `anything else in between cancels a press, as does a new size`(event: String?) throws {
    let (press, release) = try session.click(on: 2)
    session.type(press)
    if let event { session.press(event) } else { session.resize(columns: 30, rows: 8) }
    session.type(release)
    #expect(session.performed == [])
  }

  @Test func `a press on the visible part of a control doesn't scroll, and its release does`()
    throws
  {
    let name = "a name that takes three lines of its button"
    let session = ViewSession(Board(buttons: ["a", "b", "c", name]), columns: 20, rows: 6)
    let (press, release) = try session.click(on: 3)
    let shown = session.state.frame.positions
    session.type(press)
    #expect(session.state.frame.positions == shown)
    #expect(session.focused == name)
    session.type(release)
    #expect(session.performed == [name])
    #expect((session.state.frame.positions == shown) == false)
  }

  @Test(arguments: ["a (b) (c)", "a (b) d"])
  func `a control that is gone or disabled when the mouse is released isn't activated`(
    buttons: String
  ) throws {
    let (press, release) = try session.click(on: 2)
    session.type(press)
    session.show(Board(buttons).screen)
    session.type(release)
    #expect(session.performed == [])
  }
}
