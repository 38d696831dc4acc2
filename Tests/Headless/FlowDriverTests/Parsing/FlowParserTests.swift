import FlowDriver
import Testing

/// Lines that are read one after the other, and what they add up to.
struct FlowParserTests {
  /// Reads lines, and returns the steps, or the error of a line that has one.
  private func read(_ text: String) -> [String] { outcome { try Flow(parsing: text, file: "f") } }

  @Test func `lines between repeat and end are performed that many times`() throws {
    let text = "repeat 2 # twice\n  tap \"a\"\n  repeat 2\n    show\n  end\nend\ndismiss"
    let round = { (number: Int) in
      let outer = "in repetition \(number) of 2)"
      return [
        "f:2: tap \"a\" (\(outer)", "f:4: show (in repetition 1 of 2, \(outer)",
        "f:4: show (in repetition 2 of 2, \(outer)",
      ]
    }
    #expect(read(text) == round(1) + round(2) + ["f:7: dismiss"])
    let printed = try Flow(parsing: text, file: "f").description
    #expect(printed == String(repeating: "tap \"a\"\nshow\nshow\n", count: 2) + "dismiss\n")
  }

  @Test func `repetitions that multiply end at a limit`() {
    let nested = Array(repeating: "repeat 1", count: 21).joined(separator: "\n")
    let limits = [
      "repeat is nested too deeply; nest it at most 20 levels deep",
      "the flow has too many commands; write at most 100000, counting each repetition",
    ]
    #expect(read(nested) == ["f:21:9: \(limits[0])"])
    #expect(read("repeat 500\nrepeat 101\nshow\nshow\nend\nend") == ["f:6:4: \(limits[1])"])
    #expect(read("repeat 1000\nrepeat 1000\nend\nend") == [])
  }

  @Test func `an error leaves a repeat open, and a finished flow makes room for the next one`()
    throws
  {
    var parser = FlowParser(file: "f")
    try parser.read(Array("show".utf8)[...])
    #expect(try parser.finish().steps.map { "\($0)" } == ["f:1: show"])
    try parser.read(Array("repeat 2".utf8)[...])
    let error = #expect(throws: FlowError.self) { try parser.read(Array("tpa".utf8)[...]) }
    #expect(error?.location?.line == 3)
    #expect(parser.isRepeating)
    let open = #expect(throws: FlowError.self) { try parser.finish() }
    #expect(open?.location?.line == 2)
    #expect(parser.isRepeating == false)
    #expect(try parser.finish().steps.isEmpty)
  }
}
