import FlowDriver
import FlowExplorer
import HeadlessUI
import TestSupport
import Testing

struct CounterexampleTests {
  private func outcome(of property: Property<Maze>, in maze: Maze) -> Finding.Outcome? {
    maze.explored(property).findings.first?.outcome
  }

  /// Checks that a law is violated, with a counterexample that passes on a fixed maze.
  private func expectBroken(
    _ property: Property<Maze>, in maze: Maze, _ text: String, mended: Maze
  ) throws {
    let finding = try #require(maze.explored(property).findings.first)
    let flow = try Flow(parsing: text, file: "f")
    #expect(finding.outcome == .violated(steps: finding.stepCount, flow, .failing))
    #expect(throws: FlowError.self) { try Driver(maze).run(flow) }
    try Driver(mended).run(flow)
    #expect(outcome(of: property, in: mended) == .holds)
  }

  @Test func `a flow that fails on its way doesn't count as a counterexample`() throws {
    let house = Forgetful { state, memory in
      .room("Room \(state)", ("Go", memory.isRestored ? 1 : nil))
    }
    let never = Property<Forgetful>.always("never one") { state, _ in
      state == 1 ? [.expect(.title("Room 0"))] : nil
    }
    let flow = try Flow([.tap("Go"), .expect(.title("Room 0"))])
    let finding = house.explored(never).findings.first
    #expect(finding?.outcome == .violated(steps: 1, flow, .unshown))
    #expect(finding?.note?.hasPrefix("a new app can't take these steps") == true)
  }

  @Test func `steps of a stepper are one command, before those that the law names`() throws {
    let maze = Maze(
      (0...4).map { number in
        let next = number < 4 ? number + 1 : nil
        let stepper = Node.stepper("Count", value: "\(number)", decrement: nil, increment: next)
        return Screen(title: "Count", content: [stepper])
      })
    let never = Property<Maze>.always("no end") { state, _ in
      state == 4 ? [.increase("Count"), .expect(.value("5", of: "Count"))] : nil
    }
    let flow = try Flow([
      .increase("Count", by: 4), .increase("Count"), .expect(.value("5", of: "Count")),
    ])
    let exploration = maze.explored(never)
    #expect(exploration.violations.map { $0.outcome } == [.violated(steps: 4, flow, .failing)])
    #expect("\(exploration.flow(to: 4))" == "increase \"Count\" by 4\n")
  }

  @Test(arguments: [("Kiwi", "Mango", " in \"Mango\""), ("Mango", "Mango", " 2nd")])
  func `a counterexample, and a flow to each state, name the row of a control`(
    first: String, second: String, place: String
  ) throws {
    var orchard = Orchard(first, second)
    orchard.most = 2
    let exploration = orchard.explored(
      .always("a second mango") { state, _ in
        state.fruits[1].count > 1 ? [.expect(.noText("Orchard"))] : nil
      })
    let flow = try #require(exploration.violations.first?.flow)
    let tap = "tap \"Add\"\(place)\n"
    #expect("\(flow)" == tap + tap + "expect no text \"Orchard\"\n")
    for (number, state) in exploration.states.enumerated() {
      let driver = Driver(orchard)
      try driver.run(Flow(parsing: "\(exploration.flow(to: number))", file: "f"))
      #expect(driver.app.state == state)
    }
  }

  @Test func `a law that names no commands says so, and ends the exploration`() throws {
    let maze = Maze([.room("Home", ("Go", 1)), .room("One", ("Go", 2)), .room("Two")])
    let never = Property<Maze>.always("never one") { state, _ in state == 1 ? [] : nil }
    let exploration = maze.explored(never)
    let finding = try #require(exploration.violations.first)
    #expect(finding.outcome == .violated(steps: 1, try Flow([.tap("Go")]), .unshown))
    #expect(finding.note == "the law names no command that shows it")
    #expect(exploration.bound == .violation)
  }

  @Test func `sheets that lead only to each other violate the way home`() throws {
    func maze(_ wayOut: Int) -> Maze {
      Maze([
        .room("Home", ("Go", 1)),
        Screen(title: "Home", coveredBy: [.room("One", dismissal: wayOut)]),
        Screen(title: "Home", coveredBy: [.room("Two", dismissal: 1)]),
      ])
    }
    try expectBroken(
      .homeCanBeReached(), in: maze(2),
      "tap \"Go\"\ndismiss\nexpect no alert\nexpect title \"Home\"\n", mended: maze(0))
  }

  @Test func `a dead end is shown by a disabled button`() throws {
    func maze(_ wayOut: Int?) -> Maze {
      Maze([.room("Home", ("Go", 1)), .room("End", ("Back", wayOut))])
    }
    try expectBroken(
      .noDeadEnd, in: maze(nil), "tap \"Go\"\nexpect button \"Back\" enabled\n", mended: maze(0))
  }

  @Test func `a control that changes nothing is a violation unless it's declared inert`() throws {
    let maze = Maze([.room("Home", ("Stay", 0), ("Go", 1)), .room("End", ("Back", 0))])
    let mended = Maze([.room("Home", ("Stay", 1), ("Go", 1)), .room("End", ("Back", 0))])
    try expectBroken(
      .everyControlActs(), in: maze, "tap \"Stay\"\nexpect change\n", mended: mended)
    #expect(outcome(of: .everyControlActs { $0.name == "Stay" }, in: maze) == .holds)
    #expect((outcome(of: .everyControlActs { $0.name == "Go" }, in: maze) == .holds) == false)
  }

  /// Alerts and sheets, and how a person cancels them.
  private static func cancellations(_ wayOut: Int) -> [(layer: Layer<Int>, command: String)] {
    let cancel = Button("Cancel", action: wayOut, role: .cancel)
    let group = Node.group(children: [.button(cancel)])
    return [
      (Layer(.alert, message: "Sure?", buttons: [cancel.node]), "tap \"Cancel\""),
      (.sheet(title: "Sheet", bar: [cancel]), "tap \"Cancel\""),
      (.sheet(title: "Sheet", content: [group]), "tap \"Cancel\""),
      (.room("Sheet", ("Stay", 1), dismissal: wayOut), "dismiss"),
    ]
  }

  @Test(arguments: 0..<4)
  func `a cancel button, wherever it is, or a dismissal preserves the value`(number: Int) throws {
    func maze(_ wayOut: Int) -> Maze {
      Maze([
        .room("Home", ("Go", 1)),
        .room("Home").covered(by: Self.cancellations(wayOut)[number].layer),
        .room("Sold", ("Back", 0)),
      ])
    }
    let preserves = Property<Maze>.cancellingPreserves(
      "what is sold", { $0 == 2 }, shown: { _ in [.expect(.title("Home"))] })
    let command = Self.cancellations(0)[number].command
    try expectBroken(
      preserves, in: maze(2), "tap \"Go\"\n\(command)\nexpect title \"Home\"\n", mended: maze(0))
  }

  @Test(.timeLimit(.minutes(5))) func `a long way back is no reason to take long`() {
    let last = TestSizes.size(quick: 500, exhaustive: 5_000)
    let rooms = (0...last).map { number in
      Screen<Int>(
        title: "Home",
        coveredBy: [.room("Up", ("Up", number < last ? number + 1 : nil), ("Down", number - 1))])
    }
    let home = Screen<Int>.room("Home", ("Up", 1))
    #expect(outcome(of: .homeCanBeReached(), in: Maze([home] + rooms.dropFirst())) == .holds)
  }
}
