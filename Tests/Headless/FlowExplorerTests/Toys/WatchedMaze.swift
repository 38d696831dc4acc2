import HeadlessUI
import Observation

/// Rooms with doors to each other, whose visitors can be observed on their way.
@Observable
final class WatchedMaze: RestorableApp {
  @ObservationIgnored private var room = 0
  private var changes = 0
  private let doors: [[Int]]
  private let unrestorable: Int?
  private let way: @Sendable (Int) -> [Int]

  /// Creates a maze.
  ///
  /// - Parameters:
  ///   - doors: For each room, those behind its doors.
  ///   - unrestorable: A room that the maze refuses to restore.
  ///   - way: A closure that returns the rooms on the way to a room, of which each is told;
  ///     nothing is told if there are none.
  init(
    _ doors: [[Int]],
    unrestorable: Int? = nil,
    way: @escaping @Sendable (Int) -> [Int]
  ) {
    self.doors = doors
    self.unrestorable = unrestorable
    self.way = way
  }

  var state: Int {
    _ = changes
    return room
  }

  var screen: Screen<Int> {
    Screen(
      title: "Room \(state)", content: doors[state].map { .button(Button("To \($0)", action: $0)) })
  }

  func perform(_ action: Int) {
    for next in way(action) {
      changes += 1
      room = next
    }
    room = action
  }

  func restore(_ state: Int) throws(RestoringError) {
    guard (state == unrestorable) == false else { throw RestoringError("the room is locked") }
    changes += 1
    room = state
  }
}
