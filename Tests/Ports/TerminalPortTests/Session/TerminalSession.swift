import Synchronization
import SystemCalls
import TestFiles

/// A program on a pseudo-terminal, and the terminal that shows what it draws.
///
/// Nothing here waits for a time: it waits until something holds, and fails after long.
final class TerminalSession {
  /// The path of the kiosk's command.
  static let command = ThisPackage.command("juicemaker")
  private static let patience = Duration.seconds(20)
  /// Keeps a program from getting the terminal of another that is started at the same time.
  private static let starting = Mutex(())

  /// The terminal as it is now.
  private(set) var model: TerminalModel
  /// All that the program has written.
  private(set) var output: [UInt8] = []
  let child: ChildProcess
  /// What the terminal was set to before the program was started.
  let originalSettings: TerminalSettings
  private let terminal: PseudoTerminal
  private var input: [UInt8] = []
  private var isAtEnd = false

  /// Starts a program on a terminal.
  ///
  /// - Parameters:
  ///   - command: The path of the program, and its arguments.
  ///   - environment: Variables beside those that every terminal sets.
  ///   - model: The terminal as it is before.
  init(_ command: [String], environment: [String: String], model: TerminalModel) throws {
    self.model = model
    let variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(environment) { $1 }
    (terminal, child) = try TerminalSession.starting.withLock { _ in
      let terminal = try PseudoTerminal(model.size)
      let path = terminal.path
      return (terminal, try ChildProcess(command, environment: variables, terminal: path))
    }
    originalSettings = terminal.originalSettings
    terminal.closeFar()
  }

  /// What the terminal is set to now.
  var settings: TerminalSettings { get throws { try terminal.settings } }

  /// The process group that reads the keys.
  var foreground: pid_t { terminal.foreground }

  /// Types a text, or sends what stands for keys that have none.
  func type(_ text: String) { send(Array(text.utf8)) }

  /// Presses and releases the first button of the mouse.
  func click(_ position: TerminalPosition) {
    for end in ["M", "m"] { type("\u{1B}[<0;\(position.column + 1);\(position.row + 1)\(end)") }
  }

  /// Sends bytes to the program.
  func send(_ bytes: [UInt8]) { input += bytes }

  /// Changes the size of the terminal.
  func resize(to size: TerminalSize) throws {
    model.resize(to: size)
    try terminal.resize(to: size)
  }

  /// Takes no more bytes from the program.
  func holdOutput() throws { try terminal.holdOutput() }

  /// Shows what another program writes.
  func scribble(_ text: String) { model.feed(text.utf8) }

  /// Takes the terminal away.
  func hangUp() {
    terminal.hangUp()
    isAtEnd = true
  }

  /// Lets the program write until something holds of what it has drawn.
  func wait(
    for what: String,
    until holds: (TerminalModel) -> Bool
  ) throws(TerminalFailure) {
    let end = ContinuousClock.now + TerminalSession.patience
    while (model.isSettled && input.isEmpty && holds(model)) == false {
      guard isAtEnd == false, model.unknown.isEmpty, end > .now else {
        throw TerminalFailure(waitingFor: what, model)
      }
      exchange(for: 100)
    }
    if model.unknown.isEmpty == false { throw TerminalFailure(waitingFor: what, model) }
  }

  /// Lets the program write for some milliseconds, or until it writes something.
  func exchange(for milliseconds: Int32) {
    guard let bytes = terminal.exchange(&input, for: milliseconds) else {
      isAtEnd = true
      return
    }
    output += bytes
    model.feed(bytes)
    input += model.takeAnswers()
  }

  /// Waits until the program has ended, and everything that it has written was read.
  func end() throws -> ProcessEnd {
    let end = ContinuousClock.now + TerminalSession.patience
    while end > .now {
      if isAtEnd, let end = child.poll() { return end }
      if isAtEnd { usleep(1_000) } else { exchange(for: 100) }
    }
    throw TerminalFailure(waitingFor: "the end", model)
  }
}

/// Something that a terminal was to show and did not.
struct TerminalFailure: Error, CustomStringConvertible {
  private let expectation: String
  private let model: TerminalModel

  init(waitingFor expectation: String, _ model: TerminalModel) {
    self.expectation = expectation
    self.model = model
  }

  var description: String {
    let position = model.cursor.position
    let unknown = model.unknown.isEmpty ? "" : "\nunknown: \(model.unknown)"
    return """
      waited for \(expectation); the terminal shows, with the cursor at \(position.row), \
      \(position.column) and the modes \(model.modes.map { $0.rawValue }.sorted()):
      \(model.text)\(unknown)
      """
  }
}
