import FlowDriver
import FlowExplorer
import HeadlessUI

/// An app of rooms, each a screen, whose actions are the numbers of the rooms to which they lead.
struct Maze: RestorableApp, Hashable {
  var rooms: [Screen<Int>]
  private(set) var state = 0
  /// The rooms that the maze refuses to restore.
  var unrestorable: Set<Int> = []
  /// The rooms in whose place it restores the first one.
  var confused: Set<Int> = []
  /// A Boolean value that indicates whether the maze never restores a room once it was left.
  var isOneWay = false

  init(_ rooms: [Screen<Int>]) {
    self.rooms = rooms
  }

  var screen: Screen<Int> { rooms.dropFirst(state).first ?? Screen(title: "Nowhere") }

  mutating func restore(_ state: Int) throws(RestoringError) {
    guard unrestorable.contains(state) == false else {
      throw RestoringError("the room is locked")
    }
    self.state = confused.contains(state) ? 0 : state
  }

  mutating func perform(_ action: Int) {
    if isOneWay { unrestorable.insert(state) }
    state = action
  }
}

extension Maze: AppModel {
  static let dial = dial(trap: nil)

  /// The numbers from 0 to 99, with an alert at each ten, whose room is 100 further.
  ///
  /// - Parameter trap: A number at which the alert can't be closed.
  static func dial(trap: Int?) -> Maze {
    func room(_ number: Int) -> Int {
      let number = min(number, 99)
      return number > 0 && number % 10 == 0 ? 100 + number : number
    }
    let rooms = (0..<100).map { number in
      Screen<Int>(
        title: "Dial", bar: [Button("Reset", action: number > 0 ? 0 : nil)],
        content: [
          .value("Number", value: "\(number)"),
          .button(Button("One", action: number < 99 ? room(number + 1) : nil)),
          .button(Button("Seven", action: number < 99 ? room(number + 7) : nil)),
          .button(Button("Broken", action: nil)),
        ])
    }
    let alerts = (0..<100).map { number in
      let close = Button("OK", action: number == trap ? 100 + number : number).node
      return rooms[number].covered(by: Layer(.alert, message: "\(number) it is", buttons: [close]))
    }
    return Maze(rooms + alerts)
  }
}

extension RestorableApp where Self: Sendable {
  /// Explores the app, and checks laws.
  func explored(
    _ properties: Property<Self>..., in scope: Scope<Self> = Scope("app")
  ) -> Exploration<Self> {
    Explorer(scope, properties: properties) { self }.explore()
  }
}

extension Screen<Int> {
  /// Returns a room with doors: the name of each, and the number of the room behind it if it's open.
  static func room(_ title: String, _ doors: (String, Int?)...) -> Screen {
    Screen(title: title, content: doors.map { .button(Button($0, action: $1)) })
  }
}

extension Layer<Int> {
  /// Returns a sheet with doors.
  static func room(_ title: String, _ doors: (String, Int?)..., dismissal: Int? = nil) -> Layer {
    .sheet(
      title: title, content: doors.map { .button(Button($0, action: $1)) },
      dismissal: dismissal.map { Dismissal($0) })
  }
}

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
