import PseudoTerminals
import TestFiles
import Testing

/// Apps on actors, which the port doesn't block.
@Suite(.timeLimit(.minutes(5)))
struct ActorAppTests {
  @Test func `the main actor goes on while the port waits, and performs what is chosen`() throws {
    let session = try TerminalSession.app("main-actor")
    try session.wait(for: "the first ticks") { $0.text.contains("3 ticks\n") }
    session.type("\r")
    try session.wait(for: "more ticks") { $0.text.contains("6 ticks\n") }
    session.type("q")
    #expect(try session.end() == .exit(0))
    #expect(session.model.text == "left after 6 ticks\n")
    #expect(try session.settings == session.originalSettings)
  }

  @Test func `a task that is cancelled restores the terminal`() throws {
    let session = try TerminalSession.app("main-actor")
    try session.wait(for: "the ticks") { $0.text.contains("3 ticks\n") }
    session.type("2\r")
    #expect(try session.end() == .exit(0))
    #expect(session.model.text == "left after 3 ticks, cancelled\n")
    #expect(session.model.modes == TerminalMode.initial)
    #expect(try session.settings == session.originalSettings)
  }

  @Test func `an actor of its own goes on, too`() throws {
    let session = try TerminalSession.app("own-actor")
    try session.wait(for: "the count") { $0.text.contains("count 3\n") }
    session.type(" \r")
    try session.wait(for: "the count") { $0.text.contains("count 5\n") }
    session.type("q")
    #expect(try session.end() == .exit(0))
    #expect(try session.settings == session.originalSettings)
  }

  @Test func `an app on the main actor is stopped and continued`() throws {
    let session = try TerminalSession.app(
      "main-actor", script: "\"$0\" \"$@\"; echo stopped; read line; fg >/dev/null; echo ended $?")
    try session.wait(for: "the ticks") { $0.text.contains("3 ticks\n") }
    session.type("\u{1A}")
    try session.wait(for: "the shell") { $0.text == "stopped\n" }
    #expect(try session.settings == session.originalSettings)
    session.type("\n")
    try session.wait(for: "the app") { $0.text.contains("3 ticks\n") }
    session.type("q")
    #expect(try session.end() == .exit(0))
    #expect(session.model.text == "stopped\n\nleft after 3 ticks\nended 0\n")
  }

  #if os(Linux)
    @Test(arguments: ["main-actor", "own-actor"])
    func `an idle app on an actor takes no processor time`(actor: String) throws {
      let session = try TerminalSession.app(actor)
      try session.wait(for: "the app") { $0.text.contains("3") }
      try session.waitUntilIdle(for: 200)
    }
  #endif
}

extension TerminalSession {
  /// Starts an app for tests.
  ///
  /// - Parameters:
  ///   - name: The argument that names the app.
  ///   - script: A shell script that runs the app, which is `"$0" "$@"`, or `nil` to run it directly.
  ///   - environment: Variables to add to those that every terminal sets.
  static func app(
    _ name: String, script: String? = nil, environment: [String: String] = [:]
  ) throws -> TerminalSession {
    let shell = script.map { ["/bin/sh", "-mc", $0] } ?? []
    return try TerminalSession(
      shell + [ThisPackage.command("TerminalApps"), name], environment: environment,
      model: TerminalModel(TerminalSize(columns: 40, rows: 12)))
  }
}
