import Descriptors
import FlowDriver
import PseudoTerminals
import Testing

/// The ways to end the kiosk, all of which restore the terminal.
@Suite(.timeLimit(.minutes(5)))
struct WayOutTests {
  @Test(arguments: ["q", "\u{3}"], [nil, "1", "2"])
  func `a key that quits restores the terminal`(key: String, number: String?) throws {
    let kiosk = try TerminalKiosk()
    if let number {
      try kiosk.type(number + "\r", does: .tap(number == "1" ? "재고수정" : "딸기쥬스 주문"))
    }
    kiosk.session.type(key)
    if key == "q", number == "1" {
      try kiosk.session.wait(for: "the question") { $0.text.contains("나갈까요?") }
      kiosk.session.type("\u{3}")
    }
    #expect(try kiosk.session.end() == .exit(0))
    try expectRestored(kiosk.session, TerminalKiosk.shellText)
  }

  @Test func `the cursor comes back even if the focus is scrolled away`() throws {
    let kiosk = try TerminalKiosk(size: TerminalSize(columns: 40, rows: 10))
    kiosk.session.type("\u{1B}[F\u{1B}[<64;10;5M\u{1B}[<64;10;5M")
    try kiosk.session.wait(for: "no cursor") { $0.modes.contains(.cursor) == false }
    kiosk.session.type("q")
    #expect(try kiosk.session.end() == .exit(0))
    try expectRestored(kiosk.session, TerminalKiosk.shellText)
  }

  @Test func `a terminal without an alternate screen goes on below the kiosk`() throws {
    let kiosk = try TerminalKiosk(traits: TerminalTraits(hasAlternateScreen: false))
    let shown = kiosk.model.text
    kiosk.session.type("q")
    #expect(try kiosk.session.end() == .exit(0))
    try expectRestored(kiosk.session, String(shown.drop { ($0 == "\n") == false }.dropFirst()))
    #expect(kiosk.model.cursor.position == TerminalPosition(row: 19, column: 0))
  }

  @Test(arguments: endingSignals)
  func `a signal that ends the kiosk restores the terminal first`(signal: Int32) throws {
    let kiosk = try TerminalKiosk()
    kiosk.session.child.send(signal)
    #expect(try kiosk.session.end() == .signal(signal))
    try expectRestored(kiosk.session, TerminalKiosk.shellText)
  }

  @Test func `signals that were ignored when the kiosk was started remain ignored`() throws {
    let script = "trap '' INT TERM HUP QUIT USR1 ALRM PROF SYS SEGV; exec \"$0\""
    let kiosk = try TerminalKiosk(script: script)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGPROF, SIGSYS, SIGSEGV] {
      kiosk.session.child.send(signal)
    }
    try kiosk.type("1\r", does: .tap("재고수정"))
    try kiosk.type("2-", does: .decrease("딸기"))
  }

  @Test(arguments: 0..<4)
  func `a signal in the middle of a frame restores the terminal, too`(count: Int) throws {
    let kiosk = try TerminalKiosk()
    try kiosk.session.resize(to: TerminalSize(columns: 61, rows: 20))
    for _ in 0..<count { kiosk.session.exchange(for: 1) }
    kiosk.session.child.send(SIGTERM)
    #expect(try kiosk.session.end() == .signal(SIGTERM))
    try expectRestored(kiosk.session, TerminalKiosk.shellText)
  }

  @Test func `a second signal doesn't keep a terminal raw that takes no bytes`()
    throws
  {
    let kiosk = try TerminalKiosk()
    try kiosk.session.holdOutput()
    kiosk.session.child.send(SIGTERM)
    for _ in 0..<20 {
      kiosk.session.exchange(for: 1)
      kiosk.session.child.send(SIGINT)
    }
    #expect([.signal(SIGTERM), .signal(SIGINT)].contains(try kiosk.session.end()))
    #expect(try kiosk.session.settings == kiosk.session.originalSettings)
  }

  @Test func `a kiosk that can't open says why, and doesn't change the terminal`() throws {
    let model = TerminalModel(TerminalSize(columns: 120, rows: 20))
    let session = try TerminalSession(
      ["/bin/sh", "-c", "ulimit -n 4; exec \"$0\"", TerminalSession.command], environment: [:],
      model: model)
    #expect(try session.end() == .exit(1))
    #expect(session.model.text.hasPrefix("juicemaker: a pipe can't be opened ("))
    try expectRestored(session, session.model.text)
  }

  @Test func `a terminal that hangs up ends the kiosk`() throws {
    let kiosk = try TerminalKiosk()
    kiosk.session.hangUp()
    #expect(try kiosk.session.end() == .signal(SIGHUP))
  }

  @Test func `a terminal that hangs up ends even a kiosk that ignores its signal`() throws {
    let kiosk = try TerminalKiosk(script: "trap '' HUP; exec \"$0\"")
    kiosk.session.hangUp()
    #expect(try kiosk.session.end() == .exit(0))
  }

  @Test(arguments: [true, false])
  func `a kiosk that is stopped restores the terminal, and enters it again later`(
    isByKey: Bool
  ) throws {
    let script = "\"$0\"; echo stopped $?; read line; fg >/dev/null; echo ended $?"
    let kiosk = try TerminalKiosk(script: script)
    try kiosk.type("1\r", does: .tap("재고수정"))
    let stopped = TerminalKiosk.shellText + "stopped \(128 + SIGTSTP)\n"
    if isByKey { kiosk.session.type("\u{1A}") } else { kill(-kiosk.session.foreground, SIGTSTP) }
    try kiosk.session.wait(for: "the shell") { $0.text == stopped }
    try expectRestored(kiosk.session, stopped)
    try kiosk.type("\n")
    #expect(kiosk.model.modes.contains(.clicks))
    try kiosk.type("2-", does: .decrease("딸기"))
    kiosk.session.type("\u{3}")
    #expect(try kiosk.session.end() == .exit(0))
    try expectRestored(kiosk.session, stopped + "\nended 0\n")
  }

  @Test func `a kiosk that is ended while it's stopped doesn't change the shell's terminal`() throws
  {
    let script = "\"$0\"; echo stopped; kill -TERM %1; fg >/dev/null 2>&1; echo ended $?"
    let kiosk = try TerminalKiosk(script: script)
    kiosk.session.type("\u{1A}")
    #expect(try kiosk.session.end() == .exit(0))
    let text = TerminalKiosk.shellText + "stopped\nended \(128 + SIGTERM)\n"
    try expectRestored(kiosk.session, text)
  }

  @Test func `a kiosk that is ended in the background leaves the terminal to the shell`() throws {
    let script = "\"$0\"; kill -TERM %1; bg >/dev/null; wait %1; echo ended $?"
    let kiosk = try TerminalKiosk(script: script)
    kill(-kiosk.session.foreground, SIGSTOP)
    #expect(try kiosk.session.end() == .exit(0))
    let output = String(decoding: kiosk.session.output, as: UTF8.self)
    #expect(output.contains("ended \(128 + SIGTERM)"))
    #expect(output.contains("\u{1B}[?1049l") == false)
  }

  @Test func `a kiosk that is continued paints over what was written in the meantime`() throws {
    let kiosk = try TerminalKiosk()
    kiosk.session.child.send(SIGSTOP)
    kiosk.session.scribble("\u{1B}[2J\u{1B}[?1049l\u{1B}[?1000lscribble")
    kiosk.session.child.send(SIGCONT)
    try kiosk.waitUntilShown()
    #expect(kiosk.model.modes.contains(.clicks))
  }
}
