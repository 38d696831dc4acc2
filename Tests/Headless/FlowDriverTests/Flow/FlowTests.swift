import HeadlessUI
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

/// Random commands of every form, with names that are hard to print.
struct FlowGenerator {
  private var generator: SplitMix64
  private let pieces: [String] = [
    "a", "딸기", " ", "  ", "\t", "\"", "\\", "\\n", "\n", "\r\n", "\r", "#", "\0", "\u{1B}[2J",
    "\u{301}", "e\u{301}", "\u{E9}", "\u{FEFF}", "\u{2028}", "\u{202E}", "👩‍👩‍👧", "tap", "by 3",
    "\u{1112}\u{1161}\u{11AB}", "\u{10FFFF}", "\u{FFFD}",
  ]

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// Returns a command of a form.
  mutating func command(_ form: Form) -> Command {
    var command = Command(form: form)
    for slot in form.slots {
      switch slot {
      case .role: command.target.role = chance() ? .button : nil
      case .name, .event: command.target.name = name()
      case .word: break
      case .response: command.target.identifier = name()
      case .text: command.text = name()
      case .order: command.text = "2:3,1:2"
      case .number: command.number = number()
      case .state(let isOptional): command.isEnabled = isOptional && chance() ? nil : chance()
      }
    }
    if form.hasPlace {
      command.target.identifier = chance() ? name() : nil
      command.target.groups = (0..<Int.random(in: 0...2, using: &generator)).map { _ in name() }
      command.target.position = chance() ? number() : nil
    }
    return command
  }

  private mutating func chance() -> Bool { Bool.random(using: &generator) }

  private mutating func number() -> Int {
    [1, 2, 13, 1_000].randomElement(using: &generator) ?? 1
  }

  private mutating func name() -> String {
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
