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

  private func flow(_ name: String) throws -> Flow {
    try Flow(parsing: contents(of: "Flows/\(name).flow"), file: name)
  }

  @Test func `a command that can be done is done, and an expectation is met`() throws {
    try Driver(TicketMachine()).run(flow("tickets"))
  }

  @Test(arguments: try rows(in: "Tables/tickets.txt"))
  func `a command that fails says what is wrong`(line: String, message: String) throws {
    #expect(try self.message(of: line, on: TicketMachine()) == message)
  }

  @Test(arguments: try rows(in: "Tables/paid.txt"))
  func `what an alert covers is told from what isn't there`(line: String, message: String) throws {
    #expect(try self.message(of: line, on: TicketMachine(cover: .paid)) == message)
  }

  @Test(arguments: try rows(in: "Tables/contact.txt"))
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

  @Test func `a status, an identifier, or a line is expected`() throws {
    try Driver(shelf).run(flow("shelf"))
  }

  @Test(arguments: try rows(in: "Tables/shelf.txt"))
  func `a status or a line that isn't there says what is`(line: String, message: String) throws {
    #expect(try self.message(of: line, on: shelf) == message)
  }
}
