import HeadlessUI

/// An app of rooms, each a screen, whose actions are the numbers of the rooms to which they lead.
struct Maze: RestorableApp {
  let rooms: [Screen<Int>]
  var state = 0

  init(_ rooms: [Screen<Int>]) {
    self.rooms = rooms
  }

  var screen: Screen<Int> { rooms.dropFirst(state).first ?? Screen(title: "Nowhere") }

  mutating func perform(_ action: Int) { state = action }
}

extension Screen<Int> {
  /// A room with doors: the name of each and the number of the room behind it, if it is open.
  static func room(_ title: String, _ doors: (String, Int?)...) -> Screen {
    Screen(title: title, content: doors.map { .button(Button($0, action: $1)) })
  }
}
