import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct RequestTests {
  private func explore(_ fault: Library.Fault?) -> Exploration<StubbedApp<Library>> {
    Explorer(
      Scope("library"),
      properties: [
        .everyResponseEndsItsRequest, .ignoresWhatIsNotOffered(), .noDeadEnd, .homeCanBeReached,
      ]
    ) { Library.stubbed(fault) }.explore()
  }

  @Test func `an app that waits is explored with every response at any moment`() {
    let exploration = explore(nil)
    #expect(exploration.holds, "\(exploration.report)")
    #expect(exploration.states.count == 7)
  }

  private static let faults: [(Library.Fault, String, String)] = [
    (
      .keepsAsking, "every response ends its request",
      """
      tap "Book 1"
      answer "book(1)" with "text"
      expect no request "book(1)"
      """
    ),
    (
      .takesLateAnswers, "what isn't offered changes nothing",
      #"here answer "book(1)" with "text", which isn't offered, changes something"#
    ),
    (
      .hangs, "no dead end",
      """
      tap "Book 1"
      answer "book(1)" with "failure"
      """
    ),
    (
      .trapsAfterFailures, "home can be reached from every state",
      """
      tap "Book 1"
      answer "book(1)" with "failure"
      """
    ),
  ]

  @Test(arguments: faults) func `a fault of waiting is found, with the responses that lead to it`(
    fault: Library.Fault, law: String, shown: String
  ) {
    let exploration = explore(fault)
    #expect(exploration.violations.contains { $0.property == law })
    #expect(exploration.report.contains(shown), "\(exploration.report)")
  }

  /// A sheet that waits, what can happen on it, and whether a person gets home whatever does.
  private static let waits: [(events: [ExternalEvent<Int>], holds: Bool)] = [
    ([ExternalEvent("page", response: "text", action: 0)], true),
    (
      [.init("page", response: "text", action: 2), .init("page", response: "none", action: 0)], true
    ),
    (
      [.init("page", response: "text", action: 3), .init("page", response: "none", action: 0)],
      false
    ),
    ([.init("page", response: "text", action: 1)], false),
    ([.init("closing time", action: 0)], false),
  ]

  @Test(arguments: waits) func `a person gets home whatever response comes, if each leads there`(
    events: [ExternalEvent<Int>], holds: Bool
  ) {
    func sheet(_ title: String, _ door: Int?, _ events: [ExternalEvent<Int>] = []) -> Screen<Int> {
      var screen = Screen<Int>.room("Home").covered(
        by: .sheet(.room(title, ("On", door)), dismissal: nil))
      screen.events = events
      return screen
    }
    let maze = Maze([
      .room("Home", ("Go", 1)), sheet("Page", nil, events), sheet("Text", 0), sheet("Again", 1),
    ])
    let exploration = Explorer(Scope("page"), properties: [.homeCanBeReached]) { maze }.explore()
    #expect(exploration.findings[0].holds == holds)
  }

  @Test func `a screen that only waits says so`() {
    let response = ExternalEvent("page", response: "text", action: 1)
    let holds = [[], [Node<Int>.text("Loading")]].map { content in
      let maze = Maze([
        Screen(title: "", content: content, events: [response]), .room("A", ("B", 0)),
      ])
      return Explorer(Scope("page"), properties: [.noDeadEnd]) { maze }.explore().holds
    }
    #expect(holds == [false, true])
  }
}
