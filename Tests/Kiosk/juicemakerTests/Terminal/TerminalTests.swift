import Foundation
import JuiceScreens
import JuiceViewModels
import Terminals
import TestSupport
import Testing
import TextRendering

/// The kiosk on a terminal.
@Suite(.timeLimit(.minutes(5)))
struct TerminalTests {
  /// Waits for what the renderer draws, and for the next focus, and then leaves.
  private func expect(
    _ kiosk: JuiceKiosk, in shown: Viewport, _ chrome: Chrome = .unicode,
    on session: TerminalSession
  ) throws {
    let renderer = TextRenderer(viewport: shown, style: .grid(chrome))
    let text = renderer.render(kiosk.screen)
    try session.wait(for: text) { TerminalModel.text(of: $0.cells.prefix(shown.rows)) == text }
    let focus = session.model.reversed
    session.type("\t")
    try session.wait(for: "the next focus") { ($0.reversed == focus) == false }
    #expect(try session.end(typing: "q") == .exit(0))
    #expect(session.hasOriginalSettings)
  }

  @Test func `the first frame is the renderer's text, and q restores the terminal`() throws {
    let session = try TerminalSession("juicemaker")
    try expect(JuiceKiosk(), in: Viewport(columns: 60, rows: 19), on: session)
    #expect(session.count(of: "\u{1B}[0;1;91m") > 0)
  }

  @Test func `options and the environment change the look, the options first`() throws {
    let session = try TerminalSession(
      "juicemaker", ["--ascii", "--language", "en", "--size", "40x12"],
      environment: ["NO_COLOR": "1", "COLUMNS": "9", "LINES": "9"])
    try expect(
      JuiceKiosk(phrases: .english), in: Viewport(columns: 40, rows: 11), .ascii, on: session)
    #expect(session.count(of: "\u{1B}[0;1;91m") == 0)
  }

  @Test func `warnings are read before the kiosk covers them`() throws {
    let folder = try TemporaryFolder()
    let stock = try folder.file("a", #"{ "version": 1, "stock": { "old": 1 } }"#.utf8)
    let session = try TerminalSession("juicemaker", ["--language", "en", "--stock-file", stock])
    try session.wait(for: "the warning") { $0.text.contains("Press Enter to go on.") }
    #expect(session.model.text.contains("still counted: old"))
    session.type("\r")
    try session.wait(for: "the kiosk") { $0.text.contains("Fresh juice") }
    #expect(try session.end(typing: "q") == .exit(0))
  }

  @Test func `a kiosk that can't open says why, and doesn't change the terminal`() throws {
    let session = try TerminalSession("juicemaker", script: "exec 3>&-; ulimit -n 4; exec \"$0\"")
    #expect(try session.end() == .exit(1))
    #expect(session.model.text.hasPrefix("$\njuicemaker: can't open a pipe: "))
    session.expectRestored(session.model.text)
  }

  private func expectLines(
    _ options: [String] = [], script: String = "exec \"$0\" \"$@\"",
    environment: [String: String] = [:]
  ) throws {
    let session = try TerminalSession(
      "juicemaker", options, script: script, environment: environment)
    #expect(try session.end(typing: "재고수정\n딸기 +1\n\u{4}quit\n") == .exit(0))
    #expect(session.count(of: "재고 추가") > 0)
    #expect(session.count(of: "저장하지 않은 변경 사항") == 1)
    #expect(session.count(of: "\u{1B}") == 0)
  }

  @Test func `a person who can't have a whole screen gets lines, and is asked at their end`() throws
  {
    try expectLines(["--linear"])
    try expectLines(environment: ["TERM": "dumb"])
    try expectLines(script: "\"$0\" | cat")
  }

  @Test func `a recording has what was done until a signal ends the kiosk`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("a.flow")
    let session = try TerminalSession("juicemaker", ["--record", file, "--language", "en"])
    try session.wait(for: "q leave")
    session.type("7\r")
    try session.wait(for: "Mango juice is ready! Enjoy!")
    session.child.send(SIGINT)
    #expect(try session.end() == .signal(SIGINT))
    let flow = """
      # juicemaker run --language en FILE
      tap "Mango juice"
      expect alert "Mango juice is ready! Enjoy!"
      expect button "OK" enabled

      """
    #expect(try String(contentsOfFile: file, encoding: .utf8) == flow)
  }

  @Test func `a person who was told that an order isn't saved leaves with the reason and 73`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = folder.path("stock.json")
    let session = try TerminalSession("juicemaker", ["--linear", "--stock-file", file])
    try session.wait(for: "> ") { $0.text.hasSuffix("\n>\n") }
    try FileManager.default.createDirectory(
      atPath: file + ".tmp", withIntermediateDirectories: false)
    #expect(try session.end(typing: "망고쥬스 주문\n나가기\n") == .exit(73))
    #expect(session.count(of: "주문을 저장하지 못해") > 0)
    #expect(session.count(of: "stock.json: ") > 0)
  }

  @Test func `without a keyboard, the screen is as large as the terminal of the output`() throws {
    let size = Viewport(columns: 44, rows: 12)
    let session = try TerminalSession("juicemaker", script: "\"$0\" </dev/null", size: size)
    #expect(try session.end() == .exit(0))
    let text = TextRenderer(viewport: size).render(JuiceKiosk().screen)
    #expect(String(decoding: session.output, as: UTF8.self) == text.replacing("\n", with: "\r\n"))
  }
}
