import FlowDriver
import HeadlessUI
import TestSizes
import Testing

struct FlowTests {
  @Test(arguments: [0, 1_000])
  func `a printed flow reads back as the same flow`(firstSeed: UInt64) throws {
    for seed in firstSeed..<firstSeed + TestSizes.size(quick: 100, exhaustive: 1_000) {
      var generator = FlowGenerator(seed: seed)
      let flow = generator.flow()
      let text = "\(flow)"
      let again = try Flow(parsing: text, file: "seed \(seed)")
      #expect(again == flow, "seed \(seed)")
      #expect(Array("\(again)".utf8) == Array(text.utf8), "seed \(seed)")
    }
  }

  @Test(arguments: [0, 1_000])
  func `a printed file reads back as the same flow`(firstSeed: UInt64) throws {
    var most = 0
    for seed in firstSeed..<firstSeed + TestSizes.size(quick: 100, exhaustive: 1_000) {
      var generator = FlowGenerator(seed: seed)
      var files = MemoryFiles()
      let commands = generator.file("a.flow", depth: 4, in: &files)
      let flow = try Flow(file: "a.flow", in: files)
      #expect(flow.steps.map { $0.command } == commands, "seed \(seed)")
      let text = "\(flow)"
      files.texts["/flows/a.flow"] = text
      let again = try Flow(file: "a.flow", in: files)
      #expect(again == flow, "seed \(seed)")
      #expect(again.hashValue == flow.hashValue, "seed \(seed)")
      #expect(Array("\(again)".utf8) == Array(text.utf8), "seed \(seed)")
      most = max(most, files.texts.count)
    }
    #expect(most > 5)
  }

  @Test(arguments: [
    ("show", "dismiss"), ("repeat 2\nshow\nend", "repeat 3\nshow\nend"),
    ("repeat 2\nshow\nend", "show\nshow"), (#"tap "a""#, #"tap "a" id "a""#),
    (#"snapshot "a""#, #"snapshot "b""#), (#"expect button "a""#, #"expect button "a" enabled"#),
  ])
  func `flows that say something else differ`(one: String, other: String) throws {
    #expect((try Flow(parsing: one, file: "f") == Flow(parsing: other, file: "f")) == false)
  }

  @Test func `line numbers don't count for equality`() throws {
    let flow = try Flow(parsing: "# a\n\nrepeat 2\n\nshow\nend", file: "a")
    #expect(try Flow(parsing: "repeat 2\nshow # b\nend", file: "b") == flow)
  }

  @Test func `commands are numbered from one`() {
    #expect(Flow([.show, .dismiss]).steps.map { $0.line } == [1, 2])
  }

  @Test func `a flow prints one command on each line`() {
    let flow = Flow([
      .tap(Target("딸기쥬스 주문", role: .button)), .tap("예"), .increase("딸기", by: 6),
      .decrease("a \"b\" \\ \n"), .expect(.button("x", isEnabled: false)), .expect(.noAlert),
    ])
    #expect(
      flow.description == #"""
        tap button "딸기쥬스 주문"
        tap "예"
        increase "딸기" by 6
        decrease "a \"b\" \\ \n"
        expect button "x" disabled
        expect no alert

        """#
    )
  }
}
