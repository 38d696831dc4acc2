import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct ObservationTests {
  /// Rooms in which nobody needs to be seen: 0 leads to 1 and 2, both of which lead to 3 and 0.
  private static let doors = [[1, 2], [3, 0], [3, 0], [0], [0]]

  private func exploration(
    _ scope: Scope<WatchedMaze> = Scope("rooms"),
    unrestorable: Int? = nil,
    workers: Int = 1,
    way: @escaping @Sendable (Int, Int, Bool) -> [Int]
  ) -> Exploration<WatchedMaze> {
    Explorer(
      scope,
      properties: [.observersReadOnlyStates({ $0.state }, described: { "room\n\($0)" })]
    ) {
      WatchedMaze(Self.doors, unrestorable: unrestorable, way: way)
    }.explore(workers: workers)
  }

  private func finding(
    _ scope: Scope<WatchedMaze> = Scope("rooms"),
    way: @escaping @Sendable (Int, Int, Bool) -> [Int]
  ) -> Finding? {
    exploration(scope, way: way).findings.first
  }

  @Test func `an event that changes everything at once passes, and each step is examined`() {
    let exploration = exploration { _, next, _ in [next] }
    #expect(exploration.findings.first?.outcome == .holds)
    #expect(exploration.findings.first?.examined == exploration.transitionCount)
    #expect(exploration.findings.first?.note == nil)
  }

  @Test func `a state to which one event leads from before or after may be read`() {
    #expect(finding { _, next, _ in next == 1 ? [2, 1] : [next] }?.outcome == .holds)
    #expect(finding { _, next, _ in next == 1 ? [3, 1] : [next] }?.outcome == .holds)
    let scope = Scope<WatchedMaze>("rooms") { _, affordance in
      (affordance.name == "To 2") == false
    }
    #expect(finding(scope) { _, next, _ in next == 1 ? [2, 1] : [next] }?.outcome == .holds)
  }

  @Test func `a state to which no event leads is found, and the flow doesn't show it`() throws {
    let flow = try Flow([.tap("To 1")])
    let exploration = exploration { _, next, _ in next == 1 ? [4, 1] : [next] }
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
      let many = self.exploration(workers: workers) { _, next, _ in next == 1 ? [4, 1] : [next] }
      #expect(many.report == exploration.report)
    }
  }

  @Test func `a change that no observer is notified of is found, unless none ever is`() throws {
    let shy = finding { _, next, _ in next == 3 ? [] : [next] }
    let flow = try Flow([.tap("To 1"), .tap("To 3")])
    #expect(shy?.outcome == .violated(steps: 2, flow, .unshown))
    #expect(
      shy?.note
        == "during the last step, taken after going back, an observer reads nothing of the change")
    let silent = finding { _, _, _ in [] }
    #expect(silent?.outcome == .holds)
    #expect(silent?.isVacuous == true)
  }

  @Test func `only what is read counts`() {
    let findings = Explorer(
      Scope<WatchedMaze>("rooms"),
      properties: [
        .observersReadOnlyStates({ $0.state < 9 }), .observersReadOnlyStates({ _ in 0 }),
      ]
    ) {
      WatchedMaze(Self.doors) { _, next, _ in next == 1 ? [4, 1] : [next] }
    }.explore().findings
    #expect(findings.map { $0.holds } == [true, true, true])
    #expect(findings.map { $0.isVacuous } == [false, true, false])
  }

  @Test func `what wasn't visited decides nothing`() {
    let refused = exploration(unrestorable: 2) { _, next, _ in next == 1 ? [2, 1] : [next] }
    #expect(refused.bound == .violation)
    #expect(refused.findings.first?.outcome == .undecided)
    for states in 1...3 {
      let right = finding(Scope("rooms", states: states)) { _, next, _ in [next] }
      #expect(right?.outcome == .undecided)
    }
  }
}
