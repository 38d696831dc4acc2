import FlowDriver
import FlowExplorer
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
      #"here answer "book(1)" with "failure", which isn't offered, changes something"#
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
}
