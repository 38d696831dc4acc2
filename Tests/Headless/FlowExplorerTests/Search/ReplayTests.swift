import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct ReplayTests {
  private func finding<App: RestorableApp & Sendable>(
    _ app: App, steps: Int = 1_000, _ scope: Scope<App> = Scope("app")
  ) throws -> Finding {
    try #require(app.explored(.dependsOnStateAlone(steps: steps), in: scope).findings.first)
  }

  private static func taps(_ name: String, _ count: Int = 1) -> [Command] {
    [Command](repeating: .tap(name), count: count)
  }

  private static let shown: [(name: String, Forgetful, taps: [Command], Command.Expectation)] = [
    ("a counter at its third use", .busy(after: 3), taps("Three", 3), .title("Room 3")),
    ("what doesn't matter is left out", .busy(after: 12), taps("Three", 12), .title("Room 3")),
    (
      "a way round is left out as a whole", .roundabout, taps("Count", 12),
      .button("Count", isEnabled: true)
    ),
    (
      "a difference that a later screen shows", .box(canBeOpened: true, patience: 3),
      taps("Door", 2) + taps("Knock") + taps("Door"), .title("1 knocks")
    ),
    ("a history", .pages, taps("First") + taps("Second") + taps("Back"), .title("Page 0")),
  ]

  @Test(arguments: shown)
  func `what an app keeps beside its state is found, and shown by a short flow`(
    name: String, app: Forgetful, taps: [Command], expectation: Command.Expectation
  ) throws {
    let finding = try finding(app)
    let flow = try Flow(taps + [.expect(expectation)])
    #expect(finding.outcome == .violated(steps: taps.count, flow, .failing))
  }

  /// Apps of which nothing says whether they are right, or are right once they have gone back.
  private static let unshown: [(name: String, Forgetful, taps: [Command])] = [
    ("far from the first state", .corridor, taps("On", 15)),
    ("before the first step", .tickets, []),
    ("no screen shows it", .box(canBeOpened: false, patience: 3), taps("Knock", 3)),
  ]

  @Test(arguments: unshown)
  func `an app that isn't like one that went back is found, and the flow doesn't show it`(
    name: String, app: Forgetful, taps: [Command]
  ) throws {
    let finding = try finding(app)
    #expect(finding.outcome == .violated(steps: taps.count, try Flow(taps), .unshown))
    #expect(finding.note == "an app that goes back to this state isn't like one that gets here")
  }

  @Test func `however many steps there may be, a difference ends the search`() throws {
    let app = Forgetful.busy(after: 3)
    #expect(try finding(app, steps: .max).outcome == finding(app).outcome)
    #expect(try finding(app, steps: -.max).isVacuous)
    #expect(try finding(Maze([.room("Nothing to do")])).isVacuous)
  }

  @Test func `an app that keeps all it knows in its state passes, in no more steps than asked for`()
    throws
  {
    for steps in [0, 1, 2, 13, 70, 1_000] {
      let finding = try finding(Maze.dial, steps: steps)
      #expect(finding.outcome == .holds)
      #expect(finding.examined == steps)
    }
    #expect(try finding(Maze([.room("Turn", ("Round", 0))])).examined == 1_000)
  }

  @Test func `a walk that was cut short leaves the property undecided, or finds a difference`()
    throws
  {
    #expect(try finding(Maze.dial, Scope("dial", states: 57)).outcome == .undecided)
    #expect(try finding(Maze.dial, Scope("dial", depth: 7)).outcome == .holds)
    #expect(try finding(Forgetful.pages, Scope("pages", states: 3)).isViolation)
    var maze = Maze([.room("Home", ("Left", 1)), .room("Left", ("Home", 0))])
    maze.unrestorable = [0]
    #expect(try finding(maze).outcome == .undecided)
  }
}
