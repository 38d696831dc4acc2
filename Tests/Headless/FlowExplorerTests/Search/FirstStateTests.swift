import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct FirstStateTests {
  private static let maze = Maze([
    .room("Home", ("Go", 2)), .room("Garden", ("Go", 2)), .room("Gate", ("Go", 3)), .room("Street"),
  ])

  private func explore(
    _ rooms: [Int], states: Int = 100, _ properties: Property<Maze>...
  ) -> Exploration<Maze> {
    Explorer(
      Scope("maze", states: states), properties: properties,
      firstStates: rooms.map { room in
        FirstState("open room \(room)") {
          var maze = Self.maze
          maze.perform(room)
          return maze
        }
      }
    ).explore()
  }

  @Test func `an exploration begins with each first state, and equal states count as one`() {
    let exploration = explore([0, 1, 0])
    #expect(exploration.states == [0, 1, 2, 3])
    #expect(exploration.transitionCount == 3)
    #expect(exploration.depth == 2)
    #expect(exploration.flow(to: 1).steps.isEmpty)
    #expect(explore([0, 1, 2], states: 2).bound == .states(2))
  }

  @Test func `a report says in which first state a counterexample begins`() throws {
    let neverStreet = Property<Maze>.always("never the street") { state, _ in
      state == 3 ? [.expect(.title("Gate"))] : nil
    }
    let finding = try #require(explore([1, 2], neverStreet).violations.first)
    let flow = try Flow([.tap("Go"), .expect(.title("Gate"))])
    #expect(finding.outcome == .violated(steps: 1, flow, .failing))
    #expect(finding.firstState == "open room 2")
    #expect(
      finding.description.hasSuffix(
        """
        # never the street
        # open room 2
        tap "Go"
        expect title "Gate"

        """))
  }

  @Test func `what an app keeps beside its state is walked from each first state`() throws {
    let explorer = Explorer(
      Scope("busy"), properties: [.dependsOnStateAlone(steps: 1_000)],
      firstStates: [0, 7].map { room in
        FirstState("open room \(room)") {
          var app = Forgetful.busy(after: room == 7 ? 3 : .max)
          app.restore(room)
          return app
        }
      })
    let finding = try #require(explorer.explore().findings.first)
    #expect(finding.firstState == "open room 7")
  }
}
