import FlowDriver
import HeadlessUI
import TestFiles
import TestSizes
import Testing

struct FlowTests {
  private static let seeds = 0..<TestSizes.size(quick: 10, exhaustive: 100) as Range<UInt64>

  @Test(arguments: seeds)
  func `a printed flow reads back as the same flow`(seed: UInt64) throws {
    var generator = FlowGenerator(seed: seed)
    let flow = generator.flow()
    let again = try Flow(parsing: "\(flow)", file: "again")
    #expect(again == flow)
    #expect("\(again)".utf8.elementsEqual("\(flow)".utf8))
  }

  @Test(arguments: seeds)
  func `a printed file reads back as the same flow`(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var generator = FlowGenerator(seed: seed)
    let commands = try generator.file("a.flow", depth: 4, in: folder)
    let flow = try Flow(file: folder.path("a.flow"))
    #expect(flow.steps.map { $0.command } == commands)
    let again = try Flow(file: folder.file("a.flow", "\(flow)".utf8))
    #expect(again == flow && again.hashValue == flow.hashValue)
    #expect("\(again)".utf8.elementsEqual("\(flow)".utf8))
  }

  @Test(arguments: [
    ("show", "dismiss"), ("repeat 2\nshow\nend", "repeat 3\nshow\nend"),
    ("repeat 2\nshow\nend", "show\nshow"), (#"tap "a""#, #"tap "a" id "a""#),
    (#"snapshot "a""#, #"snapshot "b""#), (#"expect button "a""#, #"expect button "a" enabled"#),
  ])
  func `flows that say something else differ`(one: String, other: String) throws {
    #expect((try Flow(parsing: one, file: "f") == Flow(parsing: other, file: "f")) == false)
  }

  @Test func `the help lists every command`() {
    let lines = FlowParser.help.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  expect button NAME [enabled|disabled]  ") })
    #expect(lines.allSatisfy { $0.count < 90 })
    #expect(FlowParser.commands.allSatisfy { FlowParser.help.contains("  \($0)") })
  }
}
