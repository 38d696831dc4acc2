import FlowDriver
import FlowExplorer
import HeadlessUI
import TestSupport
import Testing

struct ExplorerTests {
  private static let properties: [Property<Maze>] = [
    .noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached(),
    .always("at most 50") { state, _ in
      state % 100 > 50 ? [.expect(.value("50", of: "Number"))] : nil
    },
    .sometimes("99 is reached") { state, _ in state == 99 },
    .dependsOnStateAlone(steps: 100),
  ]

  private static let complete = Explorer(
    Scope("dial", statesAfterViolation: .max), properties: properties
  ) { .dial }.explore()

  private func explore(
    _ scope: Scope<Maze>, trap: Int? = nil, workers: Int = 1
  ) -> Exploration<Maze> {
    let dial = Maze.dial(trap: trap)
    return Explorer(scope, properties: Self.properties) { dial }.explore(workers: workers)
  }

  @Test func `every state is found, by the shortest way`() throws {
    let exploration = Self.complete
    var steps = [0: 0]
    var rest = [Maze.dial]
    while rest.isEmpty == false {
      let dial = rest.removeFirst()
      for action in dial.screen.actions where steps[action] == nil {
        var next = dial
        next.perform(action)
        steps[action] = (steps[dial.state] ?? 0) + 1
        rest.append(next)
      }
    }
    #expect(exploration.isComplete)
    #expect(exploration.states.sorted() == steps.keys.sorted())
    #expect(exploration.depth == steps.values.max())
    for (number, state) in exploration.states.enumerated() {
      let flow = exploration.flow(to: number)
      let driver = Driver(Maze.dial)
      try driver.run(flow)
      let reached = [flow.steps.count, driver.app.state]
      #expect(reached == [steps[state], state])
    }
  }

  @Test(arguments: [1, 2, 10, 57, 108, 109, 1_000])
  func `a bound gives the same report with any number of workers, and decides nothing`(
    states: Int
  ) throws {
    let alone = explore(Scope("dial", states: states, statesAfterViolation: .max))
    for workers in [.min] + TestSizes.size(quick: 2...2, exhaustive: 2...9) + [.max] {
      let many = explore(
        Scope("dial", states: states, statesAfterViolation: .max), workers: workers)
      #expect(many.report == alone.report)
      #expect(many.states == alone.states)
    }
    let last = alone.states.count - 1
    let driver = Driver(Maze.dial)
    try driver.run(alone.flow(to: last))
    #expect(driver.app.state == alone.states[last])
    let laws = alone.findings.filter { ($0.property == "at most 50") == false }
    if alone.isComplete {
      #expect(alone.frontierCount == 0)
      #expect(laws.allSatisfy { $0.holds })
    } else {
      #expect(alone.extent == "bounded by \(states) states, frontier \(alone.frontierCount)")
      #expect(laws.allSatisfy { $0.outcome == .undecided || $0.holds })
      #expect(laws.first?.outcome == .undecided)
      #expect(alone.holds == false)
    }
  }

