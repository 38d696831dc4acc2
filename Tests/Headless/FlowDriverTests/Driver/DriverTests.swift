import FlowDriver
import HeadlessUI
import TestSupport
import Testing

struct DriverTests {
  private let driver = Driver(TicketMachine())

  @Test func `a screen is asked for what a person sees on its topmost layer`() {
    let outline = """
      screen "Counts"
        group "Rows"
          value "Count" id "1" "1"
          value "Count" id "2" "2"
        value "Sum" "3"
        text "Ready"

      """
    let screens = [Screen(outline: outline), Screen(outline: outline + "  alert \"Wait\"")]
    #expect(screens.map { $0.meets(.text("Ready")) } == [true, false])
    #expect(screens.map { $0.meets(.alert("Wait")) } == [false, true])
    #expect([Int.min, 0, .max].contains { screens[0].meets(.line($0, "")) } == false)
    #expect(screens.map { $0.value(of: "Sum") } == ["3", nil])
    #expect(screens.map { $0.value(of: "Count") } == [nil, nil])
    #expect(screens.map { $0.value(of: "Count", identifier: "2") } == ["2", nil])
    #expect(screens.map { $0.rows(of: "Rows").map(\.value) } == [["1", "2"], []])
    #expect(screens.map { $0.rows(of: "Others").count } == [0, 0])
  }

  @Test func `a control is known by the groups around it, its identifier, or its position`() throws
  {
    let orchard = Orchard(
      .init("Kiwi"), .init("Mango"), .init("Mango", identifier: "m"), .init(nil))
    let driver = Driver(orchard)
    try driver.run(
      .tap("Add", in: "Kiwi"),
      .tap("Add", in: "Mango", identifier: "m"),
      .enter("ma", into: "Search"),
      .submit("Search"))
    #expect(driver.app.counts == [2, 0, 1, 0])
    #expect(driver.app.screen.value(of: "Count", in: "Kiwi") == "2")
    try driver.run(.expect(.value("2", of: "Count").in("Kiwi")))
    #expect(driver.app.screen.value(of: "Count", in: "Mango") == nil)
    let flow = """
      tap "Add" 4th
      tap "Add" in "Mango" 1st
      expect value "Count" "1" in "Mango" 2nd
      expect value "Count" id "m" "1"
      expect no value "Count" in "Pear"
      expect button "Add" enabled in "Kiwi"
      enter "mango" in "Search"
      expect value "Search" "mango"
      """
    try driver.run(Flow(parsing: flow, file: "f"))
    #expect(driver.app.counts == [2, 1, 1, 1])
    for line in ["tap \"Add\"", "tap \"Add\" in \"Mango\"", "tap \"Add\" 5th", "submit \"Add\""] {
      #expect(throws: FlowError.self) { try driver.run(Flow(parsing: line, file: "f")) }
    }
    #expect(driver.app.counts == [2, 1, 1, 1])
  }

  @Test(arguments: [nil, "1"], [true, false])
  func `two controls alike are ambiguous, even if only one of them can be used`(
    identifier: String?, isReversed: Bool
  ) throws {
    let actions = isReversed ? [nil, 1] : [1, nil]
    let buttons = actions.map { Node.button(Button("A", action: $0, identifier: identifier)) }
    let steppers = actions.map { action in
      Node.stepper("B", value: "1", decrement: nil, increment: action, identifier: identifier)
    }
    let driver = Driver(Still(Screen(title: "S", content: buttons + steppers)))
    for command in [
      "tap \"A\"", "expect button \"A\" disabled", "increase \"B\"",
      "expect increase \"B\" disabled",
    ] {
      let flow = try Flow(parsing: command, file: "a.flow")
      let error = #expect(throws: FlowError.self) { try driver.run(flow) }
      let isAmbiguous = if case .ambiguous = error?.reason { true } else { false }
      #expect(isAmbiguous, "\(command): \(String(describing: error))")
    }
  }

  @Test func `a command that fails leaves the app as it was, and shows the topmost layer`() throws {
    try driver.run(.tap("Pay"))
    let before = driver.app
    let error = #expect(throws: FlowError.self) { try driver.run(.tap("Refund")) }
    let description = """
      flow:1: button "Refund" is covered by alert "Paid"
      alert "Paid"
        button "OK" [1]
      """
    #expect(error?.description == description)
    #expect(driver.app == before)
  }

  @Test func `a flow reports each step up to the first that fails, with its line`() throws {
    let text = "increase \"Number\" by 2\n\ntap \"Pay\"\ntap \"Help\"\ntap \"OK\"\n"
    var reported: [String] = []
    let error = #expect(throws: FlowError.self) {
      try driver.run(Flow(parsing: text, file: "a\u{1B}.flow")) { step, app in
        reported.append("\(step.location.line) \(app.tickets)")
      }
    }
    #expect(reported == ["1 3", "3 3"])
    let message = #"a␛.flow:4: button "Help" is covered by alert "Paid""# + "\nalert \"Paid\"\n"
    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test func `an error of the runner has the place of the step`() {
    let error = #expect(throws: FlowError.self) {
      try driver.run(Flow([.show, .tap("Pay")])) { step, app throws(FlowError) in
        if step.command.gesture == .tap { throw FlowError(.portFailed("x"), on: app.screen) }
      }
    }
    #expect(error?.location?.line == 2)
    #expect(error?.isBadData == false)
  }

  @Test(.timeLimit(.minutes(5)))
  func `the search for a long name of giant characters takes bounded time`() throws {
    let count = TestSizes.size(quick: 10_000, exhaustive: 50_000)
    let name = "e" + String(repeating: "\u{301}", count: count)
    for name in [name, String(repeating: "e\u{301}", count: count)] {
      let error = #expect(throws: FlowError.self) { try driver.run(.tap(name)) }
      #expect((error?.message.unicodeScalars.count ?? .max) < 2_000)
    }
  }
}
