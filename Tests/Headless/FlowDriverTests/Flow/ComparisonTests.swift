import FlowDriver
import HeadlessUI
import Testing

struct ComparisonTests {
  private let flow = Flow([
    .increase("Number"), .expect(.value("Fare", "2")), .tap("Pay"), .tap("OK"), .show,
  ])

  private func difference(_ fault: BrokenPort<TicketMachine>.Fault) -> PortDifference? {
    do throws(PortDifference) {
      _ = try flow.compare(
        BrokenPort(TicketMachine(), fault), with: TicketMachine())
      return nil
    } catch {
      return error
    }
  }

  @Test func `an app doesn't differ from itself`() throws {
    #expect(try flow.compare(TicketMachine(), with: TicketMachine()) == nil)
  }

  @Test func `a flow that fails on both fails in the same way`() throws {
    let failing = Flow([.tap("Pay"), .tap("OK"), .tap("Buy")])
    let alike = try failing.compare(TicketMachine(), with: TicketMachine())
    let error = #expect(throws: FlowError.self) {
      try Driver(TicketMachine()).run(failing)
    }
    #expect(alike == error)
  }

  @Test(arguments: [BrokenPort<TicketMachine>.Fault.dropsAction, .showsTheLastScreen])
  func `a port that doesn't show what was done differs at that step`(
    fault: BrokenPort<TicketMachine>.Fault
  ) {
    let difference = difference(fault)
    #expect(difference?.step == flow.steps[2])
    #expect(
      difference?.description == """
        flow:3: after tap "Pay": in screen "Tickets", found nothing more; expected alert "Paid"
        """)
  }

  /// An app that always shows the screen of an outline.
  private struct Still: HeadlessApp {
    let screen: Screen<Int>

    init(_ outline: String) throws {
      screen = try Screen(parsing: Array(outline.utf8), file: "still")
    }

    mutating func perform(_ action: Int) {}
  }

  /// Returns the difference of the screens of two outlines.
  private func difference(_ found: String, _ expected: String) throws -> String? {
    let (port, reference) = (try Still(found), try Still(expected))
    let error = #expect(throws: PortDifference.self) {
      try Flow([]).compare(port, with: reference)
    }
    return error?.description
  }

  @Test func `a part that is missing, extra, or different is reported`() throws {
    let group = "screen \"a\"\n  group \"b\"\n    text \"c\"\n"
    #expect(
      try difference("screen \"a\"\n  group \"b\"\n", group)
        == """
        flow: at the start: in screen "a" in group "b", found nothing more; expected text "c"
        """)
    #expect(
      try difference(group + "  text \"d\"\n", group)
        == "flow: at the start: in screen \"a\", found text \"d\"; expected nothing more")
    #expect(
      try difference("screen \"b\"\n", "screen \"a\"\n")
        == "flow: at the start: found screen \"b\"; expected screen \"a\"")
  }

  @Test func `a port that fails differs from one that doesn't`() {
    #expect(
      difference(.breaks)?.description
        == """
        flow:3: after tap "Pay": found the port failed: the line is dead; \
        expected no failure
        """)
  }

  @Test func `a driver reports that its port failed, where, and why`() {
    let driver = Driver(BrokenPort(TicketMachine(), .breaks))
    let error = #expect(throws: FlowError.self) { try driver.run(flow) }
    #expect(
      error?.description.hasPrefix("flow:3: the port failed: the line is dead\nscreen ") == true)
    #expect(error?.failure.reason == .portFailed("the line is dead"))
    #expect(error?.failure.tree.contains("button \"Pay\"") == true)
    #expect(driver.history.count == 1)
  }

  @Test func `a driver finds parts through a port`() throws {
    let driver = Driver(BrokenPort(TicketMachine(), .dropsAction))
    try driver.stepper("Number").increase()
    #expect(try driver.value("Fare").value == "2")
    try driver.expect(after: { () throws(FlowFailure) in try driver.tap("Pay") })
    try driver.expect(.noAlert)
    #expect(throws: FlowFailure.self) { try driver.expect(.change) }
  }
}