  @Test(.first) func `an exploration begins somewhere, however few steps it may take`() async {
    #expect(explore(Scope("dial", depth: -1)).report == explore(Scope("dial", depth: 0)).report)
    await #expect(processExitsWith: .failure) {
      _ = Explorer(Scope<Maze>("nowhere"), firstStates: [])
    }
  }

  @Test func `a depth is part of the question, with a way out beyond it, and a trap is found`()
    throws
  {
    let complete = Self.complete
    let alert = try #require(complete.states.firstIndex { $0 > 100 })
    let steps = complete.flow(to: alert).steps.count
    let bounded = explore(Scope("dial", depth: steps, statesAfterViolation: .max))
    #expect(bounded.extent == "complete within \(steps) steps, frontier \(bounded.frontierCount)")
    #expect(bounded.report.contains("  holds in 1 state: every alert can be left\n"))
    #expect(bounded.findings.filter { $0.isViolation }.map { $0.property } == ["99 is reached"])
    let trapped = explore(Scope("dial", depth: 9), trap: 10).violations.first
    let flow = try Flow(
      [.tap("One"), .tap("One"), .tap("One"), .tap("Seven"), .tap("OK"), .expect(.noAlert)])
    #expect(trapped?.property == "every alert can be left")
    #expect(trapped?.outcome == .violated(steps: 4, flow, .failing))
  }

  @Test func `the first violation ends the exploration once its layer was visited`() throws {
    let explorer = Explorer(Scope("dial"), properties: Self.properties) { Maze.dial }
    let exploration = explorer.explore()
    let all = Self.complete
    #expect(exploration.violations.map { $0.outcome } == [all.findings[3].outcome])
    #expect(exploration.extent == "stopped at a violation, frontier \(exploration.frontierCount)")
    let steps = all.states.indices.map { all.flow(to: $0).steps.count }
    let visited = exploration.states.count - exploration.frontierCount
    #expect(visited == steps.count { $0 <= exploration.depth })
    #expect(exploration.depth < all.depth)
    #expect(explorer.explore(workers: 3).report == exploration.report)
  }

  @Test func `an exploration goes on after a violation for a while, and finds the next one`() {
    let endless = Forgetful { state, _ in .room("\(state)", ("Add", state + 1)) }
    let laws = [3, 9].map { number in
      Property<Forgetful>.always("never \(number)") { state, _ in
        state == number ? [.expect(.noAlert)] : nil
      }
    }
    func explore(_ count: Int, workers: Int = 1) -> Exploration<Forgetful> {
      Explorer(Scope("endless", statesAfterViolation: count), properties: laws) { endless }
        .explore(workers: workers)
    }
    let explorations = [-1, 0, 2, 20].map { explore($0) }
    let violated = explorations.map { $0.violations.map { $0.property } }
    #expect(violated == [["never 3"], ["never 3"], ["never 3"], ["never 3", "never 9"]])
    #expect(explorations.map { $0.bound } == [.violation, .violation, .states(7), .states(25)])
    #expect(explorations[2].findings[1].outcome == .undecided)
    #expect(explore(20, workers: 3).report == explorations[3].report)
  }

  @Test func `a law of steps hides no law of states that is violated after as many steps`() {
    let laws: [Property<Maze>] = [
      .everyStep("never to 8") { $0.after == 8 ? [.expect(.title("Other"))] : nil },
      .always("never 14") { state, _ in state == 14 ? [.expect(.title("Other"))] : nil },
      .always("never 21") { state, _ in state == 21 ? [.expect(.title("Other"))] : nil },
    ]
    let exploration = Explorer(Scope("dial"), properties: laws) { Maze.dial }.explore()
    #expect(exploration.violations.map { $0.property } == ["never to 8", "never 14"])
    #expect(exploration.depth == 2)
  }

  @Test func `a cancelled task ends its exploration, and decides nothing`() async {
    let exploration = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return Explorer(Scope("dial"), properties: [.noDeadEnd]) { Maze.dial }.explore()
    }.value
    #expect(exploration.bound == .cancelled)
    #expect(exploration.extent == "cancelled, frontier \(exploration.frontierCount)")
    #expect(exploration.findings.map { $0.outcome } == [.undecided, .undecided])
  }

  @Test func `a scope has room for one state at least`() {
    #expect([-1, 0, 1, 2].map { Scope<Maze>("", states: $0).states } == [1, 1, 1, 2])
  }

  @Test
  func `what an app keeps beside its state is found in the same way by any number of workers`() {
    let hoard = Forgetful { state, _ in
      .room("\(state)", ("Left", 1), ("Right", 40), ("Reset", 0))
    } go: { state, action, memory in
      action == 0 ? 0 : (state + action + (memory.steps % 10 == 0 ? 1 : 0)) % 1_600
    }
    let explorer = Explorer(
      Scope("hoard", states: 300), properties: [.noDeadEnd, .dependsOnStateAlone(steps: 100)]
    ) { hoard }
    let alone = explorer.explore()
    let many = explorer.explore(workers: 3)
    #expect(alone.states == many.states)
    #expect(alone.report == many.report)
    #expect(alone.violations.count == 1)
  }
}
