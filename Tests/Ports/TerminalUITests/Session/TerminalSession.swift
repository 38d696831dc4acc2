import Descriptors
import PseudoTerminals
import TestFiles

/// A program on a pseudo-terminal, and the terminal that shows what it draws.
///
/// It never waits for a fixed time, but until a condition is true, and fails if that takes long.
final class TerminalSession: KioskTerminal {
  /// The path of the kiosk's command.
  static let command = ThisPackage.command("juicemaker")
  private static let patience = Duration.seconds(20)
  private static let retypingPause = Duration.milliseconds(350)

  /// The current state of the terminal.
  private(set) var model: TerminalModel
  /// Everything that the program has written.
  private(set) var output: [UInt8] = []
  let child: SessionLeader
  /// The settings of the terminal before the program was started.
  let originalSettings: TerminalSettings
  private let terminal: PseudoTerminal
  private var input: [UInt8] = []
  private var isAtEnd = false

  /// Starts a program on a terminal.
  ///
  /// - Parameters:
  ///   - command: The path of the program and its arguments.
  ///   - environment: Variables to add to those that every terminal sets.
  ///   - model: The initial state of the terminal.
  init(_ command: [String], environment: [String: String], model: TerminalModel) throws {
    self.model = model
    (terminal, child) = try PseudoTerminal.start(
      command, environment: environment, columns: model.size.columns, rows: model.size.rows)
    originalSettings = terminal.originalSettings
  }

  /// The current settings of the terminal.
  var settings: TerminalSettings { get throws { try terminal.settings } }

  /// The foreground process group.
  var foreground: pid_t { terminal.foreground }

  /// Types a text, which can have control sequences for other keys.
  func type(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes to the program.
  func send(_ bytes: [UInt8]) { input += bytes }

  /// Changes the size of the terminal.
  func resize(to size: TerminalSize) throws {
    model.resize(to: size)
    try terminal.resize(columns: size.columns, rows: size.rows)
  }

  /// Stops taking bytes from the program.
  func holdOutput() throws { try terminal.holdOutput() }

  /// Shows what another program writes.
  func scribble(_ text: String) { model.feed(text.utf8) }

  /// Hangs up the terminal.
  func hangUp() {
    terminal.hangUp()
    isAtEnd = true
  }

  /// Reads what the program writes until the terminal satisfies a condition.
  func wait(
    for what: String,
    retyping keys: String? = nil,
    until holds: (TerminalModel) -> Bool
  ) throws(TerminalFailure) {
    let end = ContinuousClock.now + TerminalSession.patience
    var nextTyping = ContinuousClock.now + TerminalSession.retypingPause
    while (model.isSettled && input.isEmpty && holds(model)) == false {
      guard isAtEnd == false, model.unknown.isEmpty, end > .now else {
        throw TerminalFailure(waitingFor: what, model)
      }
      if let keys, nextTyping < .now {
        type(keys)
        nextTyping = .now + TerminalSession.retypingPause
      }
      exchange(for: keys == nil ? 100 : 10)
    }
    if model.unknown.isEmpty == false { throw TerminalFailure(waitingFor: what, model) }
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

  /// Reads everything that the program writes, and returns how it ended.
  func end() throws -> ProcessEnd {
    let end = ContinuousClock.now + TerminalSession.patience
    while end > .now {
      if isAtEnd, let end = child.poll() { return end }
      if isAtEnd { usleep(1_000) } else { exchange(for: 100) }
    }
    throw TerminalFailure(waitingFor: "the end", model)
  }
}

/// The error that a terminal didn't show what it should have.
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
