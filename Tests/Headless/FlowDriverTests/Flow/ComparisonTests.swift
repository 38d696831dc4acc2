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

  /// The former lines are what is found, and the latter ones what is expected.
  @Test(arguments: try Change.all(in: "Tables/hidden.txt"))
  func `what no person can see makes a difference, but not by appearance`(hidden: Change) {
    #expect(difference(of: hidden.part, from: hidden.other, by: .appearance) == nil)
    let found = difference(of: hidden.part, from: hidden.other)
    #expect(found?.hasPrefix("flow:1: found ") == true)
  }

  @Test func `a status that holds is part of the appearance`() {
    let bar = #"bar "b" [1] status "x""#
    let message = #"found bar "b" [1] in screen "a" at the start; expected \#(bar) holds"#
    let found = difference(of: bar, from: bar + " warning holds", by: .appearance)
    #expect(found == "flow:1: " + message)
  }

  @Test(arguments: try Change.all(in: "Tables/differences.txt"))
  func `a part that is missing, extra, or different is reported`(difference: Change) {
    let found = self.difference(of: difference.part, from: difference.other)
    #expect(found == "flow:1: found " + difference.result)
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
