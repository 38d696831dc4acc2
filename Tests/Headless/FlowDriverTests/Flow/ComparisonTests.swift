import FlowDriver
import HeadlessUI
import Testing

struct ComparisonTests {
  private let flow = Flow([
    .increase("Number"), .expect(.value("Fare", "2")), .tap("Pay"), .tap("OK"), .show,
  ])

  private func difference(breaks: Bool) -> String? {
    do throws(FlowError) {
      _ = try flow.compare(BrokenPort(TicketMachine(), breaks: breaks), with: TicketMachine())
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a flow that fails on both fails in the same way`() throws {
    #expect(try flow.compare(TicketMachine(), with: TicketMachine()) == nil)
    let failing = Flow([.tap("Pay"), .tap("OK"), .tap("Buy")])
    let alike = try failing.compare(TicketMachine(), with: TicketMachine())
    let error = #expect(throws: FlowError.self) { try Driver(TicketMachine()).run(failing) }
    #expect(alike == error)
  }

  @Test func `a port that doesn't show what was done differs at that step`() {
    let message = #"flow:3: found nothing more in screen "Tickets" after tap "Pay"; "#
    #expect(difference(breaks: false) == message + #"expected alert "Paid""#)
  }

  @Test func `a port that fails differs from one that doesn't, and a driver says so`() {
    let message = #"flow:3: found the port failed: the line is dead after tap "Pay"; "#
    #expect(difference(breaks: true) == message + "expected no failure")
    let driver = Driver(BrokenPort(TicketMachine(), breaks: true))
    let error = #expect(throws: FlowError.self) { try driver.run(flow) }
    #expect(error?.reason == .portFailed("the line is dead"))
    #expect(error?.tree.contains("button \"Pay\"") == true)
  }

  /// An app that always shows the screen of an outline.
  private struct Still: HeadlessApp {
    let screen: Screen<Int>

    init(_ outline: String) throws {
      screen = try Screen(parsing: Array(outline.utf8), file: "still")
    }

    mutating func perform(_ action: Int) {}
  }

  private static let group = "screen \"a\"\n  group \"b\"\n    text \"c\"\n"

  @Test(arguments: [
    (
      "screen \"a\"\n  group \"b\"\n", group,
      #"found nothing more in screen "a" in group "b" at the start; expected text "c""#
    ),
    (
      group + "  text \"d\"\n", group,
      #"found text "d" in screen "a" at the start; expected nothing more"#
    ),
    (
      "screen \"b\"\n", "screen \"a\"\n",
      #"found screen "b" at the start; expected screen "a""#
    ),
  ])
  func `a part that is missing, extra, or different is reported`(
    found: String, expected: String, message: String
  ) throws {
    let (port, reference) = (try Still(found), try Still(expected))
    let error = #expect(throws: FlowError.self) {
      try Flow([]).compare(port, with: reference)
    }
    #expect(error?.description == "flow:1: " + message)
  }
}
