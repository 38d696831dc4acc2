import Descriptors
import TestFiles
import Testing
import TextRendering

/// A program on a pseudo-terminal, and the terminal that shows what it draws.
///
/// It never waits for a fixed time, but until a condition is true, and fails if that takes long.
final class TerminalSession {
  private static let patience = Duration.seconds(20)

  private(set) var model: TerminalModel
  /// Everything that the program has written.
  private(set) var output: [UInt8] = []
  let child: SessionLeader
  private let terminal: PseudoTerminal
  private var input: [UInt8] = []
  private var isAtEnd = false

  /// Starts a program on a terminal.
  ///
  /// - Parameters:
  ///   - command: The name of the program.
  ///   - arguments: The arguments of the program.
  ///   - script: A shell script that runs the program, which is `"$0" "$@"`, or `nil` to run it
  ///     directly.
  ///   - environment: Variables to add to those that every terminal sets.
  ///   - model: The initial state of the terminal.
  init(
    _ command: String, _ arguments: [String], script: String? = nil,
    environment: [String: String] = [:],
    model: TerminalModel = TerminalModel(columns: 40, rows: 12, showing: "$\n")
  ) throws {
    self.model = model
    let shell = script.map { ["/bin/sh", "-mc", $0] } ?? []
    (terminal, child) = try PseudoTerminal.start(
      shell + [ThisPackage.command(command)] + arguments, environment: environment,
      columns: model.size.columns, rows: model.size.rows)
  }

  /// Starts an app for tests, and waits until it's shown.
  static func app(
    _ name: String, script: String? = nil, environment: [String: String] = [:]
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      "TerminalApps", [name], script: script, environment: environment)
    try session.wait(for: "Overflow")
    return session
  }

  /// A Boolean value that indicates whether the terminal has the settings that it had at first.
  var hasOriginalSettings: Bool {
    get throws { try terminal.settings == terminal.originalSettings }
  }

  /// The foreground process group.
  var foreground: pid_t { terminal.foreground }

  /// The number of times that the program has written a sequence.
  func count(of sequence: String) -> Int {
    String(decoding: output, as: UTF8.self).split(
      separator: sequence, omittingEmptySubsequences: false
    ).count - 1
  }

  /// Types a text, which can have control sequences for other keys.
  func type(_ text: String) { input += Array(text.utf8) }

  func resize(columns: Int, rows: Int) throws {
    model.resize(to: Viewport(columns: columns, rows: rows))
    try terminal.resize(columns: columns, rows: rows)
  }

  /// Stops taking bytes from the program.
  func holdOutput() throws { try terminal.holdOutput() }

  /// Shows what another program writes.
  func scribble(_ text: String) { model.feed(text.utf8) }

  func hangUp() {
    terminal.hangUp()
    isAtEnd = true
  }

  /// Reads what the program writes until the terminal shows a text.
  func wait(for text: String) throws {
    try wait(for: text) { $0.text.contains(text) }
  }

  /// Reads what the program writes until the terminal satisfies a condition.
  func wait(for what: String, until holds: (TerminalModel) -> Bool) throws {
    let end = ContinuousClock.now + TerminalSession.patience
    while (model.isSettled && input.isEmpty && holds(model)) == false {
      guard isAtEnd == false, model.unknown.isEmpty, end > .now else { throw failure(what) }
      exchange(for: 100)
    }
  }

  /// Reads what the program writes within some milliseconds.
  func exchange(for milliseconds: Int32) {
    guard let bytes = terminal.exchange(&input, for: milliseconds) else {
      isAtEnd = true
      return
    }
    output += bytes
    model.feed(bytes)
    input += model.takeAnswers()
  }

  /// Reads everything that the program writes after some keys, and returns how it ended.
  func end(typing keys: String = "") throws -> ProcessEnd {
    type(keys)
    let end = ContinuousClock.now + TerminalSession.patience
    while end > .now {
      if isAtEnd, let end = child.poll() { return end }
      if isAtEnd { usleep(1_000) } else { exchange(for: 100) }
    }
    throw failure("the end")
  }

  /// Checks that the terminal is as it was before the program was started, apart from a text.
  func expectRestored(
    _ text: String = "$\n", at location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try [
      "\(model.modes.sorted())", "\(model.attributes)", "\(model.unknown)", model.text,
      "\(hasOriginalSettings)",
    ]
    #expect(found == ["[7, 25]", "[]", "[]", text, "true"], sourceLocation: location)
  }

  private func failure(_ what: String) -> TerminalFailure {
    TerminalFailure(
      description: """
        waited for \(what); the terminal shows, with the cursor at \(model.cursor), the modes \
        \(model.modes.sorted()), and the unknown sequences \(model.unknown):
        \(model.text)
        """)
  }
}

/// The error that a terminal didn't show what it should have.
struct TerminalFailure: Error, CustomStringConvertible {
  let description: String
}
