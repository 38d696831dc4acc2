import HeadlessUI

/// An app of rooms, each a screen, whose actions are the numbers of the rooms to which they lead.
struct Maze: RestorableApp, Hashable {
  var rooms: [Screen<Int>]
  private(set) var state = 0
  /// The rooms that the maze refuses to restore.
  var unrestorable: Set<Int> = []

  init(_ rooms: [Screen<Int>]) {
    self.rooms = rooms
  }

  var screen: Screen<Int> { rooms.dropFirst(state).first ?? Screen(title: "Nowhere") }

  mutating func restore(_ state: Int) -> Bool {
    guard unrestorable.contains(state) == false else { return false }
    self.state = state
    return true
  }

  mutating func perform(_ action: Int) { state = action }
}

extension Screen<Int> {
  /// Returns a room with doors: the name of each, and the number of the room behind it if it's open.
  static func room(_ title: String, _ doors: (String, Int?)...) -> Screen {
    Screen(title: title, content: doors.map { .button(Button($0, action: $1)) })
  }
}
