import FlowDriver
import FlowExplorer
import HeadlessUI
import Synchronization
import TestSupport
import Testing

/// Rooms whose door opens at the second knock, which counts in the app, or in all apps at once.
private final class Door: HeadlessApp {
  static let knocks = Mutex(0)

  private let room: Int
  private let isShared: Bool
  private var knocks = 0

  init(room: Int = 0, isShared: Bool = false) { (self.room, self.isShared) = (room, isShared) }

  private var isOpen: Bool { (isShared ? Door.knocks.withLock { $0 } : knocks) > 1 }

  var screen: Screen<Int> {
    Screen(
      title: isOpen ? "Open" : "Room \(room)",
      content: [.button(Button("Knock", action: isOpen ? nil : 1))])
  }

  func perform(_ action: Int) {
    knocks += 1
    if isShared { Door.knocks.withLock { $0 += 1 } }
  }
}

/// A guide through rooms, which remembers the rooms that were looked at.
private final class Guide: HeadlessApp {
  private var room = 0
  private var seen: Set<Int> = []

  var screen: Screen<Int> {
    seen.insert(room)
    return Screen(title: "Room \(room)", bar: [Button("On", action: room + 1)])
  }

  func perform(_ action: Int) { room = action }
}

/// A till that shows its price once it's open.
private struct Till: HeadlessApp {
  let price: Int
  private(set) var isOpen = false

  init(price: Int) { self.price = price }

  var screen: Screen<Int> {
    Screen(title: isOpen ? "Price \(price)" : "Till", bar: [Button("Turn", action: 0)])
  }

  mutating func perform(_ action: Int) { isOpen.toggle() }
}

/// Two lamps, of which a look tells which one was lit first, and the number of steps of all such apps.
private struct Lamps: HeadlessApp {
  final class Steps: Sendable { let count = Mutex(0) }

  let steps: Steps
  private(set) var lit: [String] = []
  private(set) var isLookedAt = false

  init(steps: Steps) { self.steps = steps }

  var screen: Screen<String> {
    let isLit = lit.count == 2
    return Screen(
      title: isLookedAt ? "\(lit[0]) was first" : "Lamps",
      content: ["A", "B", "Wait", "Look"].map { name in
        let isOffered = name.count == 1 ? lit.contains(name) == false : isLit
        return .button(Button(name, action: isOffered ? name : nil))
      })
  }

  mutating func perform(_ action: String) {
    steps.count.withLock { $0 += 1 }
    if action.count == 1 { lit.append(action) }
    if action == "Look" { isLookedAt = true }
  }
}

/// A model that says nothing.
private struct Blank: PartialModel {
  var expectations: [Command.Expectation] { [] }
  mutating func perform(_ command: Command) {}
}

extension Property {
  /// The law that an explorer checks last of an app that's replayed, in shorter walks.
  fileprivate static var goesOnAlike: Property { .dependsOnStateAlone(steps: 50) }
}

struct ReplayedAppTests {
  @Test func `a knock that no screen shows counts with the object, or with a key`() {
    let explorations = [
      Explorer(Scope("door")) { ReplayedApp { Door() } },
      Explorer(Scope("door")) { ReplayedApp(hiddenStateOf: { [$0] }) { Door() } },
      Explorer(Scope("door")) { ReplayedApp(key: { "\($0.screen)" }) { Door() } },
    ].map { $0.explore() }
    #expect(explorations.map { $0.states.count } == [1, 3, 1])
    #expect(explorations.map { $0.holds } == [false, true, false])
    let flows = explorations[1].states.indices.map { "\(explorations[1].flow(to: $0))" }
    #expect(flows == ["", "tap \"Knock\"\n", "tap \"Knock\"\ntap \"Knock\"\n"])
  }

  @Test func `an app goes back with what its screens have changed on the way`() {
    var app = ReplayedApp(hiddenStateOf: { [$0] }, makeApp: { Guide() })
    for room in 1...2 {
      _ = app.screen
      app.perform(room)
    }
    let state = app.state
    app.restore(state)
    #expect(app.state == state)
  }

  @Test func `a flow with the texts of responses passes on an app that is replayed`() throws {
    let flow = try Flow(parsing: "tap \"Book\"\nanswer \"page\" with \"2\"", file: "f")
    let app = ReplayedApp { StubbedApp(WaitingMaze()) { _ in [] } }
    let driver = Driver(app)
    try driver.run(flow)
    #expect(driver.app.app.app.state == 2)
    let wrong = try Flow(parsing: "tap \"Book\"\nanswer \"page\" with \"two\"", file: "f")
    #expect(throws: FlowError.self) { try Driver(app).run(wrong) }
  }

  @Test func `a wrapper inside a replayed app or around one loses nothing`() throws {
    let makeApp = { @Sendable in StubbedApp(WaitingMaze()) { _ in [Stub("two", 2)] } }
    let explorations = [
      Explorer(Scope("library"), properties: [.goesOnAlike]) { ReplayedApp { Log(makeApp()) } }
        .explore().report,
      Explorer(Scope("library"), properties: [.goesOnAlike]) { ReplayedApp(makeApp: makeApp) }
        .explore().report,
    ]
    #expect(explorations[0] == explorations[1])
    let driver = Driver(Log(ReplayedApp(makeApp: makeApp)))
    try driver.run(.tap("Book"), .answer("page", with: "two"))
    #expect(driver.app.inputs.count == 2 && driver.app.app.app.app.state == 2)
  }

