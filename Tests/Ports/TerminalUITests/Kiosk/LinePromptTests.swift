import Foundation
import PseudoTerminals
import TestFiles
import Testing

/// The prompt that the kiosk has without a full screen, which only adds lines.
@Suite(.timeLimit(.minutes(5)))
struct LinePromptTests {
  @Test(
    arguments: [
      ([], ["TERM": "dumb"]), (["--linear"], [:]), (["--linear"], ["TERM": "dumb"]),
      ([], ["TERM": ""]), ([], ["ACCESSIBLE": "1"]),
    ] as [([String], [String: String])])
  func `a dumb terminal and --linear get lines without control sequences`(
    arguments: [String],
    environment: [String: String]
  ) throws {
    let model = TerminalModel(TerminalSize(columns: 60, rows: 20))
    let session = try TerminalSession(
      [TerminalSession.command] + arguments, environment: environment, model: model)
    let steps = [("", "재고수정"), ("?", "나가기: "), ("재고수정", "재고 추가"), ("dismiss", "> dismiss")]
    for (line, answer) in steps {
      if line.isEmpty == false { session.type(line + "\n") }
      try session.wait(for: answer) { model in
        model.text.contains(answer) && model.text.hasSuffix("\n>\n")
      }
    }
    #expect(try session.settings == session.originalSettings)
    session.type("quit\n")
    #expect(try session.end() == .exit(0))
    let text = String(decoding: session.output, as: UTF8.self).replacing("\r\n", with: "\n")
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || ($0.value < 0x20 || $0.value == 0x7F) == false
      })
  }

  @Test func `a person who was told that an order isn't saved leaves with the reason and 0`() throws
  {
    let folder = try TemporaryFolder()
    let file = folder.path("stock.json")
    let session = try TerminalSession(
      [TerminalSession.command, "--linear", "--stock-file", file], environment: [:],
      model: TerminalModel(TerminalSize(columns: 60, rows: 20)))
    try session.wait(for: "the prompt") { $0.text.hasSuffix("\n>\n") }
    try FileManager.default.createDirectory(
      atPath: file + ".tmp", withIntermediateDirectories: false)
    session.type("망고쥬스 주문\n")
    try session.wait(for: "the alert") { $0.text.contains("주문을 저장하지 못해") }
    session.type("나가기\n")
    #expect(try session.end() == .exit(0))
    #expect(
      String(decoding: session.output, as: UTF8.self).contains("stock.json: can't be written"))
  }
}
