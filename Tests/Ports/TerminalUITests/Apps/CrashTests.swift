import Descriptors
import PseudoTerminals
import Testing

/// Apps that crash, or that are ended by signals, some of which they handle themselves.
@Suite(.timeLimit(.minutes(5)))
struct CrashTests {
  private func start(
    _ name: String, environment: [String: String] = [:]
  ) throws -> TerminalSession {
    let session = try TerminalSession.app(name, environment: environment)
    try session.wait(for: "the app") { $0.text.contains("Overflow") }
    return session
  }

  @Test(arguments: ["blocking", "own-actor"])
  func `a trap restores the terminal`(app: String) throws {
    let session = try start(app)
    session.type("3\r")
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(try session.end()))
    try expectRestored(session, "")
  }

  @Test(arguments: [("blocking", 4), ("own-actor", 4), ("main-actor", 3)])
  func `a stack overflow restores the terminal`(app: String, button: Int) throws {
    let session = try start(app)
    session.type("\(button)\r")
    #expect(try session.end() == .signal(SIGSEGV))
    try expectRestored(session, "")
  }

  @Test(arguments: ["blocking", "own-actor"])
  func `an app that exits by itself restores the terminal`(app: String) throws {
    let session = try start(app)
    session.type("5\r")
    #expect(try session.end() == .exit(7))
    try expectRestored(session, "")
  }

  @Test(arguments: [SIGPIPE, SIGXFSZ])
  func `a write that ends the process restores the terminal`(signal: Int32) throws {
    let session = try start("blocking")
    session.child.send(signal)
    #expect(try session.end() == .signal(signal))
    try expectRestored(session, "")
  }

  @Test(arguments: endingSignals)
  func `a signal that ends an app while another thread paints restores the terminal`(
    signal: Int32
  ) throws {
    let session = try start("busy-actor")
    session.child.send(signal)
    #expect(try session.end() == .signal(signal))
    try expectRestored(session, "")
  }

  @Test func `a crash that the app handles is handled on a terminal that has been restored`() throws
  {
    let session = try start("handling")
    session.type("3\r")
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(try session.end()))
    try expectRestored(session, "handled\n")
  }

  #if os(Linux)
    @Test(arguments: [nil, SIGQUIT])
    func `Swift's backtrace is printed on a terminal that has been restored`(
      signal: Int32?
    ) throws {
      let settings = "enable=yes,color=no,interactive=no,symbolicate=off,images=none"
      let session = try start("blocking", environment: ["SWIFT_BACKTRACE": settings])
      if let signal { session.child.send(signal) } else { session.type("3\r") }
      #expect([.signal(signal ?? SIGILL), .signal(signal ?? SIGTRAP)].contains(try session.end()))
      let parts = String(decoding: session.output, as: UTF8.self).split(separator: "\u{1B}[?1049l")
      #expect(parts.count == 2)
      #expect(parts.last?.contains("*** Program crashed: ") == true)
      #expect(try session.settings == session.originalSettings)
    }
  #endif

  @Test func `an app that survives a signal is shown again`() throws {
    let session = try start("handling")
    session.child.send(SIGHUP)
    try session.wait(for: "another first frame") { model in
      session.output.split(separator: 0x1B).filter { $0.elementsEqual("[?1049h".utf8) }.count == 2
        && model.text.contains("Add")
    }
    session.type("\rq")
    #expect(try session.end() == .exit(0))
    try expectRestored(session, "hangup\n")
  }

  @Test func `a signal that the app uses for something else changes nothing`() throws {
    let session = try start("handling")
    session.child.send(SIGUSR1)
    session.type("\r")
    try session.wait(for: "the count") { $0.text.contains("count 1\n") }
    #expect(
      session.output.split(separator: 0x1B).filter { $0.elementsEqual("[?1049h".utf8) }.count == 1)
    session.type("q")
    #expect(try session.end() == .exit(0))
  }
}
