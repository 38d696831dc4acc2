import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct RefusedStateTests {
  private func explore(unrestorable: Set<Int>, workers: Int = 1) -> Exploration<Maze> {
    var maze = Maze([
      .room("Home", ("Left", 1), ("Right", 2)), .room("Left", ("Home", 0), ("On", 3)),
      .room("Right", ("Home", 0), ("On", 3)), .room("End", ("Home", 0)),
    ])
    maze.unrestorable = unrestorable
    let neverEnd = Property<Maze>.always("never the end") { state, _ in
      state == 3 ? [.expect(.title("Home"))] : nil
    }
    return Explorer(
      Scope("maze"),
      properties: [neverEnd, .homeCanBeReached, .sometimes("the end") { state, _ in state == 3 }],
      makeApp: { [maze] in maze }
    ).explore(workers: workers)
  }

  @Test func `an app that restores every state is explored completely`() {
    let exploration = explore(unrestorable: [])
    #expect(exploration.isComplete)
    #expect(exploration.states == [0, 1, 2, 3])
  }

  @Test func `a refused state ends the exploration, which fails and reports it`() {
    let exploration = explore(unrestorable: [2])
    #expect(exploration.bound == .refusedState(2))
    #expect(exploration.states == [0, 1, 2, 3])
    #expect(exploration.frontierCount == 2)
    #expect(exploration.transitionCount == 4)
    #expect(exploration.findings.map { $0.outcome } == [.undecided, .undecided, .undecided])
    #expect(exploration.isComplete == false)
    #expect(exploration.holds == false)
    #expect(
      exploration.report == """
        maze: stopped because the app refused to restore state 2, frontier 2
          4 states, 4 transitions, depth 1, 2 (screen, control, alert) triples, \
        2 controls never tried
          undecided after 2 states: never the end
          undecided after 2 states: home can be reached from every state
          undecided after 2 states: the end
          REFUSED: the app didn't restore a state that it was in before
        # the state that the app refused
        tap "Right"

        """)
  }

  @Test func `an app that refuses its first state has nothing to explore`() {
    let exploration = explore(unrestorable: [0])
    #expect(exploration.bound == .refusedState(0))
    #expect(exploration.states == [0])
    #expect(exploration.holds == false)
  }

  @Test func `a state that is refused between two steps counts as not visited`() {
    let exploration = Explorer<OneWayDoor>(Scope("door"), makeApp: { OneWayDoor() }).explore()
    #expect(exploration.bound == .refusedState(0))
    #expect(exploration.states == [0])
    #expect(exploration.transitionCount == 0)
    #expect(exploration.holds == false)
  }

  @Test(arguments: [[0], [1], [2], [3], [1, 3], [2, 3]] as [Set<Int>])
  func `a refusal is reported in the same way with any number of workers`(unrestorable: Set<Int>) {
    let alone = explore(unrestorable: unrestorable)
    for workers in 2...4 {
      let many = explore(unrestorable: unrestorable, workers: workers)
      #expect(many.report == alone.report)
      #expect(many.states == alone.states)
    }
  }

  @Test(arguments: 1...4)
  func `an app that restores another state than the one it was given is found at once`(
    workers: Int
  ) {
    let exploration = Explorer<Ratchet>(
      Scope("ratchet"), properties: [.noDeadEnd], makeApp: { Ratchet() }
    ).explore(workers: workers)
    #expect(exploration.bound == .alteredState(1))
    #expect(exploration.holds == false)
    #expect(exploration.findings.map { $0.outcome } == [.undecided])
    #expect(
      exploration.report == """
        ratchet: stopped because the app restored another state than state 1, frontier 2
          3 states, 2 transitions, depth 0, 0 (screen, control, alert) triples, \
        2 controls never tried
          undecided after 1 state: no dead end
          ALTERED: the app restored another state than the one that it was given
        # the state that the app didn't restore
        tap "One"

        """)
  }
}

/// A wheel that turns from 0 to 9, of which only even places are restored.
private struct Ratchet: RestorableApp {
  private(set) var state = 0

  var screen: Screen<Int> {
    .room(
      "Place", ("One", state < 9 ? state + 1 : nil), ("Two", state < 8 ? state + 2 : nil))
  }

  mutating func restore(_ state: Int) -> Bool {
    self.state = state - state % 2
    return true
  }

  mutating func perform(_ action: Int) { state = action }
}

/// An app that never goes back to a state once it has left it.
private struct OneWayDoor: RestorableApp {
  private(set) var state = 0
  private var left: Set<Int> = []

  var screen: Screen<Int> { .room("Room \(state)", ("One", state + 1), ("Two", state + 2)) }

  mutating func restore(_ state: Int) -> Bool {
    guard left.contains(state) == false else { return false }
    self.state = state
    return true
  }

  mutating func perform(_ action: Int) {
    left.insert(state)
    state = action
  }
}
