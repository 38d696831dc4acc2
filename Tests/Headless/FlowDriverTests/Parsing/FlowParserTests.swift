import FlowDriver
import HeadlessUI
import Testing

struct FlowParserTests {
  private func lines(_ text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  @Test func `a repeat is read line by line until its end`() throws {
    var parser = FlowParser(file: "f")
    var isRepeating: [Bool] = []
    for line in lines("repeat 2\nrepeat 2\nshow\nend\nend") {
      try parser.read(line)
      isRepeating.append(parser.isRepeating)
    }
    #expect(isRepeating == [true, true, true, true, false])
    #expect(try parser.finish().steps.map { $0.line } == [3, 3, 3, 3])
  }

  @Test func `a finished flow makes room for the next one`() throws {
    var parser = FlowParser(file: "f")
    try parser.read(lines("show")[0])
    #expect(try parser.finish().steps.map { $0.line } == [1])
    try parser.read(lines("dismiss")[0])
    #expect(try parser.finish().steps.map { "\($0)" } == ["f:2: dismiss"])
  }

  @Test func `a line with an error leaves the repeat open`() throws {
    var parser = FlowParser(file: "f")
    try parser.read(lines("repeat 2")[0])
    let error = #expect(throws: FlowSyntaxError.self) { try parser.read(lines("tpa")[0]) }
    #expect(error?.cause.line == 2)
    #expect(parser.isRepeating)
    try parser.read(lines("show")[0])
    try parser.read(lines("end")[0])
    #expect(try parser.finish().steps.map { $0.line } == [3, 3])
  }

  @Test func `a repeat that stays open is reported at its line`() throws {
    var parser = FlowParser(file: "f")
    try parser.read(lines("show")[0])
    try parser.read(lines("repeat 2")[0])
    let error = #expect(throws: FlowSyntaxError.self) { try parser.finish() }
    #expect(error?.cause.line == 2)
    #expect(parser.isRepeating == false)
    #expect(try parser.finish().steps.isEmpty)
  }
}
