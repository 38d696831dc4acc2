import Descriptors
import HeadlessUI
import TextRendering

/// An app that is shown on the terminal, from turn to turn: paint, wait, handle what has arrived.
///
/// Whoever runs the loop waits, so that they decide which thread does.
struct TerminalLoop<App: HeadlessApp> {
  /// The pipe that ends the wait of a turn.
  let wakes: SelfPipe
  private let terminal = Terminal(input: STDIN_FILENO, output: STDOUT_FILENO)
  private let limit: Viewport?
  private var view: TerminalView<App>
  private var isHungUp = false

  /// Prepares the terminal of the standard streams for the app of a port.
  init(_ port: TerminalPort<App>) throws(TerminalError) {
    let wakes = try TerminalLoop.openPipe()
    try TerminalLoop.prepare(terminal)
    Signals.handle(writingTo: wakes.writer)
    RawMode.enter()
    if port.chrome == .unicode { _ = RawMode.send(Array(Sequences.askWidth.utf8)) }
    self.wakes = wakes
    limit = port.viewport
    view = TerminalView(
      port.app, viewport: Viewport(of: terminal, limitedTo: limit), chrome: port.chrome,
      usesColor: port.usesColor, words: port.words, changed: { wakes.wake() })
  }

  /// Restores the terminal.
  func end() {
    RawMode.leave()
    Signals.restore()
  }

  /// Returns the next turn, or `nil` if the user has left the app or the terminal has hung up.
  mutating func nextTurn() -> TerminalTurn? {
    guard view.isOpen, isHungUp == false else { return nil }
    let output = view.paint()
    return TerminalTurn(
      terminal: terminal, wakes: wakes, output: output, milliseconds: view.patience ?? -1)
  }

  /// Handles what has arrived during a turn.
  mutating func handle(_ arrival: Terminal.Arrival?) {
    Signals.giveThreadStack()
    switch arrival {
    case .bytes: receive()
    case .nothing: view.decide()
    case .wake: break
    case nil: isHungUp = true
    }
    if isHungUp == false { followSignals() }
  }

  private mutating func receive() {
    guard let bytes = terminal.receive() else {
      isHungUp = true
      return
    }
    view.receive(bytes)
  }

  /// Handles the signals that have arrived: stops the process, or redraws the screen at its size.
  private mutating func followSignals() {
    if view.isSuspended {
      view.isSuspended = false
      kill(0, SIGTSTP)
    }
    var signals = wakes.drain()
    if signals.contains(SIGTSTP) {
      RawMode.leave()
      Signals.stop()
      signals = wakes.drain().union([SIGCONT])
    }
    if signals.contains(SIGCONT) { RawMode.enter() }
    if signals.contains(SIGCONT) || signals.contains(SIGWINCH) {
      view.resize(to: Viewport(of: terminal, limitedTo: limit))
    }
  }

  private static func openPipe() throws(TerminalError) -> SelfPipe {
    do {
      return try SelfPipe()
    } catch {
      throw .noPipe(error.code)
    }
  }

  /// Remembers the settings of the terminal.
  private static func prepare(_ terminal: Terminal) throws(TerminalError) {
    do {
      try RawMode.prepare(
        terminal, entering: Sequences.enter, leaving: Sequences.leave, isOutputRaw: true)
    } catch {
      throw .notATerminal
    }
  }
}

/// What the terminal is to show, and how long to wait for it then.
struct TerminalTurn: Sendable {
  fileprivate let terminal: Terminal
  fileprivate let wakes: SelfPipe
  fileprivate let output: [UInt8]
  fileprivate let milliseconds: Int32

  /// Writes the output, waits, and returns what has arrived, or `nil` if the terminal takes no output.
  func wait() -> Terminal.Arrival? {
    RawMode.send(output) ? terminal.wait(for: wakes, milliseconds: milliseconds) : nil
  }
}

extension Viewport {
  /// Creates the size of a terminal, or of the part of it that a limit allows.
  fileprivate init(of terminal: Terminal, limitedTo limit: Viewport?) {
    let whole = Viewport(ofTerminal: terminal.output) ?? Viewport(columns: 80, rows: 24)
    self.init(
      columns: min(whole.columns, limit?.columns ?? whole.columns),
      rows: min(whole.rows, limit?.rows ?? whole.rows))
  }
}
