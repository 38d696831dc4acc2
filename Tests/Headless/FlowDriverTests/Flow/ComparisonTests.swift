import FlowDriver
import HeadlessUI
import SeededScreens
import Testing

struct ComparisonTests {
  private let flow = Flow(unchecked: [
    .increase("Number"), .expect(.value("2", of: "Fare")), .tap("Pay"), .tap("OK"), .show,
  ])

  private func difference(
    of port: some AppPort, from reference: some AppPort, after flow: Flow = Flow(unchecked: []),
    by comparison: Flow.Comparison = .everything
  ) -> String? {
    do throws(FlowError) {
      return try flow.compare(port, with: reference, by: comparison)?.description
    } catch {
      return error.description
    }
  }

  private func difference(breaks: Bool) -> String? {
    let port = BrokenPort(TicketMachine(), breaks: breaks)
    return difference(of: port, from: TicketMachine(), after: flow)
  }

  @Test func `a flow that fails on both fails in the same way`() throws {
    #expect(try flow.compare(TicketMachine(), with: TicketMachine()) == nil)
    let failing = try Flow([.tap("Pay"), .tap("OK"), .tap("Buy")])
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

  @Test(arguments: [
    (#"bar "b" [1]"#, #"bar "b" id "i" [1] status "x""#),
    (#"value "v" "1""#, #"value "v" id "i" "1""#), (#"text "t""#, "group\n    text \"t\""),
    (#"stepper "s" "1" decrease [1]"#, #"stepper "s" id "i" "1" decrease [1] status "x""#),
    ("group \"g\"\n    button \"b\"", "group \"g\"\n    button \"b\" id \"i\""),
    ("sheet \"b\"\n    bar \"c\" [1]", "sheet \"b\"\n    bar \"c\" id \"i\" [1]"),
    ("alert \"m\"\n    button \"b\" [1]", "alert \"m\"\n    button \"b\" id \"i\" [1]"),
  ])
  func `what no person can see makes a difference, but not by appearance`(
    shown: String, hidden: String
  ) {
    let apps = [shown, hidden].map { Still(Screen(outline: "screen \"a\"\n  \($0)\n")) }
    #expect(difference(of: apps[0], from: apps[1], by: .appearance) == nil)
    let difference = difference(of: apps[0], from: apps[1])
    #expect(difference?.hasPrefix("flow:1: found ") == true)
  }

  @Test func `a status that holds is part of the appearance`() {
    let bar = "screen \"a\"\n  bar \"b\" [1] status \"x\""
    let apps = [bar, bar + " warning holds"].map { Still(Screen(outline: $0)) }
    #expect(
      difference(of: apps[0], from: apps[1], by: .appearance)
        == #"flow:1: found bar "b" [1] in screen "a" at the start; "#
        + #"expected bar "b" [1] status "x" holds"#)
  }

  private static func sheet(dismissal: Int) -> String {
    "screen \"a\"\n  sheet \"b\" dismiss [\(dismissal)]\n    bar \"Close\" [1]\n"
  }

  private static let group = "screen \"a\"\n  group \"b\"\n    text \"c\"\n"

  @Test(arguments: [
    (
      "screen \"a\"\n  group \"b\"\n", group,
      #"found nothing more in screen "a" in group "b" at the start; expected text "c""#
    ),
    (
      "screen \"a\"\n  group \"b\"\n  text \"d\"\n", group,
      #"found text "d" in screen "a" in group "b" at the start; expected text "c""#
    ),
    (
      group + "  text \"d\"\n", group,
      #"found text "d" in screen "a" at the start; expected nothing more"#
    ),
    (
      sheet(dismissal: 3) + "    bar \"Cancel\" [2]\n", sheet(dismissal: 2),
      #"found bar "Cancel" [2] in screen "a" in sheet "b" dismiss [2] at the start; "#
        + "expected nothing more"
    ),
    (
      "screen \"a [1]\"\n", "screen \"a [2]\"\n",
      #"found screen "a [1]" at the start; expected screen "a [2]""#
    ),
    (
      "screen \"b\"\n", "screen \"a\"\n",
      #"found screen "b" at the start; expected screen "a""#
    ),
  ])
  func `a part that is missing, extra, or different is reported`(
    found: String, expected: String, message: String
  ) {
    let apps = [found, expected].map { Still(Screen(outline: $0)) }
    #expect(difference(of: apps[0], from: apps[1]) == "flow:1: " + message)
  }
}
