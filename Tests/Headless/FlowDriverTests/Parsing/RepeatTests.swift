import FlowDriver
import Testing

struct RepeatTests {
  @Test func `lines between repeat and end are performed that many times`() throws {
    let text = "repeat 2 # twice\ntap \"a\"\nrepeat 3\nshow\nend\nend\ndismiss\n"
    let flow = try Flow(parsing: text, file: "a.flow")
    let round: [Command] = [.tap("a"), .show, .show, .show]
    #expect(flow.steps.map { $0.command } == round + round + [.dismiss])
    #expect(flow.steps.map { $0.line } == [2, 4, 4, 4, 2, 4, 4, 4, 7])
    let rounds = flow.steps.map { $0.repetitions.map { "\($0.number)/\($0.count)" } }
    let first = [["1/2"], ["1/3", "1/2"], ["2/3", "1/2"], ["3/3", "1/2"]]
    let second = [["2/2"], ["1/3", "2/2"], ["2/3", "2/2"], ["3/3", "2/2"]]
    #expect(rounds == first + second + [[]])
    #expect(
      flow.description == "repeat 2\n  tap \"a\"\n  repeat 3\n    show\n  end\nend\ndismiss\n")
    #expect(try Flow(parsing: flow.description, file: "b.flow") == flow)
  }

  @Test(
    arguments: [
      ("end", "a:1:4: end without repeat; write repeat N on a line before it"),
      (
        "show\nrepeat 2\nshow",
        "a:2:1: repeat isn't closed; write end on a line after its commands"
      ),
      ("repeat", "a:1:7: the line ends too soon; repeat needs a number of times"),
      ("repeat 0", "a:1:8: \"0\" isn't a number of times; use 1 to 1000"),
      ("repeat 1001", "a:1:8: \"1001\" isn't a number of times; use 1 to 1000"),
      (
        "repeat 2 3",
        "a:1:10: \"3\" isn't expected; end the line before it, or start a comment with #"
      ),
      (
        "repeat 1000\nrepeat 1000\nshow\nend\nend",
        "a:5:4: the flow has too many commands; write at most 100000, counting each repetition"
      ),
    ]
  )
  func `a malformed repeat is reported`(text: String, message: String) {
    let error = #expect(throws: FlowSyntaxError.self) { try Flow(parsing: text, file: "a") }
    #expect(error?.description == message)
  }

  @Test func `empty repeats end soon`() throws {
    let text =
      String(repeating: "repeat 1000\n", count: 20) + String(repeating: "end\n", count: 20)
    let flow = try Flow(parsing: text, file: "a")
    #expect(flow.steps.isEmpty)
    #expect(try Flow(parsing: flow.description, file: "b") == flow)
  }

  @Test func `repeats nest twenty levels deep`() throws {
    let deep =
      String(repeating: "repeat 1\n", count: 20) + "show\n" + String(repeating: "end\n", count: 20)
    #expect(try Flow(parsing: deep, file: "a").steps.map { $0.line } == [21])
    let error = #expect(throws: FlowSyntaxError.self) {
      try Flow(parsing: String(repeating: "repeat 1\n", count: 100_000), file: "a")
    }
    #expect(
      error?.description
        == "a:21:9: repeat and include are nested too deeply; nest them at most 20 levels deep")
  }

  @Test func `the first command beyond the limit is reported`() {
    let text = String(repeating: "show\n", count: 100_001)
    let error = #expect(throws: FlowSyntaxError.self) { try Flow(parsing: text, file: "a") }
    #expect(
      error?.description
        == "a:100001:5: the flow has too many commands; write at most 100000, counting each repetition"
    )
  }
}
