import Descriptors
import PseudoTerminals
import TestSizes
import Testing

/// Apps on a pseudo-terminal: what they show, what they go on with, and that they give it back.
@Suite(.timeLimit(.minutes(5)))
struct ProcessTests {
  @Test func `the terminal is in full-screen modes while an app is shown`() throws {
    let session = try TerminalSession.app("blocking")
    #expect(session.model.modes == [25, 1000, 1006, 1049, 2004])
    #expect(try session.hasOriginalSettings == false)
  }

  @Test(arguments: ["q", "\u{3}"])
  func `a key that leaves restores the terminal, even if the focus is scrolled away`(
    key: String
  ) throws {
    let session = try TerminalSession(
      "TerminalApps", ["blocking"], model: TerminalModel(columns: 20, rows: 6, showing: "$\n"))
    try session.wait(for: "Add")
    session.type("\u{1B}[F\u{1B}[<64;10;5M\u{1B}[<64;10;5M")
    try session.wait(for: "no cursor") { $0.showsCursor == false }
    #expect(try session.end(typing: key) == .exit(0))
    try session.expectRestored()
  }

  @Test func `terminals with wide boxes get ASCII`() throws {
    let session = try TerminalSession(
      "TerminalApps", ["blocking"], model: TerminalModel(columns: 20, rows: 6, boxWidth: 2))
    try session.wait(for: "ASCII") { $0.lines.last?.contains(" v ") == true }
  }

  @Test func `a window that is resized quickly ends at its last size`() throws {
    let session = try TerminalSession.app("blocking")
    for columns in 41..<60 { try session.resize(columns: columns, rows: 20) }
    try session.resize(columns: 44, rows: 11)
    try session.wait(for: "the size") {
      $0.lines.last == "Tab move  Enter choose  ? help  q leave" && $0.text.contains("#") == false
    }
  }

  @Test func `an app that is continued paints over what was written in the meantime`() throws {
    let session = try TerminalSession.app("blocking")
    session.child.send(SIGSTOP)
    session.scribble("\u{1B}[2J\u{1B}[?1049l\u{1B}[?1000l")
    session.child.send(SIGCONT)
    try session.wait(for: "the app") {
      $0.text.contains("Overflow") && $0.modes.isSuperset(of: [1000, 1049])
    }
  }

  @Test func `the main actor goes on while the port waits, and performs what is chosen`() throws {
    let session = try TerminalSession.app("main-actor")
    try session.wait(for: "3 ticks\n")
    session.type("\r")
    try session.wait(for: "6 ticks\n")
    #expect(try session.end(typing: "q") == .exit(0))
    try session.expectRestored("$\nleft after 6 ticks\n")
  }

  @Test func `a task that is cancelled restores the terminal`() throws {
    let session = try TerminalSession.app("main-actor")
    try session.wait(for: "3 ticks\n")
    #expect(try session.end(typing: "2\r") == .exit(0))
    try session.expectRestored("$\nleft after 3 ticks, cancelled\n")
  }

  @Test(arguments: [("blocking", 0), ("own-actor", 3)])
  func `changes by another thread are shown`(app: String, start: Int) throws {
    let session = try TerminalSession.app(app)
    try session.wait(for: "count \(start)\n")
    session.type("2")
    for number in start + 1...start + 5 {
      session.type(" ")
      try session.wait(for: "count \(number)\n")
    }
    #expect(try session.end(typing: "q") == .exit(0))
  }

  @Test(arguments: [("blocking", true), ("main-actor", false)])
  func `an app that is stopped restores the terminal, and enters it again later`(
    app: String, isByKey: Bool
  ) throws {
    let session = try TerminalSession.app(
      app, script: "\"$0\" \"$@\"; echo stopped $?; read line; fg >/dev/null; echo ended $?")
    let stopped = "$\nstopped \(128 + SIGTSTP)\n"
    if isByKey { session.type("\u{1A}") } else { kill(-session.foreground, SIGTSTP) }
    try session.wait(for: "the shell") { $0.text == stopped }
    try session.expectRestored(stopped)
    session.type("\n")
    try session.wait(for: "Overflow")
    #expect(session.model.modes.isSuperset(of: [1000, 1049]))
    #expect(try session.end(typing: "\u{3}") == .exit(0))
    #expect(session.model.text.hasSuffix("ended 0\n"))
    #expect(try session.hasOriginalSettings)
  }

