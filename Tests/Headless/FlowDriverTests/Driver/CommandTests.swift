import FlowDriver
import HeadlessUI
import TestSupport
import Testing

/// What each command does to a screen, or says about it.
struct CommandTests {
  private func message(of text: String, on app: some HeadlessApp) throws -> String? {
    let flow = try Flow(parsing: text, file: "f")
    return failure { try Driver(app).run(flow) }?.message
  }

  private static let met: [(cover: TicketMachine.Cover?, text: String)] = [
    (nil, #"expect text "Choose a ticket""#), (nil, #"expect text "Tickets""#),
    (nil, #"expect text "Week""#), (nil, #"expect title "Tickets""#),
    (nil, #"expect value "Fare" "1""#), (nil, #"expect value "Number" "1""#),
    (nil, "expect value \"Cafe\u{301}\" \"open\""), (nil, "expect value \"Caf\u{E9}\" \"open\""),
    (nil, #"expect button "Buy""#), (nil, #"expect button "Pay" enabled"#),
    (nil, #"expect button "Buy" id "day" enabled"#), (nil, #"expect button "Refund" disabled"#),
    (nil, #"expect no button "OK""#), (nil, #"expect no button "Buy" id "year""#),
    (nil, #"expect no text "Choose""#), (nil, #"expect no text "Pay""#),
    (nil, #"expect no title "Help""#), (nil, #"expect no value "Pay""#),
    (nil, #"expect no value "Week""#), (nil, #"expect no value "Zone" id "a""#),
    (.paid, #"expect no text "Tickets""#), (.paid, #"expect no value "Fare""#),
    (.paid, #"expect no title "Paid""#), (.help, #"expect no title "Tickets""#),
    (nil, #"expect increase "Number" enabled"#), (nil, #"expect decrease "Number" disabled"#),
    (nil, "expect no alert"), (nil, "expect dismiss disabled"),
    (.paid, #"expect alert "Paid""#), (.paid, #"expect text "Paid""#),
    (.paid, #"expect title "Tickets""#), (.paid, #"expect no button "Pay""#),
    (.outOfPaper, #"expect alert "Sorry""#), (.outOfPaper, #"expect alert "Out of paper""#),
    (.outOfPaper, #"expect text "Out of paper""#), (.outOfPaper, "expect dismiss enabled"),
    (.help, #"expect title "How it works""#), (.help, "expect no alert"),
    (.contact, #"expect title "Contact""#), (.contact, #"expect no button "Contact""#),
    (nil, "tap \"Pay\"\nexpect change\ntap button \"OK\"\nexpect change"),
    (nil, "increase \"Number\" by 4\ndecrease \"Number\" by 2\nexpect value \"Number\" \"3\""),
    (.outOfPaper, "dismiss\nexpect no alert"), (nil, "show\nsnapshot \"a\""),
  ]

  @Test(arguments: met)
  func `a command that can be done is done, and an expectation is met`(
    cover: TicketMachine.Cover?, text: String
  ) throws {
    #expect(try message(of: text, on: TicketMachine(cover: cover)) == nil)
  }

  private static let refusals = rows(
    #"""
    expect title "x"                -> found title "Tickets"; expected title "x"
    expect value "Fare" "2"         -> found "Fare" at "1"; expected "2"
    expect button "Pay" disabled    -> found button "Pay" enabled; expected it disabled
    expect button "Refund" enabled  -> found button "Refund" disabled; expected it enabled
    expect no button "Buy"          -> found button "Buy"; expected no button "Buy"
    expect no text "Week"           -> found text "Week"; expected no text "Week"
    expect no value "Fare"          -> found value "Fare"; expected no value "Fare"
    expect no value "Number"        -> found value "Number"; expected no value "Number"
    expect alert "Paid"             -> found no alert; expected alert "Paid"
    expect increase "Number" disabled \#
    -> found stepper "Number" that can be increased; expected the opposite
    expect decrease "Number" enabled \#
    -> found stepper "Number" that can't be decreased; expected the opposite
    expect dismiss enabled  -> found screen "Tickets" that can't be dismissed; expected the opposite
    expect change                   -> found the screen as it was; expected a change
    expect text "choose a tickt"    -> no text "choose a tickt". Did you mean "Choose a ticket"?
    expect value "Far" "1"          -> no value "Far". Did you mean "Fare"?
    expect value "Plum" "1"         -> no value "Plum"
    tap "Pey"                       -> no button "Pey". Did you mean "Pay"?
    tap "P"                         -> no button "P"
    tap "돈"                         -> no button "돈"
    tap "a\#u{1B}[m\nb\""               -> no button "a␛[m␊b\""
    increase "Nmber"                -> no stepper "Nmber". Did you mean "Number"?
    tap "Buy"                       -> 2 buttons are named "Buy"; use in "Day" or in "Week"
    expect button "Buy" enabled     -> 2 buttons are named "Buy"; use in "Day" or in "Week"
    expect value "Zone" "1"         -> 1 value and 1 stepper are named "Zone"; use 1st or 2nd
    tap "Buy" id "dya"              -> no button "Buy" id "dya". Did you mean id "day"?
    tap "Buy" id "x"                -> no button "Buy" id "x"
    tap "Fare"                      -> value "Fare" can't be tapped
    tap "Zone"                      -> stepper "Zone" can't be tapped
    decrease "Pay"                  -> button "Pay" can't be decreased
    tap "Refund"                    -> button "Refund" is disabled
    decrease "Number" by 3          -> stepper "Number" can't be decreased from "1"
    increase "Number" by 6 \#
    -> stopped after 4 of 6 steps: stepper "Number" can't be increased from "5"
    increase "Zone" by 5 \#
    -> stopped after 2 of 5 steps: stepper "Zone" is covered by alert "That is far"
    dismiss                         -> screen "Tickets" can't be dismissed
    """#)

  @Test(arguments: refusals)
  func `a command that fails says what is wrong`(line: String, message: String) throws {
    #expect(try self.message(of: line, on: TicketMachine()) == message)
  }

  private static let refusalsOfPaid = rows(
    """
    expect no text "Paid"           -> found text "Paid"; expected no text "Paid"
    expect no title "Tickets"       -> found title "Tickets"; expected no title "Tickets"
    expect alert "Pay"              -> found alert "Paid"; expected alert "Pay"
    expect no alert                 -> found alert "Paid"; expected no alert
    dismiss                         -> alert "Paid" can't be dismissed; tap "OK"
    tap "Pay"                       -> button "Pay" is covered by alert "Paid"
    expect button "Pay"             -> button "Pay" is covered by alert "Paid"
    expect value "Fare" "1"         -> value "Fare" is covered by alert "Paid"
    tap "Fare"                      -> value "Fare" is covered by alert "Paid"
    increase "Pay"                  -> button "Pay" is covered by alert "Paid"
    tap "Refun"                     -> button "Refund" is covered by alert "Paid"
    increase "numb"                 -> stepper "Number" is covered by alert "Paid"
    """)

  @Test(arguments: refusalsOfPaid)
  func `what an alert covers is told from what isn't there`(line: String, message: String) throws {
    #expect(try self.message(of: line, on: TicketMachine(cover: .paid)) == message)
  }

  private static let refusalsOfContact = rows(
    """
    dismiss                         -> sheet "Contact" can't be dismissed; tap "Back"
    tap "Contact"                   -> button "Contact" is covered by sheet "Contact"
    increase "Zone"                 -> stepper "Zone" is covered by sheet "Contact"
    increase "x"                    -> no stepper "x"
    """)

  @Test(arguments: refusalsOfContact)
  func `what a sheet covers is told from what isn't there`(line: String, message: String) throws {
    #expect(try self.message(of: line, on: TicketMachine(cover: .contact)) == message)
  }

  private let shelf = Still(
    Screen(
      outline: """
        screen "Shelf"
          value "Jam" "2" symbol "🍓"
          button "Open" [1] status "Sold out" holds
          button "Shut" [2] status "Stuck"
          group "Rows"
            stepper "Row" id "top" "top" increase [4] status "New" holds
            stepper "Row" id "low" "low" increase [6] status "New"
        """))

  @Test func `at most three names are suggested`() throws {
    var shelf = shelf
    shelf.screen.content = ["Jam 1", "Jam 2", "Jam 3", "Jam 4"].map {
      .button(Button($0, action: 1))
    }
    let message = #"no button "Jam". Did you mean "Jam 1" or "Jam 2" or "Jam 3"?"#
    #expect(try self.message(of: "tap \"Jam\"", on: shelf) == message)
  }

  private static let expectations: [(text: String, message: String?)] = [
    (#"status "Open" "Sold out""#, nil), (#"no status "Shut""#, nil),
    (#"status "Row" id "top" "New""#, nil), (#"no status "Row" id "low""#, nil),
    (#"value "Row" id "low" "low""#, nil), (#"increase "Row" id "low" enabled"#, nil),
    (#"line 1 "screen \"Shelf\"""#, nil), (#"line 2 "  value \"Jam\" \"2\" symbol \"🍓\"""#, nil),
    (#"line 4 "button \"Shut\" [2] status \"Stuck\"""#, nil), ("no line 8", nil),
    (#"status "Open" "Sold""#, #"found "Open" with status "Sold out"; expected status "Sold""#),
    (#"status "Shut" "Stuck""#, #"found "Shut" with no status; expected status "Stuck""#),
    (#"no status "Open""#, #"found "Open" with status "Sold out"; expected no status"#),
    (#"no status "Opn""#, #"no button "Opn". Did you mean "Open"?"#),
    (#"status "Jam" "New""#, #"no button "Jam""#),
    (#"status "Row" "New""#, #"2 steppers are named "Row"; use id "top" or id "low""#),
    (#"line 5 "grup""#, #"found line 5 "group \"Rows\""; expected "grup""#),
    (#"line 5 "    grup""#, #"found line 5 "  group \"Rows\""; expected "    grup""#),
    (#"line 8 "text""#, #"found 7 lines; expected line 8 "text""#),
    ("no line 1", #"found line 1 "screen \"Shelf\""; expected fewer lines"#),
  ]

  @Test(arguments: expectations)
  func `a status, an identifier, or a line is expected`(text: String, message: String?) throws {
    #expect(try self.message(of: "expect " + text, on: shelf) == message)
  }
}
