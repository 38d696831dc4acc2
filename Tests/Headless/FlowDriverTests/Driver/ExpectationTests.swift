import FlowDriver
import HeadlessUI
import Testing

struct ExpectationTests {
  @Test(
    arguments: [
      (nil, .text("Choose a ticket")),
      (nil, .text("Tickets")),
      (nil, .text("Week")),
      (nil, .title("Tickets")),
      (nil, .value("Fare", "1")),
      (nil, .value("Number", "1")),
      (nil, .button("Buy")),
      (nil, .button("Pay", isEnabled: true)),
      (nil, .button("Refund")),
      (nil, .button("Refund", isEnabled: false)),
      (nil, .noButton("OK")),
      (nil, .noAlert),
      (.paid, .alert("Paid")),
      (.paid, .text("Paid")),
      (.paid, .title("Tickets")),
      (.paid, .noButton("Pay")),
      (.paid, .button("OK", isEnabled: true)),
      (.outOfPaper, .alert("Sorry")),
      (.outOfPaper, .alert("Out of paper")),
      (.outOfPaper, .text("Sorry")),
      (.outOfPaper, .text("Out of paper")),
      (.help, .title("How it works")),
      (.help, .noAlert),
      (.contact, .title("Contact")),
      (.contact, .noButton("Contact")),
    ] as [(TicketMachine.Cover?, Command.Expectation)])
  func `an expectation of what the screen shows is met`(
    cover: TicketMachine.Cover?, expectation: Command.Expectation
  ) {
    #expect(failure(.expect(expectation), on: TicketMachine(cover: cover)) == nil)
  }

  @Test(
    arguments: [
      (nil, .title("x"), #"found title "Tickets"; expected title "x""#),
      (nil, .value("Fare", "2"), #"found "Fare" at "1"; expected "2""#),
      (nil, .button("Pay", isEnabled: false), #"found button "Pay" enabled; expected it disabled"#),
      (
        nil, .button("Refund", isEnabled: true),
        #"found button "Refund" disabled; expected it enabled"#
      ),
      (nil, .noButton("Buy"), #"found button "Buy"; expected no such button"#),
      (nil, .alert("Paid"), #"found no alert; expected alert "Paid""#),
      (.paid, .alert("Pay"), #"found alert "Paid"; expected alert "Pay""#),
      (.paid, .noAlert, #"found alert "Paid"; expected no alert"#),
      (.paid, .title("Paid"), #"found title "Tickets"; expected title "Paid""#),
      (.help, .alert("How it works"), #"found no alert; expected alert "How it works""#),
      (
        nil, .text("choose a ticket"),
        #"no text "choose a ticket" here; the nearest: "Choose a ticket", "Tickets", "Week""#
      ),
      (nil, .value("Far", "1"), #"no value "Far" here; the nearest: "Fare", "Café", "Number""#),
      (nil, .button("Pai"), #"no button "Pai" here; the nearest: "Pay", "Print", "Help""#),
      (
        nil, .button("Buy", isEnabled: true),
        #""Buy" is the name of 2 buttons; choose one by id "day", id "week""#
      ),
      (
        .paid, .button("Pay"),
        #"button "Pay" is covered by alert "Paid"; close the alert first"#
      ),
      (
        .help, .text("Choose a ticket"),
        #"no text "Choose a ticket" here; the nearest: "How it works", "Tap, pay, go""#
      ),
    ] as [(TicketMachine.Cover?, Command.Expectation, String)])
  func `an expectation that isn't met is reported with what the screen shows`(
    cover: TicketMachine.Cover?,
    expectation: Command.Expectation,
    description: String
  ) {
    let failure = failure(.expect(expectation), on: TicketMachine(cover: cover))
    #expect(failure?.reason.description == description)
  }
}
