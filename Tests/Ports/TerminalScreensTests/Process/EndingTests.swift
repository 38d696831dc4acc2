import DescriptorIO
import Terminals
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct EndingTests {
  /// The signals that a person sends to end a program, and those of its crashes.
  private static let signals = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]

  private static let usual = TestSizes.size(
    quick: [SIGHUP, SIGINT, SIGTERM, SIGSEGV], exhaustive: signals)
  private static let whilePainting = TestSizes.size(quick: [SIGTERM], exhaustive: signals)

  @Test(
    arguments: usual.map { ("blocking", $0) } + whilePainting.map { ("busy-actor", $0) })
  func `a signal that ends an app restores the terminal, even while another thread paints`(
    app: String, signal: Int32
  ) throws {
    let session = try TerminalSession.app(app)
    session.child.send(signal)
    #expect(try session.end() == .signal(signal))
    session.expectRestored()
  }

  /// What is chosen in an app, and how that ends.
  struct Ending: Sendable {
    let app: String
    let keys: String
    let end: ProcessEnd
    var text = "$\n"
  }

  @Test(arguments: [
    Ending(app: "blocking", keys: "2\r", end: .signal(SIGTRAP)),
    Ending(app: "blocking", keys: "3\r", end: .signal(SIGSEGV)),
    Ending(app: "own-actor", keys: "3\r", end: .signal(SIGSEGV)),
    Ending(app: "main-actor", keys: "3\r", end: .signal(SIGSEGV)),
    Ending(app: "own-actor", keys: "4\r", end: .exit(7)),
    Ending(app: "handling", keys: "2\r", end: .signal(SIGTRAP), text: "$\nhandled\n"),
  ])
  func `a trap, a stack overflow, and an exit restore the terminal before the app handles them`(
    ending: Ending
  ) throws {
    let session = try TerminalSession.app(ending.app)
    #expect(try session.end(typing: ending.keys).withOneTrap == ending.end)
    session.expectRestored(ending.text)
  }

  @Test(arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM])
  func `a signal that a person sends isn't reported as a crash where Swift's backtrace is on`(
    signal: Int32
  ) throws {
    let session = try TerminalSession.app(
      "blocking", environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no"])
    session.child.send(signal)
    #expect(try session.end() == .signal(signal))
    session.expectRestored()
  }

  #if os(Linux)
    @Test func `Swift's backtrace is printed on a terminal that has been restored`() throws {
      let settings = "enable=yes,color=no,interactive=no,symbolicate=off,images=none"
      let session = try TerminalSession.app(
        "blocking", environment: ["SWIFT_BACKTRACE": settings])
      #expect(try session.end(typing: "2\r").withOneTrap == .signal(SIGTRAP))
      let parts = String(decoding: session.output, as: UTF8.self).split(separator: "\u{1B}[?1049l")
      #expect(parts.map { $0.contains("*** Program crashed: ") } == [false, true])
      #expect(session.hasOriginalSettings)
    }
  #endif

  private func expectToGoOn(
    _ app: String, after signals: [Int32], ignoring ignored: String = ""
  ) throws {
    let session = try TerminalSession.app(app, script: ignored + "exec \"$0\" \"$@\"")
    for signal in signals { session.child.send(signal) }
    session.type(" ")
    try session.wait(for: "count 1\n")
    #expect(session.count(of: "\u{1B}[?1049h") == 1)
    #expect(try session.end(typing: "q") == .exit(0))
  }

  @Test func `an app goes on after a signal that it handles`() throws {
    try expectToGoOn("handling", after: [SIGHUP])
  }

  @Test func `an app goes on after signals that were ignored when it was started`() throws {
    let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV]
    try expectToGoOn("blocking", after: signals, ignoring: "trap '' INT TERM HUP QUIT SEGV;")
  }

  @Test func `a second signal doesn't keep a terminal raw that takes no bytes`() throws {
    let session = try TerminalSession.app("blocking")
    try session.terminal.holdOutput()
    session.child.send(SIGTERM)
    for _ in 0..<20 {
      session.exchange(for: 1)
      session.child.send(SIGINT)
    }
    #expect([.signal(SIGTERM), .signal(SIGINT)].contains(try session.end()))
    #expect(session.hasOriginalSettings)
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
