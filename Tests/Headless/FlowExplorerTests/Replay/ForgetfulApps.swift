import HeadlessUI
import Synchronization

/// Rooms with three doors, which are busy after a number of visits to the third room.
struct BusyRooms: RestorableApp {
  let visitsUntilBusy: Int
  private(set) var state = 0
  private var visits = 0

  init(visitsUntilBusy: Int) {
    self.visitsUntilBusy = visitsUntilBusy
  }

  var screen: Screen<Int> {
    .room(
      visits < visitsUntilBusy ? "Room \(state)" : "Busy", ("One", 1), ("Two", 2), ("Three", 3))
  }

  mutating func perform(_ action: Int) {
    state = action
    if action == 3 { visits += 1 }
  }

  mutating func restore(_ state: Int) -> Bool {
    self.state = state
    visits = 0
    return true
  }
}

/// A shop whose sheet shows the stock as it was when the sheet was opened for the first time.
final class StaleShop: RestorableApp {
  struct State: Hashable, Sendable {
    var stock = 3
    var isOpen = false
  }

  enum Action { case sell, open, close }

  private(set) var state = State()
  private var copy: Int?

  var screen: Screen<Action> {
    let sheet = Screen<Action>(
      title: "Edit", bar: [Button("Close", action: .close)],
      content: [.value(Value("Apples", value: "\(copy ?? state.stock)"))])
    return Screen(
      title: "Shop", bar: [Button("Edit stock", action: .open)],
      content: [
        .value(Value("Apples", value: "\(state.stock)")),
        .button(Button("Sell", action: state.stock > 0 ? .sell : nil)),
      ],
      modal: state.isOpen ? .sheet(sheet, dismissal: nil) : nil)
  }

  func perform(_ action: Action) {
    switch action {
    case .sell: state.stock -= 1
    case .open:
      state.isOpen = true
      copy = copy ?? state.stock
    case .close: state.isOpen = false
    }
  }

  func restore(_ state: State) -> Bool {
    self.state = state
    copy = nil
    return true
  }
}

/// A lamp whose colour is shown only once a state has been restored.
struct ColdLamp: RestorableApp {
  private(set) var state = 0
  private var colour: String?

  var screen: Screen<Int> {
    Screen(
      title: "Lamp",
      content: [
        .value(Value("Colour", value: colour ?? "none")),
        .button(Button("Next", action: (state + 1) % 3)),
      ])
  }

  mutating func perform(_ action: Int) {
    state = action
    colour = "\(action)"
  }

  mutating func restore(_ state: Int) -> Bool {
    self.state = state
    colour = "\(state)"
    return true
  }
}

/// Pages whose way back isn't part of the state.
struct Pages: RestorableApp {
  private(set) var state = 0
  private var history = [0]

  var screen: Screen<Int> { .room("Page \(state)", ("First", 1), ("Second", 2), ("Back", 0)) }

  mutating func perform(_ action: Int) {
    if action == 0 {
      state = history.popLast() ?? 0
    } else {
      history.append(state)
      state = action
    }
  }

  mutating func restore(_ state: Int) -> Bool {
    self.state = state
    history = [0]
    return true
  }
}

/// Colours of which all apps together remember the last one that was chosen.
struct SharedColours: RestorableApp {
  private static let last = Mutex(1)
  private(set) var state = 0

  var screen: Screen<Int> { .room("Colour \(state)", ("Red", 1), ("Blue", 2), ("The last", 3)) }

  mutating func perform(_ action: Int) {
    if action < 3 { Self.last.withLock { $0 = action } }
    state = Self.last.withLock { $0 }
  }

  mutating func restore(_ state: Int) -> Bool {
    self.state = state
    return true
  }
}

/// A safe whose lock isn't part of the state, so that it's never unlocked by restoring one.
struct Safe: RestorableApp {
  private(set) var state = 0
  private var isLocked = false

  var screen: Screen<Int> {
    Screen(
      title: "Safe",
      content: [
        .button(Button("Count", action: isLocked ? nil : (state + 1) % 4)),
        .button(Button("Lock", action: -1)),
      ])
  }

  mutating func perform(_ action: Int) {
    if action < 0 { isLocked = true } else { state = action }
  }

  mutating func restore(_ state: Int) -> Bool {
    self.state = state
    isLocked = false
    return true
  }
}
