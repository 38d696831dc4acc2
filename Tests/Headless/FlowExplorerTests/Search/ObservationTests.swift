import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct ObservationTests {
  /// Rooms in which nobody needs to be seen: 0 leads to 1 and 2, both of which lead to 3 and 0.
  private static let doors = [[1, 2], [3, 0], [3, 0], [0], [0]]

  private func exploration(
    _ scope: Scope<WatchedMaze> = Scope("rooms"),
    _ properties: [Property<WatchedMaze>] = [
      .observersReadOnlyStates({ $0.state }, described: { "room\n\($0)" })
    ],
    unrestorable: Int? = nil,
    workers: Int = 1,
    way: @escaping @Sendable (Int) -> [Int]
  ) -> Exploration<WatchedMaze> {
    Explorer(scope, properties: properties) {
      WatchedMaze(Self.doors, unrestorable: unrestorable, way: way)
    }.explore(workers: workers)
  }

  private func finding(
    _ scope: Scope<WatchedMaze> = Scope("rooms"), way: @escaping @Sendable (Int) -> [Int]
  ) -> Finding? { exploration(scope, way: way).findings.first }

  @Test func `an event that changes everything at once passes, and each step is examined`() {
    let exploration = exploration { [$0] }
    #expect(exploration.findings.first?.outcome == .holds)
    #expect(exploration.findings.first?.examined == exploration.transitionCount)
    #expect(exploration.findings.first?.note == nil)
  }

  @Test func `a state to which one event leads from before or after may be read`() {
    #expect(finding { $0 == 1 ? [2, 1] : [$0] }?.outcome == .holds)
    #expect(finding { $0 == 1 ? [3, 1] : [$0] }?.outcome == .holds)
    let scope = Scope<WatchedMaze>("rooms") { _, affordance in
      (affordance.name == "To 2") == false
    }
    #expect(finding(scope) { $0 == 1 ? [2, 1] : [$0] }?.outcome == .holds)
  }

  @Test func `a state to which no event leads is found, and the flow doesn't show it`() throws {
    let flow = try Flow([.tap("To 1")])
    let exploration = exploration { $0 == 1 ? [4, 1] : [$0] }
    let finding = exploration.findings.first
    #expect(finding?.outcome == .violated(steps: 1, flow, .unshown))
    #expect(
      finding?.note == "during the last step, taken after going back, an observer reads room␊4")
    #expect(
      exploration.report.hasSuffix(
        """
          VIOLATED after 1 step, not shown by the flow: an observer reads only states that events \
        lead to
        # an observer reads only states that events lead to
        # during the last step, taken after going back, an observer reads room␊4
        tap "To 1"
          holds in \(exploration.states.count) states: the app can go back to every state

        """))
    for workers in 2...4 {
      let many = self.exploration(workers: workers) { $0 == 1 ? [4, 1] : [$0] }
      #expect(many.report == exploration.report)
    }
  }

  @Test func `a change that no observer is notified of is found, unless none ever is`() throws {
    let shy = finding { $0 == 3 ? [] : [$0] }
    let flow = try Flow([.tap("To 1"), .tap("To 3")])
    #expect(shy?.outcome == .violated(steps: 2, flow, .unshown))
    #expect(
      shy?.note
        == "during the last step, taken after going back, an observer reads nothing of the change")
    let silent = finding { _ in [] }
    #expect(silent?.outcome == .holds)
    #expect(silent?.isVacuous == true)
  }

  @Test func `only what is read counts`() {
    let states = Property<WatchedMaze>.observersReadOnlyStates { $0.state < 9 }
    let nothing = Property<WatchedMaze>.observersReadOnlyStates { _ in 0 }
    let findings = exploration(Scope("rooms"), [states, nothing]) { $0 == 1 ? [4, 1] : [$0] }
      .findings
    #expect(findings.map { $0.holds } == [true, true, true])
    #expect(findings.map { $0.isVacuous } == [false, true, false])
  }

  @Test func `what wasn't visited decides nothing`() {
    let refused = exploration(unrestorable: 2) { $0 == 1 ? [2, 1] : [$0] }
    #expect(refused.bound == .violation)
    #expect(refused.findings.first?.outcome == .undecided)
    for states in 1...3 {
      let right = finding(Scope("rooms", states: states)) { [$0] }
      #expect(right?.outcome == .undecided)
    }
  }
}
