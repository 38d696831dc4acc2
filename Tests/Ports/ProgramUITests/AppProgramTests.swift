import FlowDriver
import HeadlessUI
import ProgramArguments
import PromptUI
import TestSupport
import Testing

@testable import ProgramUI

/// The program of an app that has no options of its own.
struct AppProgramTests {
  private let options = ProgramOptions(AppProgram())

  private func options(_ line: String, of app: AppProgram = AppProgram()) throws -> ProgramOptions {
    let words = line.split(separator: " ").map { String($0) }
    guard case .perform(_, _, let options) = try app.table.request(words, ProgramOptions(app))
    else { throw ProgramFailure(usage: "not a subcommand") }
    return options
  }

  @Test func `the option for the language is there if there are several`() throws {
    #expect(throws: ProgramFailure(usage: "unknown option \"--language\"")) {
      try options("--language en")
    }
    let app = AppProgram(["ko", "en"])
    #expect(try options("", of: app).language == "ko")
    #expect(try options("--language en", of: app).exploredLanguages == ["en"])
    let problem = "--language takes ko or en, not \"fr\""
    #expect(throws: ProgramFailure(usage: problem)) { try options("--language fr", of: app) }
  }

  @Test func `a program is told what has changed, and the outline if it asks for that`() {
    var output = ""
    var lines = ["1", "expect change", "2", "show", "repeat 2"].map { Array($0.utf8) }
      .makeIterator()
    var options = options
    options.answer = .changes
    #expect(options.answerProgram(Counter(), by: &lines, &output) == .badData)
    let outline = "screen \"Counter\"\n  button \"Add one\" value \"0\" [1]\n\n"
    let changes =
      "button \"Add one\" \"1\" [1]\n\n\nrefused found number 2; expected one from 1 to 1\n\n"
    #expect(output == outline + changes + outline.replacing("\"0\"", with: "\"1\"") + "\n")
  }

  private static let longText = String(
    repeating: "a", count: TestSizes.size(quick: 100_000, exhaustive: 1_000_000))

  @Test(arguments: try [("1 \"\(longText)\"", longText)] + rows(in: "Tables/texts.txt"))
  func `a number and a text in double quotes change the text of a field`(
    line: String, result: String
  ) {
    let isRefused = result.hasPrefix("refused ")
    for isList in [false, true] {
      let app = RecordedApp(Orchard("Kiwi"))
      app.take(.text("former", .search))
      var lines = [Array(line.utf8)].makeIterator()
      var output = ""
      var errors = ""
      var options = options
      options.isLinear = isList
      let status =
        isList
        ? options.driveApp(app, by: &lines, &output, &errors)
        : options.answerProgram(app, by: &lines, &output)
      #expect((status == .success) == (isRefused == false))
      #expect(app.app.state.query == (isRefused ? "former" : result) && app.app.counts == [0])
      #expect(isList || isRefused == false || output.contains("\n\n\(result)"))
    }
  }

  @Test
  func `a text that isn't UTF-8 is refused, and the outline tells the texts that are offered`() {
    let line = Array("1 \"".utf8) + [0xFF] + Array("\"".utf8)
    var lines = [line].makeIterator()
    var output = ""
    #expect(options.answerProgram(Orchard("Kiwi"), by: &lines, &output) == .failure)
    let field = #"field "Search" "" offer "kiwi" offer "mango" enter [1] submit [2]"#
    #expect(output.contains("refused the text isn't UTF-8") && output.contains(field))
  }

  @Test func `the number of an event lets it happen`() {
    var lines = ["2", "2"].map { Array($0.utf8) }.makeIterator()
    var output = ""
    let reader = StubbedApp(Reader<Int>()) { _ in [Stub("seven", 7)] }
    #expect(options.answerProgram(reader, by: &lines, &output) == .failure)
    let told = output.split(separator: "\n").filter { $0.contains(/page|7|refused/) }
    let event = "  event \"page 1\" with \"seven\" [2]"
    let refusal = "refused found number 2; expected one from 1 to 1"
    #expect(told == [Substring(event), "  text \"7\"", Substring(refusal), "  text \"7\""])
  }

  @Test func `a number means the control that a program has been told, on the same layer`() {
    let outlines = [
      "screen \"a\"\n  button \"Sell\" [1]\n",
      "screen \"a\"\n  alert \"Sold\"\n    button \"Sell\" [1]\n",
    ]
    let board = Board("screen \"a\"\n  button \"Buy\" [1]\n")
    var output = ""
    var number = 0
    var lines = AnyIterator { () -> [UInt8]? in
      number += 1
      if number <= outlines.count { board.screen = Screen(outline: outlines[number - 1]) }
      return number <= outlines.count + 1 ? [UInt8(ascii: "1")] : nil
    }
    #expect(options.answerProgram(board, by: &lines, &output) == .failure)
    let refusals = output.split(separator: "\n").filter { $0.hasPrefix("refused") }
    let refusal = "refused found another control 1; expected the one that was told"
    #expect(refusals.map { String($0) } == [refusal, refusal])
    #expect(board.inputs == [.action(1)])
  }

  @Test(arguments: [
    ("# nothing\n 0 ", "found number 0; expected one from 1 to 2"),
    ("2", "button \"Off\" is disabled"),
    ("+1", "\"+1\" isn't a command"), ("repeat 2\n1\nend", "\"1\" isn't a command"),
    ("1\ntap \"Off\"", "button \"Off\" is disabled"),
  ])
  func `a line that can't be performed is refused before its answer`(lines: String, start: String) {
    let screen = "screen \"Lamp\"\n  button \"On\" [1]\n  button \"Off\"\n"
    let app = Still(Screen(outline: screen))
    let lines = lines.split(separator: "\n").map { Array($0.utf8) }
    var rest = lines.makeIterator()
    var output = ""
    #expect(options.answerProgram(app, by: &rest, &output) == .failure)
    #expect(output.contains("\n\nrefused \(start)"))
    #expect(output.ranges(of: "\(screen)\n").count == lines.count + 1)
    #expect(output.hasSuffix("\n\(screen)\n"))
  }
}
