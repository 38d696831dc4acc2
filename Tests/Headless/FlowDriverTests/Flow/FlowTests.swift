import TestSupport
import Testing

@testable import FlowDriver

struct FlowTests {
  @Test(arguments: 0..<TestSizes.size(quick: 10, exhaustive: 100) as Range<UInt64>)
  func `a printed command of any form reads back as the same command`(seed: UInt64) throws {
    var generator = FlowGenerator(seed: seed)
    let blocks: Set<Form> = [.include, .repetition, .end]
    let forms = Form.all.filter { blocks.contains($0) == false }
    let flow = Flow(unchecked: forms.map { generator.command($0) })
    let again = try Flow(parsing: "\(flow)", file: "f")
    #expect(again == flow && again.hashValue == flow.hashValue)
  }

  @Test(arguments: [
    ("show", "dismiss"), ("repeat 2\nshow\nend", "show"), (#"tap "a""#, #"tap "a" id "a""#),
    (#"snapshot "a""#, #"snapshot "b""#), (#"expect button "a""#, #"expect button "a" enabled"#),
  ])
  func `flows that say something else differ`(one: String, other: String) throws {
    #expect((try Flow(parsing: one, file: "f") == Flow(parsing: other, file: "f")) == false)
  }

  private static let inexpressible: [(command: Command, message: String)] = [
    (.increase("a", by: 0), "\"0\" isn't a number of steps; use 1 to 1000"),
    (.decrease("a", by: -3), "\"-3\" isn't a number of steps; use 1 to 1000"),
    (.decrease("a", by: .min), "\"\(Int.min)\" isn't a number of steps; use 1 to 1000"),
    (.increase("a", by: 1_001), "\"1001\" isn't a number of steps; use 1 to 1000"),
    (.expect(.line(0, "a")), "\"0\" isn't a line number; use 1 to 1000000"),
    (.expect(.noLine(.min)), "\"\(Int.min)\" isn't a line number; use 1 to 1000000"),
  ]

  @Test(arguments: inexpressible)
  func `a command that no flow file can express is refused with its number, and never done`(
    command: Command, message: String
  ) {
    let error = #expect(throws: FlowError.self) { try Flow([.show, command]) }
    #expect(error?.description.hasPrefix("flow:2: " + message) == true)
    #expect(error?.isBadData == true)
    let parsed = #expect(throws: FlowError.self) { try Flow(parsing: "\(command)", file: "f") }
    #expect(parsed?.message.hasPrefix(message) == true)
    let flow = Flow(unchecked: [command])
    let done = #expect(throws: FlowError.self) { try Driver(TicketMachine()).run(flow) }
    #expect(done?.message.hasPrefix(message) == true)
  }

  @Test func `the help lists every command`() throws {
    let help = try contents(of: "Tables/help.txt")
    #expect(FlowParser.help + "\n" == help)
  }
}
