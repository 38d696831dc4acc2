import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct ReplayTests {
  private func finding<App: RestorableApp>(
    _ app: @escaping @Sendable () -> App,
    steps: Int = 2_000,
    _ scope: Scope<App> = Scope("app"),
    workers: Int = 1
  ) throws -> Finding {
    let explorer = Explorer(
      scope, properties: [.dependsOnStateAlone(steps: steps)], makeApp: app)
    return try #require(explorer.explore(workers: workers).findings.first)
  }

  private func expect<App: RestorableApp>(
    _ app: @escaping @Sendable () -> App,
    toFail flow: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let finding = try finding(app)
    guard case .violated(let steps, let found, let isConfirmed) = finding.outcome else {
      Issue.record("\(finding)", sourceLocation: sourceLocation)
      return
    }
    #expect("\(found)" == flow, sourceLocation: sourceLocation)
    #expect(steps == found.steps.count - 1, sourceLocation: sourceLocation)
    #expect(isConfirmed, sourceLocation: sourceLocation)
    #expect(throws: FlowError.self, sourceLocation: sourceLocation) { try Driver(app()).run(found) }
  }

  @Test func `a counter beside the state is found at its third use`() throws {
    let flow = "tap \"Three\"\ntap \"Three\"\ntap \"Three\"\nexpect title \"Room 3\"\n"
    try expect({ BusyRooms(visitsUntilBusy: 3) }, toFail: flow)
  }

  @Test func `however many steps there may be, a difference ends the search`() throws {
    let finding = try finding({ BusyRooms(visitsUntilBusy: 3) }, steps: .max)
    #expect(finding == (try self.finding { BusyRooms(visitsUntilBusy: 3) }))
    #expect(try self.finding({ Safe() }, steps: -.max).examined == 0)
  }

  @Test func `a long walk to a difference is told without what doesn't matter`() throws {
    let visits = String(repeating: "tap \"Three\"\n", count: 12)
    try expect({ BusyRooms(visitsUntilBusy: 12) }, toFail: visits + "expect title \"Room 3\"\n")
  }

  @Test func `a difference far from the first state is found`() throws {
    let steps = String(repeating: "tap \"On\"\n", count: 15)
    try expect({ Corridor() }, toFail: steps + "expect title \"Room 15\"\n")
  }

  @Test func `a way round that doesn't matter is left out as a whole`() throws {
    let counts = String(repeating: "tap \"Count\"\n", count: 25)
    try expect({ Roundabout() }, toFail: counts + "expect button \"Count\" enabled\n")
  }

  @Test func `a long walk to a difference that few screens show is told up to such a screen`()
    throws
  {
    let knocks = String(repeating: "tap \"Knock\"\n", count: 12)
    try expect(
      { Gift(knocks: 12) }, toFail: "tap \"Glass\"\n" + knocks + "expect title \"Full\"\n")
  }

  @Test func `a copy that is never renewed is found`() throws {
    try expect(
      { StaleShop() },
      toFail: """
        tap "Edit stock"
        tap "Close"
        tap "Sell"
        tap "Edit stock"
        expect value "Apples" "2"

        """)
  }

  @Test func `what only restoring makes is found before the first step`() throws {
    try expect({ ColdLamp() }, toFail: "expect value \"Colour\" \"0\"\n")
  }

  @Test func `a history beside the state is found`() throws {
    let flow = "tap \"First\"\ntap \"First\"\ntap \"Back\"\nexpect title \"Page 0\"\n"
    try expect({ Pages() }, toFail: flow)
  }

  @Test func `a memory that all apps share is found`() throws {
    try expect(
      { SharedColours() }, toFail: "tap \"Red\"\ntap \"The last\"\nexpect title \"Colour 2\"\n")
  }

  @Test func `a part that belongs in the state is found`() throws {
    try expect({ Safe() }, toFail: "tap \"Lock\"\nexpect button \"Count\" enabled\n")
  }

  @Test func `a difference that no screen shows is found, and the flow doesn't show it`() throws {
    let finding = try finding { Box(canBeOpened: false, patience: 3) }
    let flow = Flow([.tap(Target("Knock")), .tap(Target("Knock")), .tap(Target("Knock"))])
    #expect(finding.outcome == .violated(steps: 3, flow, isConfirmed: false))
  }

  @Test(arguments: [3, 13])
  func `a difference that a later screen shows is shown there`(patience: Int) throws {
    let knocks = String(repeating: "tap \"Knock\"\n", count: patience)
    try expect(
      { Box(canBeOpened: true, patience: patience) },
      toFail: knocks + "tap \"Open\"\nexpect title \"\(patience % 10) knocks\"\n")
  }

  @Test func `no more steps are taken than asked for`() throws {
    for steps in 1...70 { #expect(try finding({ Dial() }, steps: steps).examined == steps) }
  }

  @Test func `an app that keeps all it knows in its state passes`() throws {
    #expect(try finding { Dial() }.outcome == .holds)
    #expect(try finding { Dial() }.examined == 2_000)
    let maze = Maze([.room("Home", ("In", 1), ("Cellar", 2)), .room("Hall", ("Out", 0)), .room("")])
    #expect(try finding { maze }.outcome == .holds)
    #expect(try finding({ maze }, steps: 1).outcome == .holds)
  }

  @Test func `nothing is walked in an app of one state, or without steps`() throws {
    let alone = try finding { Maze([.room("Nothing to do")]) }
    #expect(alone.outcome == .holds)
    #expect(alone.isVacuous)
    let still = try finding({ Dial() }, steps: 0)
    #expect(still.outcome == .holds)
    #expect(still.isVacuous)
    #expect(try finding { Maze([.room("Turn", ("Round", 0))]) }.examined == 2_000)
  }

  @Test(arguments: [1, 2, 10, 57, 100, 108])
  func `a walk that was cut short leaves the property undecided`(states: Int) throws {
    let finding = try finding({ Dial() }, Scope("dial", states: states))
    #expect(finding.outcome == .undecided)
    let depth = try self.finding({ Dial() }, Scope("dial", depth: states % 10))
    #expect(depth.outcome == .undecided)
  }

  @Test(arguments: [[0], [1], [2], [1, 2]] as [Set<Int>])
  func `states that the app refuses to restore aren't walked to`(unrestorable: Set<Int>) throws {
    var maze = Maze([
      .room("Home", ("Left", 1), ("Right", 2)), .room("Left", ("Home", 0)),
      .room("Right", ("Home", 0)),
    ])
    maze.unrestorable = unrestorable
    let refusing = maze
    #expect(try finding { refusing }.outcome == .undecided)
  }

  @Test func `a difference is found in a walk that was cut short, too`() throws {
    let finding = try finding({ StaleShop() }, Scope("shop", states: 5))
    guard case .violated(let steps, _, let isConfirmed) = finding.outcome else {
      Issue.record("\(finding)")
      return
    }
    #expect(steps == 4)
    #expect(isConfirmed)
  }

  @Test func `the finding is the same each time, and for any number of workers`() throws {
    let rooms = { @Sendable in BusyRooms(visitsUntilBusy: 12) }
    let alone = try finding(rooms)
    for workers in 1...4 { #expect(try finding(rooms, workers: workers) == alone) }
    #expect(try finding({ Dial() }, workers: 3) == finding { Dial() })
  }
}
