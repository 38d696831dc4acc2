import DescriptorIO
import Terminals
import Testing
import TextRendering

@Suite(.timeLimit(.minutes(5)))
struct ProcessTests {
  @Test(arguments: [("q", 1), ("\u{3}", 2)])
  func `a key that leaves restores the terminal, even if the focus is scrolled away`(
    key: String, boxWidth: Int
  ) throws {
    let session = try TerminalSession(
      "PortApps", ["blocking"], size: Viewport(columns: 20, rows: 6), boxWidth: boxWidth)
    try session.wait(for: "Add")
    #expect(session.model.modes == [TerminalModel.lineCursor, 1000, 1006, 1049, 2004])
    #expect(session.hasOriginalSettings == false)
    let arrow = boxWidth == 1 ? " ▼ " : " v "
    try session.wait(for: arrow) { $0.lines.last?.contains(arrow) == true }
    session.type("\u{1B}[F\u{1B}[<64;10;5M\u{1B}[<64;10;5M")
    try session.wait(for: "no focus") { $0.reversed.isEmpty }
    #expect(try session.end(typing: key) == .exit(0))
    session.expectRestored()
  }

  @Test func `an app is whole after quick new sizes, and after others wrote while it was stopped`()
    throws
  {
    let session = try TerminalSession.app("blocking")
    for columns in 41..<60 { try session.resize(columns: columns, rows: 20) }
    try session.resize(columns: 44, rows: 11)
    try session.wait(for: "the size") {
      $0.lines.last == "Tab move  Enter choose  ? help  q leave" && $0.text.contains("#") == false
    }
    session.child.send(SIGSTOP)
    session.scribble("\u{1B}[2J\u{1B}[?1049l\u{1B}[?1000l")
    session.child.send(SIGCONT)
    try session.wait(for: "the app") {
      $0.text.contains("Overflow") && $0.modes.isSuperset(of: [1000, 1049])
    }
  }

  @Test(arguments: [("q", "left"), ("5\r", "left, cancelled")])
  func `the main actor goes on while the port waits, performs what is chosen, and can cancel it`(
    keys: String, end: String
  ) throws {
    let session = try TerminalSession.app("main-actor")
    try session.wait(for: "count 3\n")
    session.type(" ")
    try session.wait(for: "count 4\n")
    #expect(try session.end(typing: keys) == .exit(0))
    session.expectRestored("$\n\(end)\n")
  }

  private func expect(
    _ app: String, showing opening: String, toShow next: String, after keys: String,
    leavingBy leave: String = "q"
  ) throws {
    let session = try TerminalSession.app(app, showing: opening)
    session.type(keys)
    try session.wait(for: next)
    #expect(try session.end(typing: leave) == .exit(0))
  }

  @Test func `the weather of the articles shows what a response leads to`() throws {
    try expect("weather", showing: "Sunny", toShow: "Rain", after: " ")
  }

  @Test func `the weather of the articles is read at a prompt`() throws {
    try expect(
      "prompt", showing: "text \"Sunny\"\n>", toShow: "text \"Rain\"\n>", after: "1\n",
      leavingBy: "q\n")
  }

  @Test func `a change is shown, however long after the last one it comes`() throws {
    let session = try TerminalSession.app("own-actor")
    try session.wait(for: "count 2\n")
    #expect(try session.end(typing: "q") == .exit(0))
  }

  @Test(arguments: [("blocking", true), ("main-actor", false)])
  func `an app that is stopped restores the terminal, and enters it again later`(
    app: String, isByKey: Bool
  ) throws {
    let session = try TerminalSession.app(
      app, script: "\"$0\" \"$@\"; echo stopped $?; read line; fg >/dev/null; echo ended $?")
    let stopped = "$\nstopped \(128 + SIGTSTP)\n"
    if isByKey { session.type("\u{1A}") } else { kill(-session.terminal.foreground, SIGTSTP) }
    try session.wait(for: "the shell") { $0.text == stopped }
    session.expectRestored(stopped)
    session.type("\n")
    try session.wait(for: "Overflow")
    #expect(session.model.modes.isSuperset(of: [1000, 1049]))
    #expect(try session.end(typing: "\u{3}") == .exit(0))
    #expect(session.model.text.hasSuffix("ended 0\n"))
    #expect(session.hasOriginalSettings)
  }

  @Test func `a secret text isn't shown at a prompt while it's typed, even after a stop`() throws {
    let session = try TerminalSession.app(
      "secret",
      script: "\"$0\" \"$@\"; echo stopped; read line; stty echo; fg; echo ended $?", showing: ">")
    for isStopped in [false, true] {
      session.type("code\n")
      try session.wait(for: "no echo") { _ in session.hasOriginalSettings == false }
      if isStopped {
        session.type("\u{1A}")
        try session.wait(for: "stopped\n")
        session.type("\n")
        try session.wait(for: "the prompt") { $0.text.hasSuffix("Code:\n") }
      }
      session.type(isStopped ? "hunter22\n" : "hunter2\n")
      try session.wait(for: isStopped ? "8 characters" : "7 characters")
      try session.wait(for: "echo") { _ in session.hasOriginalSettings }
    }
    #expect(try session.end(typing: "q\n") == .exit(0))
    #expect(session.model.text.contains("hunter") == false)
  }

  @Test func `an interrupt at a secret text ends the prompt, and the terminal shows again`() throws
  {
    let session = try TerminalSession.app("secret", showing: ">")
    session.type("code\n")
    try session.wait(for: "no echo") { _ in session.hasOriginalSettings == false }
    #expect(try session.end(typing: "\u{3}") == .signal(SIGINT))
    #expect(session.hasOriginalSettings)
  }

  private func expectToEnd(stoppedBy signal: Int32, script: String, leavings: Int) throws {
    let session = try TerminalSession.app("blocking", script: "\"$0\" \"$@\"; \(script)")
    session.type(" ")
    try session.wait(for: "count 1\n")
    kill(-session.terminal.foreground, signal)
    #expect(try session.end() == .exit(0))
    #expect(session.count(of: "ended \(128 + SIGTERM)") == 1)
    #expect(session.count(of: "\u{1B}[?1049l") == leavings)
  }

  @Test func `an app that is ended while it's stopped leaves the terminal to the shell`() throws {
    try expectToEnd(
      stoppedBy: SIGTSTP, script: "kill -TERM %1; fg >/dev/null 2>&1; echo ended $?", leavings: 1)
    try expectToEnd(
      stoppedBy: SIGSTOP, script: "kill -TERM %1; bg >/dev/null; wait %1; echo ended $?",
      leavings: 0)
  }

  @Test func `an app in the background leaves the terminal alone, and can be ended`() throws {
    try expectToEnd(
      stoppedBy: SIGSTOP, script: "bg >/dev/null; sleep 0.1; kill -TERM %1; wait %1; echo ended $?",
      leavings: 0)
  }

  #if os(Linux)
    @Test(arguments: ["blocking", "main-actor"])
    func `an idle app takes no processor time`(app: String) throws {
      let session = try TerminalSession.app(app)
      var last = -1
      try session.wait(for: "no processor time") { _ in
        session.exchange(for: 50)
        let former = last
        last = session.processorTime
        return last == former
      }
    }
  #endif
}

extension TerminalSession {
  #if os(Linux)
    /// In nanoseconds.
    fileprivate var processorTime: Int {
      var clock = clockid_t()
      var time = timespec()
      clock_getcpuclockid(child.identifier, &clock)
      clock_gettime(clock, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
  #endif
}
