import FlowDriver
import HeadlessUI
import Testing

struct DriverTests {
  @Test func `a tap performs the action of the button`() throws {
    let driver = Driver(TicketMachine())
    try driver.tap("Pay")
    #expect(driver.app.log == [.pay])
  }

  @Test func `a tap with a role performs the action of the button`() throws {
    let driver = Driver(TicketMachine())
    try driver.tap(.button, "Help")
    #expect(driver.app.log == [.help])
  }

  @Test func `a stepper goes up and down by a number of steps`() throws {
    let driver = Driver(TicketMachine())
    try driver.increase("Number", by: 4)
    try driver.decrease("Number", by: 2)
    try driver.increase("Number")
    #expect(driver.app.tickets == 4)
  }

  @Test func `less than one step counts as one`() throws {
    let driver = Driver(TicketMachine())
    try driver.increase("Number", by: 0)
    try driver.increase("Number", by: .min)
    #expect(driver.app.tickets == 3)
  }

  @Test func `dismissing goes to the topmost layer`() throws {
    let driver = Driver(TicketMachine(cover: .outOfPaper))
    try driver.dismiss()
    #expect(driver.app.log == [.close])
  }

  @Test func `only the topmost of two sheets is reached`() throws {
    let driver = Driver(TicketMachine())
    try driver.tap("Help")
    try driver.tap("Contact")
    try driver.expect(.title("Contact"))
    try driver.expect(.noButton("Contact"))
    try driver.tap("Back")
    try driver.expect(.title("How it works"))
    try driver.dismiss()
    try driver.expect(.title("Tickets"))
  }

  @Test func `names are compared by canonical equivalence`() throws {
    let driver = Driver(TicketMachine())
    try driver.expect(.value("Cafe\u{301}", "open"))
    try driver.expect(.value("Caf\u{E9}", "open"))
  }

  @Test func `a flow runs to its end and reports each step`() throws {
    let flow = Flow([.increase("Number", by: 2), .show, .tap("Pay"), .expect(.alert("Paid"))])
    var reported: [String] = []
    let driver = Driver(TicketMachine())
    try driver.run(flow) { step, app in reported.append("\(step.line) \(app.tickets)") }
    #expect(reported == ["1 3", "2 3", "3 3", "4 3"])
  }

  @Test func `a flow stops at the first failure and names the line`() throws {
    let text = "tap \"Pay\"\n\ntap \"Help\"\ntap \"OK\"\n"
    let flow = try Flow(parsing: text, file: "a\u{1B}.flow")
    let driver = Driver(TicketMachine())
    let error = #expect(throws: FlowError.self) { try driver.run(flow) }
    #expect(error?.line == 3)
    #expect(
      error?.description == """
        a␛.flow:3: button "Help" is covered by alert "Paid"; close the alert first
        alert "Paid"
          button "OK" [1]
        """)
    #expect(driver.app.log == [.pay])
  }
}