  @Test func `a replayed app has the states of a restored one, in ways as short`() {
    let restored = Maze.dial.explored()
    let makeApp: @Sendable () -> Maze = { Maze.dial }
    let replayed = Explorer(Scope("dial"), properties: [.goesOnAlike]) {
      ReplayedApp(key: { $0.state }, makeApp: makeApp)
    }.explore()
    #expect(replayed.states.map { $0.screen } == restored.states.map { Maze.dial.rooms[$0] })
    let lengths = restored.states.indices.map { restored.flow(to: $0).steps.count }
    #expect(replayed.states.indices.map { replayed.flow(to: $0).steps.count } == lengths)
  }

  @Test func `an app goes on from where it has come, and a violation names its own way`() throws {
    typealias App = ModelledApp<ReplayedApp<Lamps>, Blank>
    let law = Property<App>.everyStep("nobody sees that B was first") { step in
      let title = step.after.app.screen.topLayer.name
      return title == "B was first" ? [.expect(.title("A was first"))] : nil
    }
    let steps = Lamps.Steps()
    let exploration = Explorer(Scope("lamps"), properties: [law]) {
      ModelledApp(ReplayedApp { Lamps(steps: steps) }, model: Blank())
    }.explore()
    let finding = try #require(exploration.violations.first)
    let flow = try Flow([
      .tap("B"), .tap("A"), .tap("Look"), .expect(.title("A was first")),
    ])
    #expect(finding.flow == flow && finding.stepCount == 3, "\(exploration)")
    let taken = exploration.transitionCount
    let shown = 3 * 3
    #expect(steps.count.withLock { $0 } == taken + shown, "each step is taken by one app, once")
  }

  @Test func `the other of two ways is the one that an app has taken`() {
    let exploration = Explorer(Scope("lamps")) { ReplayedApp { Lamps(steps: Lamps.Steps()) } }
      .explore()
    let lines = exploration.violations.first?.note?.split(separator: "\n").dropFirst().prefix(3)
    #expect(lines == ["  tap \"B\"", "  tap \"A\"", "  tap \"Look\""], "\(exploration)")
  }

  @Test func `each first state goes back with apps of its own`() {
    let firstStates = [1, 2, 3].map { room in
      FirstState { ReplayedApp(hiddenStateOf: { [$0] }) { Door(room: room) } }
    }
    let exploration = Explorer(
      Scope("doors"), properties: [.goesOnAlike], firstStates: firstStates
    )
    .explore(workers: 2)
    #expect(
      exploration.states.map { $0.screen.topLayer.name }.sorted() == [
        "Open", "Open", "Open", "Room 1", "Room 1", "Room 2", "Room 2", "Room 3", "Room 3",
      ])
    #expect(exploration.holds, "\(exploration)")
  }

  @Test(arguments: [true, false])
  func `first states whose screens are alike are explored each`(isModelled: Bool) throws {
    let law = Property<ReplayedApp<Till>>.always("fruit costs no more than 2") { _, screen in
      screen.topLayer.name == "Price 3" ? [.expect(.title("Price 2"))] : nil
    }
    let firstStates = [1, 2, 2, 3].map { price in
      FirstState("prices [\(price)]") { ReplayedApp { Till(price: price) } }
    }
    let scope = Scope<ReplayedApp<Till>>("prices", statesAfterViolation: .max)
    let exploration = Explorer(
      scope, properties: [law, .goesOnAlike], firstStates: firstStates
    )
    .explore()
    #expect(exploration.states.count == 8)
    let finding = try #require(exploration.violations.first)
    #expect(finding.firstState == "prices [3]")
    #expect(exploration.violations.count == 1, "\(exploration)")
    guard isModelled else { return }
    let modelled = firstStates.map { first in
      FirstState(first.name) { ModelledApp(first.makeApp(), model: Blank()) }
    }
    let explorer = Explorer(
      Scope("prices"), properties: [.goesOnAlike], firstStates: modelled)
    #expect(explorer.explore().states.count == 8)
  }

  @Test func `what only seems to hold is undecided while one screen goes on in two ways`() {
    let laws: [Property<ReplayedApp<Door>>] = [
      .always("the door stays closed") { _, screen in
        screen.topLayer.name == "Open" ? [.expect(.title("Room 0"))] : nil
      },
      .sometimes("the door opens") { _, screen in screen.topLayer.name == "Open" },
      .sometimes("there is a room") { _, screen in screen.topLayer.name == "Room 0" },
    ]
    let exploration = Explorer(Scope("door"), properties: laws) { ReplayedApp { Door() } }.explore()
    let outcomes = exploration.findings.map { $0.outcome }
    let reached = Finding.Outcome.reached(steps: 0, Flow(unchecked: []))
    #expect(outcomes[0...1] == [.undecided, .undecided], "\(exploration)")
    #expect(outcomes[2] == reached && outcomes[4] == .undecided, "\(exploration)")
    #expect(exploration.violations.map { $0.property } == [exploration.findings[3].property])
  }

  @Test func `apps that share something don't go back, or go on differently`() {
    let exploration = Explorer(Scope("shared door")) {
      ReplayedApp { Door(isShared: true) }
    }
    .explore()
    let notes = exploration.violations.compactMap { $0.note }
    #expect(notes.contains { $0.contains("apps share it") || $0.contains("can't go back") })
  }
}
