import FlowDriver
import HeadlessUI
import Testing

struct FlowFailureTests {
  @Test(arguments: [
    (
      Command.tap("Pey"),
      FlowFailure.Reason.notFound(.button, name: "Pey", nearest: ["Pay", "Buy", "Help"])
    ),
    (.increase("Nmber"), .notFound(.stepper, name: "Nmber", nearest: ["Number", "Zone"])),
    (
      .tap(Target("Tickts", role: .text)),
      .notFound(.text, name: "Tickts", nearest: ["Choose a ticket"])
    ),
    (
      .tap("Buy"),
      .ambiguous(name: "Buy", roles: [.button, .button], identifiers: ["day", "week"])
    ),
    (.expect(.value("Zone", "1")), .ambiguous(name: "Zone", roles: [.stepper, .value])),
    (.tap("Fare"), .unfit(.value, name: "Fare", for: .tap)),
    (.tap(Target("Zone", role: .stepper)), .unfit(.stepper, name: "Zone", for: .tap)),
    (.decrease("Pay"), .unfit(.button, name: "Pay", for: .decrement)),
    (.tap("Refund"), .disabled(.button, name: "Refund")),
    (.decrease("Number", by: 3), .atBound(name: "Number", value: "1", .decrement)),
    (
      .increase("Number", by: 6),
      .interrupted(after: 4, of: 6, .atBound(name: "Number", value: "5", .increment))
    ),
    (
      .increase("Zone", by: 5),
      .interrupted(
        after: 2, of: 5, .covered(.stepper, name: "Zone", by: .alert, named: "That is far"))
    ),
    (.dismiss, .notDismissible(.screen, name: "Tickets", buttons: [])),
  ])
  func `a command that can't be done explains why`(
    command: Command,
    reason: FlowFailure.Reason
  ) {
    #expect(failure(command)?.reason == reason)
  }

  @Test(arguments: [
    (
      TicketMachine.Cover.paid, Command.tap("Pay"),
      FlowFailure.Reason.covered(.button, name: "Pay", by: .alert, named: "Paid")
    ),
    (
      .help, .increase("Zone"), .covered(.stepper, name: "Zone", by: .sheet, named: "How it works")
    ),
    (
      .contact, .tap("Contact"), .covered(.button, name: "Contact", by: .sheet, named: "Contact")
    ),
    (
      .paid, .expect(.value("Fare", "1")),
      .covered(.value, name: "Fare", by: .alert, named: "Paid")
    ),
    (.paid, .dismiss, .notDismissible(.alert, name: "Paid", buttons: ["OK"])),
    (.contact, .dismiss, .notDismissible(.sheet, name: "Contact", buttons: ["Back"])),
    (.contact, .tap("Pey"), .notFound(.button, name: "Pey", nearest: ["Back"])),
  ])
  func `a command under a modal names what covers it`(
    cover: TicketMachine.Cover,
    command: Command,
    reason: FlowFailure.Reason
  ) {
    #expect(failure(command, on: TicketMachine(cover: cover))?.reason == reason)
  }

  @Test(arguments: [
    (Command.tap("Pey"), #"no button "Pey" here; the nearest: "Pay", "Buy", "Help""#),
    (.tap("Buy"), #""Buy" is the name of 2 buttons; choose one by id "day", id "week""#),
    (
      .expect(.value("Zone", "1")),
      #""Zone" is the name of 1 value and 1 stepper; only one of them can have it"#
    ),
    (.tap("Fare"), #"value "Fare" can't be tapped; only a button can"#),
    (.increase("Fare"), #"value "Fare" can't be increased; only a stepper can"#),
    (.tap("Refund"), #"button "Refund" is disabled; it must be enabled"#),
    (
      .decrease("Number"),
      #"stepper "Number" can't be decreased from "1"; take fewer steps"#
    ),
    (
      .increase("Number", by: 6),
      #"stopped after 4 of 6 steps: "#
        + #"stepper "Number" can't be increased from "5"; take fewer steps"#
    ),
    (
      .dismiss,
      #"screen "Tickets" can't be dismissed; only a sheet or an alert that allows it can"#
    ),
    (.expect(.title("Ticket")), #"found title "Tickets"; expected title "Ticket""#),
    (.tap("a\u{1B}[m\nb\""), #"no button "a␛[m␊b\"" here; the nearest: "Help", "Buy", "Refund""#),
  ])
  func `a failure says what is wrong and what would be right`(
    command: Command,
    description: String
  ) {
    #expect(failure(command)?.reason.description == description)
  }

  @Test func `a refused dismissal names the buttons instead`() {
    let failure = failure(.dismiss, on: TicketMachine(cover: .paid))
    #expect(failure?.reason.description == #"alert "Paid" can't be dismissed; tap "OK""#)
  }

  @Test func `a name for which there are no candidates says so`() {
    let failure = failure(.increase("x"), on: TicketMachine(cover: .contact))
    #expect(failure?.reason.description == #"no stepper "x" here; there is no stepper at all"#)
  }

  @Test func `a failure carries the topmost layer in English`() {
    let failure = failure(.tap("Pay"), on: TicketMachine(cover: .paid))
    #expect(failure?.tree == "alert \"Paid\"\n  button \"OK\" [1]\n")
    #expect(
      failure?.description == """
        button "Pay" is covered by alert "Paid"; close the alert first
        alert "Paid"
          button "OK" [1]
        """)
  }

  @Test func `a command that fails leaves the app as it was`() {
    let driver = Driver(TicketMachine())
    #expect(throws: FlowFailure.self) { try driver.tap("Buy") }
    #expect(throws: FlowFailure.self) { try driver.tap("Refund") }
    #expect(driver.app == TicketMachine())
  }
}
