import FlowDriver
import HeadlessUI
import TestSizes
import Testing

struct DriverTests {
  private let driver = Driver(TicketMachine())

  @Test func `a driver does what a person can do, from Swift`() throws {
    try driver.tap("Help")
    try driver.dismiss()
    try driver.tap("Buy", identifier: "week")
    try driver.increase("Number", by: 4)
    try driver.decrease("Number", by: 2)
    try driver.increase("Number")
    try driver.expect(.value("4", of: "Fare"))
    #expect(throws: FlowError.self) { try driver.expect(.noButton("Pay")) }
    let log: [TicketMachine.Action] = [.help, .close, .buy("week")]
    #expect(driver.app.log.starts(with: log))
  }

  @Test func `a screen is asked for what a person sees on its topmost layer`() {
    let values = ["1", "2"].map { Node<Int>.value(Value("Count", value: $0, identifier: $0)) }
    var screen = Screen<Int>(
      title: "Counts",
      content: [
        .group(Group("Rows", children: values)), .value(Value("Sum", value: "3")), .text("Ready"),
      ])
    #expect(screen.meets(.text("Ready")))
    #expect(screen.meets(.text("Busy")) == false)
    #expect(screen.value(of: "Sum") == "3")
    #expect(screen.value(of: "Count") == nil)
    #expect(screen.value(of: "Count", identifier: "2") == "2")
    #expect(screen.rows(of: "Rows") == values)
    #expect(screen.rows(of: "Others") == [])
    screen.layers.append(.alert(AlertIntent(message: "Wait", buttons: [])))
    #expect(screen.meets(.alert("Wait")))
    #expect(screen.value(of: "Sum") == nil)
    #expect(screen.rows(of: "Rows") == [])
  }

  @Test(arguments: [0, -3, .min, 1_001, .max])
  func `a number of steps that no flow file can express is refused, and nothing is done`(
    steps: Int
  ) {
    let before = driver.app
    let errors = [
      #expect(throws: FlowError.self) { try driver.increase("Number", by: steps) },
      #expect(throws: FlowError.self) { try driver.decrease("Number", by: steps) },
    ]
    let message = "\"\(steps)\" isn't a number of steps; use 1 to 1000"
    #expect(errors.map { $0?.description } == [message, message])
    #expect(driver.app == before)
  }

  @Test func `what a port performs by itself counts as the last action`() throws {
    try driver.act { app in app.perform(.pay) }
    try driver.expect(.change)
    try driver.act { _ in }
    #expect(throws: FlowError.self) { try driver.expect(.change) }
  }

  @Test func `a command that fails leaves the app as it was, and shows the topmost layer`() throws {
    try driver.tap("Pay")
    let before = driver.app
    let error = #expect(throws: FlowError.self) { try driver.tap("Refund") }
    let description = """
      button "Refund" is covered by alert "Paid"
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
      let error = #expect(throws: FlowError.self) { try driver.tap(name) }
      #expect((error?.message.unicodeScalars.count ?? .max) < 2_000)
    }
  }
}
