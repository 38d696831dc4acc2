import HeadlessUI
import Observation

/// Rooms with doors to each other, whose visitors can be observed on their way.
@Observable
final class WatchedMaze: RestorableApp {
  @ObservationIgnored private var room = 0
  @ObservationIgnored private var isRestored = false
  private var changes = 0
  private let doors: [[Int]]
  private let unrestorable: Int?
  private let way: @Sendable (_ from: Int, _ to: Int, _ isRestored: Bool) -> [Int]

  /// Creates a maze.
  ///
  /// - Parameters:
  ///   - doors: For each room, those behind its doors.
  ///   - unrestorable: A room that the maze refuses to restore.
  ///   - way: A closure that returns the rooms on the way from one to another, of which each is told;
  ///     nothing is told if there are none.
  init(
    _ doors: [[Int]],
    unrestorable: Int? = nil,
    way: @escaping @Sendable (_ from: Int, _ to: Int, _ isRestored: Bool) -> [Int]
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
    for next in way(room, action, isRestored) {
      changes += 1
      room = next
    }
    room = action
  }

  func restore(_ state: Int) throws(RestoringError) {
    guard (state == unrestorable) == false else { throw RestoringError("the room is locked") }
    isRestored = true
    changes += 1
    room = state
  }
}
