import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct RequestTests {
  private static let faults: [(library: WaitingMaze, law: String, shown: String)] = [
    (
      WaitingMaze(waiting: [1, 2]), "every response ends its request",
      "tap \"Book\"\nanswer \"page\" with \"text\"\nexpect no request \"page\"\n"
    ),
    (
      WaitingMaze(takesLateResponses: true), "what isn't offered changes nothing",
      "# here answer \"page\" with \"text\", which isn't offered, changes something\n"
    ),
    (
      WaitingMaze(failure: .room("Not found")),
      "no dead end",
      "# nobody can act, and nothing waits; if the app ends here, write .noDeadEnd(unless:)\n"
        + "tap \"Book\"\nanswer \"page\" with \"failure\"\ndismiss\n"
    ),
    (
      WaitingMaze(failure: .room("Again", ("Again", 3))), "home can be reached from every state",
      "tap \"Book\"\nanswer \"page\" with \"failure\"\nexpect"
    ),
  ]

  @Test(arguments: faults) func `a fault of waiting is found, with the responses that lead to it`(
    library: WaitingMaze, law: String, shown: String
  ) {
    let explorer = Explorer(
      Scope("library"),
      properties: [
        .everyResponseEndsItsRequest, .ignoresWhatIsNotOffered(), .noDeadEnd,
        .homeCanBeReached(identifier: "Library"),
      ]
    ) {
      StubbedApp(library) { _ in [Stub("text", 2), Stub("failure", 3)] }
    }
    let report = explorer.explore().report
    #expect(report.contains("# \(law)\n\(shown)"), "\(report)")
  }

  @Test func `a wrapper that keeps the responses to itself ends the exploration`() {
    let exploration = Explorer(Scope("library")) {
      ReplayedApp { Deaf(app: StubbedApp(WaitingMaze()) { _ in [Stub("text", 2)] }) }
    }.explore()
    #expect(exploration.report.contains("a wrapper doesn't pass on the events of its app"))
  }

  /// Explores a sheet from which events lead to rooms, and returns whether a person always gets home.
  private func getsHome(byEventsTo rooms: [Int], areResponses: Bool = true) -> Bool {
    let events = rooms.map {
      ExternalEvent("page", response: areResponses ? "\($0)" : nil, action: $0)
    }
    func sheet(_ title: String, _ door: Int?, _ events: [ExternalEvent<Int>] = []) -> Screen<Int> {
      Screen(title: "Home", coveredBy: [.room(title, ("On", door))], events: events)
    }
    let maze = Maze([
      .room("Home", ("Go", 1)), sheet("Page", nil, events), sheet("Text", 0), sheet("Again", 1),
    ])
    return maze.explored(.homeCanBeReached()).findings[0].holds
  }

  @Test(arguments: [[0], [2, 0]])
  func `a person gets home whatever response comes, if each leads there`(rooms: [Int]) {
    #expect(getsHome(byEventsTo: rooms))
  }

  @Test(arguments: [[3, 0], [1]])
  func `a response that leads back keeps a person from home`(rooms: [Int]) {
    #expect(getsHome(byEventsTo: rooms) == false)
  }

  @Test func `an event that needn't happen brings nobody home`() {
    #expect(getsHome(byEventsTo: [0], areResponses: false) == false)
  }

  @Test func `a screen that only waits says so`() {
    let response = ExternalEvent("page", response: "text", action: 1)
    let holds = [[], [Node<Int>.text("Loading")]].map { content in
      let waiting = Screen(title: "", content: content, events: [response])
      return Maze([waiting, .room("A", ("B", 0))]).explored(.noDeadEnd).holds
    }
    #expect(holds == [false, true])
  }
}

private struct Deaf: HeadlessApp {
  var app: StubbedApp<WaitingMaze>

  var screen: Screen<Int> { app.screen }

  mutating func perform(_ action: Int) { app.perform(action) }
}
