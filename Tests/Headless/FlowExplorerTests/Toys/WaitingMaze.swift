import FlowDriver
import HeadlessUI

/// A library with a book that is loaded; the response is the number of the room that shows it.
struct WaitingMaze: RequestingApp, RestorableApp {
  private var maze: Maze
  private let waiting: Set<Int>
  private let takesLateResponses: Bool

  init(
    waiting: Set<Int> = [1], takesLateResponses: Bool = false,
    failure: Screen<Int> = .room("Not found", ("Back", 0))
  ) {
    maze = Maze([
      .room("Library", ("Book", 1)), .room("Loading", ("Back", 0)),
      .room("Once upon a time", ("Back", 0)), failure,
    ])
    self.waiting = waiting
    self.takesLateResponses = takesLateResponses
  }

  var state: Int { maze.state }
  var screen: Screen<Int> { maze.screen }
  var requests: [String] { waiting.contains(state) ? ["page"] : [] }

  mutating func receive(_ room: Int, for request: String) {
    if takesLateResponses || requests.contains(request) { maze.perform(room) }
  }

  mutating func perform(_ door: Int) {
    if screen.actions.contains(door) { maze.perform(door) }
  }

  mutating func restore(_ state: Int) throws(RestoringError) { try maze.restore(state) }
}
