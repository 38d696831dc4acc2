import FlowDriver
import HeadlessUI
import Testing

struct OutlineExpectationTests {
  /// A screen with statuses, groups, and perhaps a modal, that does nothing.
  private struct Shelf: HeadlessApp {
    var screen: Screen<Int>

    init(_ modal: Modal<Int>? = nil) {
      screen = Screen(
        title: "Shelf",
        content: [
          .value(Value("Jam", value: "2", symbol: "🍓")),
          .button(Button("Open", action: 1, status: Status("Sold out", holds: true))),
          .button(Button("Shut", action: 2, status: Status("Stuck", holds: false))),
          .button(Button("Lock", action: 3)),
          .group(
            Group(
              "Rows",
              children: ["top", "low"].map { identifier in
                .stepper(
                  Stepper(
                    "Row", value: "1", decrement: nil, increment: 4,
                    status: Status("New", holds: identifier == "top", isWarning: true),
                    identifier: identifier))
              })),
        ],
        modal: modal)
    }

    mutating func perform(_ action: Int) {}

    static let fixed = Shelf(.alert(Alert(message: "Hm", buttons: [Button("OK", action: 5)])))
    static let sheet = Shelf(.sheet(Screen(title: "Jars"), dismissal: 6))
  }

  private func failure(_ line: String, on app: Shelf) throws -> String? {
    let flow = try Flow(parsing: line, file: "f")
    do {
      try Driver(app).run(flow)
      return nil
    } catch {
      return "\(error.failure.reason)"
    }
  }

  @Test(arguments: [
    #"status "Open" "Sold out""#, #"no status "Shut""#, #"no status "Lock""#,
    #"status "Row" id "top" "New""#, #"no status "Row" id "low""#, "dismiss disabled",
    #"line 1 "screen \"Shelf\"""#, #"line 2 "value \"Jam\" \"2\" symbol \"🍓\"""#,
    #"line 2 "  value \"Jam\" \"2\" symbol \"🍓\"""#,
    #"line 5 "button \"Lock\" [3]""#, #"line 6 "group \"Rows\"""#,
    #"line 8 "stepper \"Row\" id \"low\" \"1\" increase [7] status \"New\" warning""#,
    "no line 9", "no line 1000000",
  ])
  func `an expectation of a status, a dismissal, or a line is met`(expectation: String) throws {
    #expect(try failure("expect " + expectation, on: Shelf()) == nil)
  }

  @Test(arguments: [
    (#"status "Open" "Sold""#, #"found "Open" with status "Sold out"; expected status "Sold""#),
    (#"status "Shut" "Stuck""#, #"found "Shut" with no status; expected status "Stuck""#),
    (#"status "Lock" "Stuck""#, #"found "Lock" with no status; expected status "Stuck""#),
    (#"no status "Open""#, #"found "Open" with status "Sold out"; expected no status"#),
    (
      #"no status "Opn""#, #"no button "Opn" here; the nearest: "Open", "Shut", "Lock""#
    ),
    (#"status "Jam" "New""#, #"no button "Jam" here; the nearest: "Open", "Shut", "Lock""#),
    (
      #"status "Row" "New""#, #""Row" is the name of 2 steppers; choose one by id "top", id "low""#
    ),
    (
      #"no status "Row" id "lo""#, #"no stepper "Row" has id "lo"; the nearest: id "low", id "top""#
    ),
    ("dismiss enabled", #"found screen "Shelf" that can't be dismissed; expected the opposite"#),
    (
      #"line 5 "button \"Lock\"""#,
      #"found line 5 "button \"Lock\" [3]"; expected "button \"Lock\"""#
    ),
    (
      #"line 5 "    button \"Lock\" [3]""#,
      #"found line 5 "  button \"Lock\" [3]"; expected "    button \"Lock\" [3]""#
    ),
    (#"line 9 "text""#, #"found 8 lines; expected line 9 "text""#),
    ("no line 8", #"found line 8 "stepper \"Row\" id"#),
    ("no line 1", #"found line 1 "screen \"Shelf\""; expected fewer lines"#),
  ])
  func `one that isn't met is reported with what the screen shows`(
    expectation: String,
    message: String
  ) throws {
    let found = try failure("expect " + expectation, on: Shelf()) ?? ""
    #expect(found.prefix(message.count) == message)
  }

  @Test func `a dismissal is that of the topmost layer`() throws {
    #expect(try failure("expect dismiss enabled", on: .sheet) == nil)
    #expect(try failure("expect dismiss disabled", on: .fixed) == nil)
    #expect(
      try failure("expect dismiss disabled", on: .sheet)
        == #"found sheet "Jars" that can be dismissed; expected the opposite"#)
    #expect(
      try failure("expect dismiss enabled", on: .fixed)
        == #"found alert "Hm" that can't be dismissed; expected the opposite"#)
  }

  @Test func `a line is one of the whole screen, and a status one of the topmost layer`() throws {
    #expect(try failure(#"expect line 9 "alert \"Hm\"""#, on: .fixed) == nil)
    #expect(try failure(#"expect line 5 "button \"Lock\" [3]""#, on: .fixed) == nil)
    #expect(
      try failure(#"expect no status "Lock""#, on: .fixed)
        == #"button "Lock" is covered by alert "Hm"; close the alert first"#)
  }
}
