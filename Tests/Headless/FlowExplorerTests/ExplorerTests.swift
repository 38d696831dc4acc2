import FlowDriver
import FlowExplorer
import HeadlessUI
import TestSizes
import Testing

struct ExplorerTests {
  private func explore(
    _ scope: Scope<Dial>,
    trap: Int? = nil,
    workers: Int = 1
  ) -> Exploration<Dial> {
    let small = Property<Dial>.always("at most 50") { state, _ in
      state.number > 50 ? [.expect(.value("Number", "50"))] : nil
    }
    let properties: [Property<Dial>] = [
      .noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached, small,
      .sometimes("99 is reached") { state, _ in state.number == 99 },
    ]
    return Explorer(scope, properties: properties) { Dial(trap: trap) }.explore(workers: workers)
  }

  private func outcome(
    of property: String,
    _ exploration: Exploration<Dial>
  ) throws -> Finding.Outcome {
    try #require(exploration.findings.first { $0.property == property }).outcome
  }

  @Test func `every state is found, by the shortest way`() throws {
    let exploration = explore(Scope("dial"))
    var steps = [Dial.State(): 0]
    var rest = [Dial()]
    while rest.isEmpty == false {
      let dial = rest.removeFirst()
      for action in dial.screen.actions {
        var next = dial
        next.perform(action)
        guard steps[next.state] == nil else { continue }
        steps[next.state] = (steps[dial.state] ?? 0) + 1
        rest.append(next)
      }
    }
    #expect(exploration.isComplete)
    #expect(Set(exploration.states) == Set(steps.keys))
    #expect(exploration.states.count == steps.count)
    #expect(exploration.depth == steps.values.max())
    for (number, state) in exploration.states.enumerated() {
      let flow = exploration.flow(to: number)
      #expect(flow.steps.count == steps[state])
      let driver = Driver(Dial())
      try driver.run(flow)
      #expect(driver.app.state == state)
    }
  }

  @Test(arguments: [1, 2, 3, 10, 30, 31, 57, 100, 108, 109, 1_000])
  func `a bound on states gives the same report with any number of workers`(states: Int) throws {
    let alone = explore(Scope("dial", states: states))
    for workers in TestSizes.size(quick: 2...3, exhaustive: 2...9) {
      let many = explore(Scope("dial", states: states), workers: workers)
      #expect(many.report == alone.report)
      #expect(many.coverageReport == alone.coverageReport)
      #expect(many.states == alone.states)
    }
    #expect(alone.states.count <= states)
    for (number, state) in alone.states.enumerated() {
      let driver = Driver(Dial())
      try driver.run(alone.flow(to: number))
      #expect(driver.app.state == state)
    }
    #expect(alone.isComplete == (alone.frontierCount == 0))
  }

  @Test func `a bound never makes a law look violated`() throws {
    let complete = explore(Scope("dial"))
    #expect(try outcome(of: "every alert can be left", complete) == .holds)
    let step = TestSizes.size(quick: 7, exhaustive: 1)
    for states in stride(from: 1, to: complete.states.count, by: step) {
      let bounded = explore(Scope("dial", states: states))
      #expect(bounded.extent == "bounded by \(states) states, frontier \(bounded.frontierCount)")
      for law in ["no dead end", "every alert can be left", "home can be reached from every state"]
      {
        let outcome = try outcome(of: law, bounded)
        #expect(outcome == .undecided, "\(states) states, \(law)")
      }
      #expect(bounded.holds == false)
    }
  }

  @Test func `a way out beyond the bound isn't taken for granted`() throws {
    let complete = explore(Scope("dial"))
    let alert = try #require(complete.states.firstIndex { $0.isAsking })
    let steps = complete.flow(to: alert).steps.count
    let short = explore(Scope("dial", depth: steps - 1))
    #expect(try outcome(of: "every alert can be left", short) == .undecided)
    #expect(try outcome(of: "99 is reached", short) == .undecided)
    let bounded = explore(Scope("dial", depth: steps))
    #expect(bounded.extent == "bounded by \(steps) steps, frontier \(bounded.frontierCount)")
    #expect(try outcome(of: "every alert can be left", bounded) == .undecided)
    #expect(try outcome(of: "home can be reached from every state", bounded) == .undecided)
    #expect(bounded.report.contains("  undecided after 1 state: every alert can be left\n"))
    #expect(bounded.violations.isEmpty)
    #expect(bounded.holds == false)
  }

  @Test func `a trap that nothing leads out of is found, however early the bound`() throws {
    let exploration = explore(Scope("dial", depth: 9), trap: 10)
    let outcome = try outcome(of: "every alert can be left", exploration)
    guard case .violated(let steps, let flow, let isConfirmed) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(steps == 4)
    #expect(flow.steps.count == 6)
    #expect(isConfirmed)
  }

  @Test func `the coverage lists what was reached and what was never tried`() {
    let scope = Scope<Dial>("ones", depth: 10) { _, affordance in
      (affordance.name == "Seven") == false
    }
    let exploration = explore(scope)
    #expect(
      exploration.coverageReport == """
        ones: bounded by 10 steps, frontier 1
          screen "Dial": tap "One" -> screen "Dial"
          screen "Dial": tap "Reset" -> screen "Dial"
          screen "Dial": tap "One" -> alert "10 it is"
          screen "Dial": tap "Seven" -> never tried
          screen "Dial": tap "Broken" -> never tried
          alert "10 it is": tap "OK" -> never tried

        """)
    #expect(exploration.layerTransitions.count == 3)
    #expect(
      exploration.report.contains("3 (screen, control, alert) triples, 3 controls never tried"))
  }

  @Test func `states are distinct even if their hashes are equal`() {
    let states = Explorer(Scope("counter"), makeApp: { Counter() }).explore().states
    #expect(states.map { $0.count } == Array(0...9))
  }
}

/// An app that counts to nine, all of whose states have the same hash.
private struct Counter: RestorableApp {
  struct State: Hashable {
    var count = 0

    func hash(into hasher: inout Hasher) {}
  }

  private(set) var state = State()

  var screen: Screen<Int> {
    .room("Count", ("Next", state.count < 9 ? state.count + 1 : nil))
  }

  mutating func restore(_ state: State) -> Bool {
    self.state = state
    return true
  }

  mutating func perform(_ action: Int) { state.count = action }
}
