import FlowDriver
import HeadlessUI
import TestSupport
import Testing

struct ComparisonTests {
  private let flow = Flow(unchecked: [
    .increase("Number"), .expect(.value("2", of: "Fare")), .tap("Pay"), .tap("OK"), .show,
  ])

  private func difference(
    of port: some AppPort, from reference: some AppPort, after flow: Flow = Flow(unchecked: []),
    by comparison: Flow.Comparison = .everything
  ) -> String? {
    failure { _ = try flow.compare(port, with: reference, by: comparison) }?.description
  }

  private func difference(breaks: Bool) -> String? {
    let port = BrokenPort(app: TicketMachine(), breaks: breaks)
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
    let driver = Driver(BrokenPort(app: TicketMachine(), breaks: true))
    let error = #expect(throws: FlowError.self) { try driver.run(flow) }
    #expect(error?.reason == .portFailed("the line is dead"))
    #expect(error?.tree.contains("button \"Pay\"") == true)
  }

  /// Returns the difference of a screen of parts that an outline says from another one.
  private func difference(
    of found: String, from expected: String, by comparison: Flow.Comparison = .everything
  ) -> String? {
    let apps = [found, expected].map { Still(Screen(outline: "screen \"a\"\n  \($0)\n")) }
    return difference(of: apps[0], from: apps[1], by: comparison)
  }

  @Test(arguments: [
    (#"bar "b" [1]"#, #"bar "b" id "i" [1] status "x""#),
    (#"value "v" "1""#, #"value "v" id "i" "1""#), (#"text "t""#, "group\n    text \"t\""),
    (#"stepper "s" "1" decrease [1]"#, #"stepper "s" id "i" "1" decrease [1] status "x""#),
    ("group \"g\"\n    button \"b\"", "group \"g\"\n    button \"b\" id \"i\""),
    ("sheet \"b\"\n    bar \"c\" [1]", "sheet \"b\"\n    bar \"c\" id \"i\" [1]"),
    ("alert \"m\"\n    button \"b\" [1]", "alert \"m\"\n    button \"b\" id \"i\" [1]"),
    (#"alert "m""#, #"alert "m" id "i" language "en" warning"#),
    (#"sheet "s" dismiss [1]"#, #"sheet "s" id "i" unsaved focus "f" dismiss [1]"#),
    (#"text "t""#, "event \"e\" [1]\n  text \"t\""),
  ])
  func `what no person can see makes a difference, but not by appearance`(
    shown: String, hidden: String
  ) {
    #expect(difference(of: shown, from: hidden, by: .appearance) == nil)
    #expect(difference(of: shown, from: hidden)?.hasPrefix("flow:1: found ") == true)
  }

  @Test func `a status that holds is part of the appearance`() {
    let bar = #"bar "b" [1] status "x""#
    let message = #"found bar "b" [1] in screen "a" at the start; expected \#(bar) holds"#
    let found = difference(of: bar, from: bar + " warning holds", by: .appearance)
    #expect(found == "flow:1: " + message)
  }

  private static let group = "group \"b\"\n    text \"c\""
  private static let sheet = "sheet \"b\" dismiss"

  @Test(arguments: [
    (
      "group \"b\"", group,
      #"nothing more in screen "a" in group "b" at the start; expected text "c""#
    ),
    (
      "group \"b\"\n  text \"d\"", group,
      #"text "d" in screen "a" in group "b" at the start; expected text "c""#
    ),
    (
      group + "\n  text \"d\"", group,
      #"text "d" in screen "a" at the start; expected nothing more"#
    ),
    (
      sheet + " [3]\n    bar \"Close\" [1]\n    bar \"Cancel\" [2]",
      sheet + " [2]\n    bar \"Close\" [1]",
      #"bar "Cancel" [2] in screen "a" in sheet "b" dismiss [2] at the start; expected nothing more"#
    ),
  ])
  func `a part that is missing, extra, or different is reported`(
    found: String, expected: String, message: String
  ) {
    #expect(difference(of: found, from: expected) == "flow:1: found " + message)
  }

  @Test(arguments: [("a [1]", "a [2]"), ("b", "a")])
  func `a title that differs is reported`(found: String, expected: String) {
    let apps = [found, expected].map { Still(Screen<Int>(title: $0)) }
    let message = #"found screen "\#(found)" at the start; expected screen "\#(expected)""#
    #expect(difference(of: apps[0], from: apps[1]) == "flow:1: " + message)
  }
}

/// A port to an app that drops the second action, or breaks at it, and that passes on no event of a wrapper.
struct BrokenPort<App: HeadlessApp>: AppPort {
  struct Failure: Error, CustomStringConvertible {
    let description = "the line is dead"
  }

  var app: App
  let breaks: Bool
  var actions = 0

  func currentScreen() throws(Failure) -> Screen<App.Action> { app.screen }

  mutating func take(_ input: Input<App.Action>) throws(Failure) -> Bool {
    guard case .action = input else { return false }
    actions += 1
    guard actions == 2 else { return app.take(input) }
    if breaks { throw Failure() }
    return true
  }
}
