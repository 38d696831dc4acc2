import FlowDriver
import HeadlessUI
import Testing
import TextRendering

struct FlowErrorTests {
  @Test func `a flow that meets an ambiguous name stops and shows the tree`() throws {
    let driver = Driver(TicketMachine())
    let flow = try Flow(parsing: "# Which of them?\ntap \"Buy\"\nshow\n", file: "buy.flow")
    let error = #expect(throws: FlowError.self) { try driver.run(flow) }
    let message = #"buy.flow:2: "Buy" is the name of 2 buttons; choose one by id "day", id "week""#
    let viewport = Viewport(columns: 0, rows: 0)
    let tree = TextRenderer(viewport: viewport, style: .linear()).render(driver.app.screen)
    #expect(error?.failure.tree == tree)
    #expect(error.map { "\($0)\n" } == message + "\n" + tree)
    #expect(driver.app == TicketMachine())
  }
}
