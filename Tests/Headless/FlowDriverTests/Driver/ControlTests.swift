import FlowDriver
import HeadlessUI
import Testing

struct ControlTests {
  private let app = Driver(TicketMachine())

  @Test func `a control is used by its role and name`() throws {
    try app.stepper("Number").increase(by: 3)
    try app.stepper("Number").decrease()
    #expect(try app.stepper("Number").value == "3")
    #expect(try app.value("Fare").value == "3")
    #expect(app.alert == nil)
    try app.button("Pay").tap()
    #expect(app.alert?.message == "Paid")
  }

  @Test func `a control is found again whenever it's used`() throws {
    let fare = app.value("Fare")
    try app.stepper("Number").increase()
    #expect(try fare.value == "2")
  }

  @Test func `a control that is missing, ambiguous, or covered is reported with the tree`() throws {
    let none = #expect(throws: FlowFailure.self) { try app.button("Pya").tap() }
    #expect(none?.reason == .notFound(.button, name: "Pya", nearest: ["Pay", "Print", "Help"]))
    #expect(none?.tree.hasPrefix("screen \"Tickets\"\n") == true)
    let ambiguity = #expect(throws: FlowFailure.self) { try app.button("Buy").node }
    #expect(
      ambiguity?.reason
        == .ambiguous(name: "Buy", roles: [.button, .button], identifiers: ["day", "week"]))
    try app.button("Pay").tap()
    let covered = #expect(throws: FlowFailure.self) { try app.value("Fare").value }
    #expect(covered?.reason == .covered(.value, name: "Fare", by: .alert, named: "Paid"))
  }

  @Test func `the history has each step and the screen before it`() throws {
    let before = app.app.screen
    try app.stepper("Number").increase(by: 2)
    try app.button("Pay").tap()
    #expect(
      app.history.map { $0.command }
        == [.increase("Number"), .increase("Number"), .tap(Target("Pay", role: .button))])
    #expect(app.history.first?.screen == before)
  }

  @Test func `an affordance is performed and recorded by its name and identifier`() throws {
    let affordances = app.app.screen.affordances
    for affordance in affordances where ["Buy", "Number"].contains(affordance.name) {
      if affordance.isEnabled { try app.perform(affordance) }
    }
    #expect(app.app.log == [.buy("day"), .buy("week"), .more])
    #expect(
      app.history.map { $0.command }
        == [
          .tap(Target("Buy", identifier: "day")), .tap(Target("Buy", identifier: "week")),
          .increase("Number"),
        ])
    try app.expect(.change)
  }

  @Test func `an affordance that the screen disables or doesn't have is reported`() throws {
    let affordances = app.app.screen.affordances
    let refund = try #require(affordances.first { $0.name == "Refund" })
    let disabled = #expect(throws: FlowFailure.self) { try app.perform(refund) }
    #expect(disabled?.reason == .disabled(.button, name: "Refund"))
    let fewer = try #require(affordances.first { $0.name == "Number" })
    let bound = #expect(throws: FlowFailure.self) { try app.perform(fewer) }
    #expect(bound?.reason == .atBound(name: "Number", value: "1", .decrement))
    let pay = try #require(affordances.first { $0.name == "Pay" })
    try app.perform(pay)
    let covered = #expect(throws: FlowFailure.self) { try app.perform(pay) }
    #expect(covered?.reason == .covered(.button, name: "Pay", by: .alert, named: "Paid"))
    #expect(app.app.log == [.pay])
  }

  @Test func `the history is bounded`() throws {
    for _ in 0..<600 {
      try app.increase("Number", by: 4)
      try app.decrease("Number", by: 4)
    }
    #expect((1_000...2_000).contains(app.history.count))
    #expect(app.history.last?.command == .decrease("Number"))
  }

  @Test func `a change is expected of the last step`() throws {
    #expect(throws: FlowFailure.self) { try app.expect(.change) }
    try app.tap("Pay")
    try app.expect(.change)
    try app.tap("OK")
    try app.expect(.change)
  }

  @Test func `a step that changes nothing on the screen fails an expected change`() throws {
    let app = Driver(TicketMachine())
    try app.tap("Help")
    try app.tap("Contact")
    try app.tap("Back")
    try app.dismiss()
    try app.expect(.step(.decrement, "Number", isEnabled: false))
    let error = #expect(throws: FlowFailure.self) {
      try app.expect(.step(.increment, "Number", isEnabled: false))
    }
    #expect(
      error?.reason.description
        == "found stepper \"Number\" that can be increased; expected the opposite")
  }

  @Test func `every change of a step must be expected`() throws {
    try app.expect(
      added: ["stepper \"Number\" \"2\", decrease, increase", "value \"Fare\" \"2\""],
      removed: ["stepper \"Number\" \"1\", decrease disabled, increase", "value \"Fare\" \"1\""]
    ) { () throws(FlowFailure) in try app.increase("Number") }
  }

  @Test func `an unexpected change is reported`() throws {
    let error = #expect(throws: FlowFailure.self) {
      try app.expect(added: ["value \"Fare\" \"3\""]) { () throws(FlowFailure) in
        try app.increase("Number")
      }
    }
    #expect(error?.reason.description.contains("- value \"Fare\" \"1\"") == true)
    #expect(error?.reason.description.contains("expected + value \"Fare\" \"3\"") == true)
  }
}
