import HeadlessUI

/// A place that keeps more than its state: what was done since it was made or restored.
struct Forgetful: RestorableApp {
  struct Memory: Sendable {
    var actions: [Int] = []
    var isRestored = false
    /// The number of actions since it was made, whatever was restored.
    var steps = 0
  }

  let show: @Sendable (Int, Memory) -> Screen<Int>
  let go: @Sendable (Int, Int, Memory) -> Int
  private(set) var state = 0
  private var memory = Memory()

  init(
    _ show: @escaping @Sendable (Int, Memory) -> Screen<Int>,
    go: @escaping @Sendable (_ state: Int, _ action: Int, Memory) -> Int = { _, action, _ in action
    }
  ) {
    self.show = show
    self.go = go
  }

  var screen: Screen<Int> { show(state, memory) }

  mutating func perform(_ action: Int) {
    memory.actions.append(action)
    memory.steps += 1
    state = go(state, action, memory)
  }

  mutating func restore(_ state: Int) {
    self.state = state
    memory = Memory(isRestored: true, steps: memory.steps)
  }
}

extension Forgetful {
  /// Rooms with three doors, which are busy after a number of visits to the third room.
  static func busy(after visits: Int) -> Forgetful {
    Forgetful { state, memory in
      let isBusy = memory.actions.count { $0 == 3 } >= visits
      return .room(isBusy ? "Busy" : "Room \(state)", ("One", 1), ("Two", 2), ("Three", 3))
    }
  }

  /// A counter to nine that counts one too many after some knocks; only a door shows the count.
  static func box(canBeOpened: Bool, patience: Int) -> Forgetful {
    Forgetful { state, _ in
      let isOpen = state >= 10
      return .room(
        isOpen ? "\(state - 10) knocks" : "Box", ("Knock", isOpen ? nil : -1),
        ("Door", canBeOpened ? (state + 10) % 20 : nil))
    } go: { state, action, memory in
      guard action < 0 else { return action }
      return (state + (memory.actions.count < patience ? 1 : 2)) % 10
    }
  }

  /// Rooms in a row, each with a way back to the first, of which the last is dusty unless a state was
  /// restored.
  static let corridor = Forgetful { state, memory in
    .room(
      state == 15 && memory.isRestored == false ? "Dust" : "Room \(state)",
      ("On", state < 15 ? state + 1 : nil), ("Back", 0))
  }

  /// A way round five places, at the first of which no more than 11 can be counted.
  static let roundabout = Forgetful { state, memory in
    guard state == 0 else { return .room("Place \(state)", ("Exit \(state)", (state + 1) % 5)) }
    let isFull = memory.actions.count { $0 == 100 } >= 12
    return .room("Start", ("Count", isFull ? nil : 100), ("Round", 1))
  } go: { _, action, _ in
    action == 100 ? 0 : action
  }

  /// Pages whose way back isn't part of the state.
  static let pages = Forgetful { state, _ in
    .room("Page \(state)", ("First", 1), ("Second", 2), ("Back", 0))
  } go: { _, action, memory in
    var visited = [0]
    for past in memory.actions {
      if past == 0 { _ = visited.popLast() } else { visited.append(past) }
    }
    return action == 0 ? visited.last ?? 0 : action
  }

  /// A shop that shows a ticket less than it has left once a state was restored.
  static let tickets = Forgetful { state, memory in
    let isShort = memory.isRestored || memory.actions.isEmpty == false
    return Screen(
      title: "Tickets",
      content: [
        .value("Left", value: "\(isShort ? state - 1 : state)"),
        .button(Button("Next", action: (state + 1) % 3)),
      ])
  }
}
