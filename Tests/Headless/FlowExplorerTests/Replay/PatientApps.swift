import HeadlessUI

/// A box that counts knocks, and counts one too many after some of them, which nobody sees unless it
/// can be opened.
struct Box: RestorableApp {
  struct State: Hashable, Sendable {
    var knocks = 0
    var isOpen = false
  }

  enum Action { case knock, turn }

  let canBeOpened: Bool
  let patience: Int
  private(set) var state = State()
  private var uses = 0

  init(canBeOpened: Bool, patience: Int) {
    self.canBeOpened = canBeOpened
    self.patience = patience
  }

  var screen: Screen<Action> {
    Screen(
      title: state.isOpen ? "\(state.knocks) knocks" : "Box",
      content: [
        .button(Button("Knock", action: state.isOpen ? nil : .knock)),
        .button(Button(state.isOpen ? "Close" : "Open", action: canBeOpened ? .turn : nil)),
      ])
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .knock:
      uses += 1
      state.knocks = (state.knocks + (uses < patience ? 1 : 2)) % 10
    case .turn: state.isOpen.toggle()
    }
  }

  mutating func restore(_ state: State) -> Bool {
    self.state = state
    uses = 0
    return true
  }
}

/// Rooms in a row, each with a way back to the first, of which the last is dusty unless a state has
/// been restored.
struct Corridor: RestorableApp {
  private(set) var state = 0
  private var isRestored = false

  var screen: Screen<Int> {
    .room(
      state == 15 && isRestored == false ? "Dust" : "Room \(state)",
      ("On", state < 15 ? state + 1 : nil), ("Back", 0))
  }

  mutating func perform(_ action: Int) { state = action }

  mutating func restore(_ state: Int) -> Bool {
    self.state = state
    isRestored = true
    return true
  }
}

/// A way round five places, at the first of which no more than 24 can be counted.
struct Roundabout: RestorableApp {
  private(set) var state = 0
  private var count = 0

  var screen: Screen<Int> {
    guard state == 0 else { return .room("Place \(state)", ("Exit \(state)", (state + 1) % 5)) }
    return .room("Start", ("Count", count < 25 ? 0 : nil), ("Round", 1))
  }

  mutating func perform(_ action: Int) {
    if action == 0, state == 0 { count += 1 }
    state = action
  }

  mutating func restore(_ state: Int) -> Bool {
    self.state = state
    count = 0
    return true
  }
}

/// A box of glass or of wood, which is full unless it was knocked at too often; only glass shows it.
struct Gift: RestorableApp {
  struct State: Hashable, Sendable {
    var box: String?
    var isFull = true
  }

  let knocks: Int
  private(set) var state = State()
  private var count = 0

  init(knocks: Int) {
    self.knocks = knocks
  }

  var screen: Screen<String> {
    switch state.box {
    case "Glass": screen(state.isFull ? "Full" : "Empty")
    case "Wood": screen("Gift")
    default: .choices("Shop", "Glass", "Wood")
    }
  }

  private func screen(_ title: String) -> Screen<String> { .choices(title, "Knock", "Shake") }

  mutating func perform(_ action: String) {
    switch action {
    case "Knock":
      count += 1
      if count >= knocks { state.isFull = false }
    case "Shake": break
    default: state.box = action
    }
  }

  mutating func restore(_ state: State) -> Bool {
    self.state = state
    count = 0
    return true
  }
}

extension Screen<String> {
  fileprivate static func choices(_ title: String, _ doors: String...) -> Screen {
    Screen(title: title, content: doors.map { .button(Button($0, action: $0)) })
  }
}