  @Test(arguments: [
    (SIGTSTP, 1, "\"$0\" \"$@\"; kill -TERM %1; fg >/dev/null 2>&1; echo ended $?"),
    (SIGSTOP, 0, "\"$0\" \"$@\"; kill -TERM %1; bg >/dev/null; wait %1; echo ended $?"),
  ])
  func `an app that is ended while it's stopped leaves the terminal to the shell`(
    signal: Int32, exits: Int, script: String
  ) throws {
    let session = try TerminalSession.app("blocking", script: script)
    kill(-session.foreground, signal)
    #expect(try session.end() == .exit(0))
    #expect(session.count(of: "ended \(128 + SIGTERM)") == 1)
    #expect(session.count(of: "\u{1B}[?1049l") == exits)
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

/// Signals, crashes, and hang-ups, after all of which the terminal is as it was.
@Suite(.timeLimit(.minutes(5)))
struct EndingTests {
  /// The signals that end a program that does nothing about them.
  private static let signals: [Int32] = {
    let signals = [
      SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGALRM,
      SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGPIPE, SIGXFSZ,
    ]
    #if os(Linux)
      let (firstOfRealTime, lastOfRealTime): (Int32, Int32) = (34, 64)
      return signals + [SIGIO, SIGPWR, SIGSTKFLT, firstOfRealTime, lastOfRealTime]
    #else
      return signals
    #endif
  }()

  @Test(
    arguments: TestSizes.size(
      quick: [SIGHUP, SIGINT, SIGTERM, SIGSEGV, SIGUSR1, SIGPIPE, 64], exhaustive: signals))
  func `a signal that ends an app restores the terminal`(signal: Int32) throws {
    let session = try TerminalSession.app("blocking")
    session.child.send(signal)
    #expect(try session.end() == .signal(signal))
    try session.expectRestored()
  }

  @Test(arguments: TestSizes.size(quick: [SIGTERM], exhaustive: signals))
  func `a signal that ends an app while another thread paints restores the terminal`(
    signal: Int32
  ) throws {
    let session = try TerminalSession.app("busy-actor")
    session.child.send(signal)
    #expect(try session.end() == .signal(signal))
    try session.expectRestored()
  }

  @Test(
    arguments: [
      ("blocking", "3\r", .signal(SIGTRAP)), ("blocking", "4\r", .signal(SIGSEGV)),
      ("own-actor", "4\r", .signal(SIGSEGV)), ("main-actor", "3\r", .signal(SIGSEGV)),
      ("own-actor", "5\r", .exit(7)),
    ] as [(String, String, ProcessEnd)])
  func `a trap, a stack overflow, and an exit restore the terminal`(
    app: String, keys: String, end: ProcessEnd
  ) throws {
    let session = try TerminalSession.app(app)
    #expect(try session.end(typing: keys).withOneTrap == end)
    try session.expectRestored()
  }

  @Test func `a crash that the app handles is handled on a terminal that has been restored`() throws
  {
    let session = try TerminalSession.app("handling")
    #expect(try session.end(typing: "3\r").withOneTrap == .signal(SIGTRAP))
    try session.expectRestored("$\nhandled\n")
  }

  @Test func `an app that survives one signal and uses another goes on`() throws {
    let session = try TerminalSession.app("handling")
    session.child.send(SIGUSR1)
    session.type("\r")
    try session.wait(for: "count 1\n")
    #expect(session.count(of: "\u{1B}[?1049h") == 1)
    session.child.send(SIGHUP)
    try session.wait(for: "another first frame") { model in
      session.count(of: "\u{1B}[?1049h") == 2 && model.text.contains("Overflow")
    }
    #expect(try session.end(typing: "q") == .exit(0))
    try session.expectRestored("$\nhangup\n")
  }

  #if os(Linux)
    @Test func `Swift's backtrace is printed on a terminal that has been restored`() throws {
      let settings = "enable=yes,color=no,interactive=no,symbolicate=off,images=none"
      let session = try TerminalSession.app(
        "blocking", environment: ["SWIFT_BACKTRACE": settings])
      #expect(try session.end(typing: "3\r").withOneTrap == .signal(SIGTRAP))
      let parts = String(decoding: session.output, as: UTF8.self).split(separator: "\u{1B}[?1049l")
      #expect(parts.map { $0.contains("*** Program crashed: ") } == [false, true])
      #expect(try session.hasOriginalSettings)
    }
  #endif

  @Test func `signals that were ignored when the app was started remain ignored`() throws {
    let session = try TerminalSession.app(
      "blocking", script: "trap '' INT TERM HUP QUIT USR1 ALRM PROF SYS SEGV; exec \"$0\" \"$@\"")
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGPROF, SIGSYS, SIGSEGV] {
      session.child.send(signal)
    }
    session.type("\r")
    try session.wait(for: "count 1\n")
    #expect(try session.end(typing: "q") == .exit(0))
  }

  @Test func `a second signal doesn't keep a terminal raw that takes no bytes`() throws {
    let session = try TerminalSession.app("blocking")
    try session.holdOutput()
    session.child.send(SIGTERM)
    for _ in 0..<20 {
      session.exchange(for: 1)
      session.child.send(SIGINT)
    }
    #expect([.signal(SIGTERM), .signal(SIGINT)].contains(try session.end()))
    #expect(try session.hasOriginalSettings)
  }

  @Test(arguments: [("", .signal(SIGHUP)), ("trap '' HUP;", .exit(0))] as [(String, ProcessEnd)])
  func `a terminal that hangs up ends the app, even if that ignores the signal`(
    trap: String, end: ProcessEnd
  ) throws {
    let session = try TerminalSession.app("blocking", script: trap + "exec \"$0\" \"$@\"")
    session.hangUp()
    #expect(try session.end() == end)
  }
}

extension ProcessEnd {
  /// The end with one signal in place of the two that a trap raises, depending on the processor.
  fileprivate var withOneTrap: ProcessEnd { self == .signal(SIGILL) ? .signal(SIGTRAP) : self }
}

extension TerminalSession {
  #if os(Linux)
    /// The processor time that the program has taken, in nanoseconds.
    fileprivate var processorTime: Int {
      var clock = clockid_t()
      var time = timespec()
      clock_getcpuclockid(child.identifier, &clock)
      clock_gettime(clock, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
  #endif
}
