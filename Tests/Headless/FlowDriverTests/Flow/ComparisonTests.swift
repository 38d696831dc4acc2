import FlowDriver
import HeadlessUI
import Testing

struct ComparisonTests {
  private let flow = Flow(unchecked: [
    .increase("Number"), .expect(.value("2", of: "Fare")), .tap("Pay"), .tap("OK"), .show,
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

  /// An app that always shows the screen of an outline.
  private struct Still: HeadlessApp {
    let screen: Screen<Int>

    init(_ outline: String) throws {
      screen = try Screen(parsing: Array(outline.utf8), file: "still")
    }

    /// Has a control of each kind, on a screen, a sheet, and an alert.
    init(identifier: String?, status: Status?, isGrouped: Bool = false) {
      let button = Button("b", action: 1, status: status, identifier: identifier)
      let stepper = Stepper(
        "s", value: "1", decrement: 2, increment: 3, status: status, identifier: identifier)
      let nodes: [Node<Int>] = [
        .text("t"), .value(Value("v", value: "1", identifier: identifier)),
        .group(Group("g", children: [.button(button), .stepper(stepper)])),
      ]
      let content = isGrouped ? [.group(Group(children: nodes))] : nodes
      let alert = Modal.alert(Alert(message: "m", buttons: [button]))
      let sheet = Screen(title: "b", bar: [button], content: content, modal: alert)
      screen = Screen(
        title: "a", bar: [button], content: content, modal: .sheet(sheet, dismissal: Dismissal(4)))
    }

    mutating func perform(_ action: Int) {}
  }

  @Test func `what no person can see makes a difference, but not by appearance`() throws {
    let flow = try Flow([])
    let port = Still(identifier: nil, status: nil)
    let unheld = Status("x", holds: false)
    let reference = Still(identifier: "i", status: unheld, isGrouped: true)
    #expect(try flow.compare(port, with: reference, by: .appearance) == nil)
    let error = #expect(throws: FlowError.self) { try flow.compare(port, with: reference) }
    #expect(
      error?.description == #"flow:1: found bar "b" [1] in screen "a" at the start; "#
        + #"expected bar "b" id "i" [1] status "x""#)
  }

  @Test func `a status that holds is part of the appearance`() throws {
    let port = Still(identifier: nil, status: Status("x", holds: false))
    let reference = Still(identifier: "i", status: Status("x", holds: true, isWarning: true))
    let error = #expect(throws: FlowError.self) {
      try Flow([]).compare(port, with: reference, by: .appearance)
    }
    #expect(
      error?.description == #"flow:1: found bar "b" [1] in screen "a" at the start; "#
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
  ) throws {
    let (port, reference) = (try Still(found), try Still(expected))
    let error = #expect(throws: FlowError.self) {
      try Flow([]).compare(port, with: reference)
    }
    #expect(error?.description == "flow:1: " + message)
  }
}
