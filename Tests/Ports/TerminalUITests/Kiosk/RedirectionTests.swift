import Foundation
import JuiceScreens
import PromptUI
import PseudoTerminals
import TestFiles
import Testing
import TextRendering

@testable import juicemaker

/// The command with some of its standard streams on a terminal, and the others elsewhere.
@Suite(.timeLimit(.minutes(5)))
struct RedirectionTests {
  /// Runs the command, which a shell script knows as `"$0"`, to its end.
  private func finish(
    _ script: String,
    _ arguments: String...,
    typing text: String = ""
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      ["/bin/sh", "-c", script, TerminalSession.command] + arguments, environment: [:],
      model: TerminalModel(TerminalSize(columns: 44, rows: 12)))
    session.type(text)
    #expect(try session.end() == .exit(0))
    return session
  }

  @Test(arguments: ["", "--linear"])
  func `a person is prompted until they quit, even if the output goes to a file`(
    option: String
  ) throws {
    let folder = try TemporaryFolder()
    let (output, errors) = (folder.path("output"), folder.path("errors"))
    let lines = ["7", "show", "quit"]
    _ = try finish(
      "\"$0\" \(option) >\"$1\" 2>\"$2\"", output, errors,
      typing: lines.map { $0 + "\n" }.joined())
    var prompt = PromptPort(Options().kiosk(), words: .korean)
    var (rest, expectedOutput, expectedErrors) = (lines.makeIterator(), "", "")
    prompt.run(&rest, &expectedOutput, &expectedErrors)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == expectedOutput)
    #expect(try String(contentsOfFile: errors, encoding: .utf8) == expectedErrors)
  }

  @Test func `the screen is as large as the terminal of the output`() throws {
    let session = try finish("\"$0\" </dev/null")
    let viewport = Viewport(columns: 44, rows: 12)
    let frame = TextRenderer(viewport: viewport).render(Options().kiosk().screen)
    let shown = frame.replacing("\n", with: "\r\n")
    #expect(String(decoding: session.output, as: UTF8.self) == shown)
  }
}
