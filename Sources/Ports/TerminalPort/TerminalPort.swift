public import HeadlessUI
import SystemCalls
public import TextRenderer

/// Shows an app on the whole of a terminal, and lets a person at its keys and mouse use it.
public struct TerminalPort<App: HeadlessApp> {
  private let app: App
  private let viewport: Viewport?
  private let chrome: Chrome
  private let terminal = Terminal(input: STDIN_FILENO, output: STDOUT_FILENO)

  /// Creates a port between an app and the terminal of the standard streams.
  ///
  /// - Parameters:
  ///   - app: What is shown.
  ///   - viewport: How large the screen is at most, or nothing for the size of the terminal.
  ///   - chrome: What frames the screen; ASCII takes the place of box-drawing characters where the
  ///     terminal answers that they are not one cell wide.
  public init(_ app: App, viewport: Viewport? = nil, chrome: Chrome = .unicode) {
    self.app = app
    self.viewport = viewport
    self.chrome = chrome
  }

  /// Takes the screen until the person leaves or the terminal hangs up, and gives it back.
  ///
  /// Signals that end the process give it back, too. One port runs at a time.
  public func run() throws(TerminalError) {
    let wakes = try SelfPipe()
    try FullScreen.prepare(terminal)
    Signals.handle(tellingTo: wakes.writer)
    defer {
      FullScreen.leave()
      Signals.restore()
    }
    FullScreen.enter()
    if chrome == .unicode { _ = terminal.send(Array(Sequences.askWidth.utf8)) }
    var view = TerminalView(app, viewport: size, chrome: chrome) { wakes.wake() }
    while view.isOpen, terminal.send(view.paint()) {
      switch terminal.wait(for: wakes, milliseconds: view.patience ?? -1) {
      case .bytes:
        guard let bytes = terminal.receive() else { return }
        view.receive(bytes)
      case .nothing:
        view.decide()
      case .wake:
        break
      }
      follow(wakes, &view)
    }
  }

  /// Does what signals ask for: stops, takes the screen anew, takes its size anew.
  private func follow(_ wakes: SelfPipe, _ view: inout TerminalView<App>) {
    if view.isSuspended {
      view.isSuspended = false
      kill(0, SIGTSTP)
    }
    var signals = wakes.drain()
    if signals.contains(SIGTSTP) {
      FullScreen.leave()
      Signals.stop()
      signals = wakes.drain().union([SIGCONT])
    }
    if signals.contains(SIGCONT) { FullScreen.enter() }
    if signals.contains(SIGCONT) || signals.contains(SIGWINCH) { view.resize(to: size) }
  }

  private var size: Viewport {
    let terminal = Viewport(ofTerminal: terminal.output) ?? Viewport(columns: 80, rows: 24)
    guard let viewport else { return terminal }
    return Viewport(
      columns: min(viewport.columns, terminal.columns), rows: min(viewport.rows, terminal.rows))
  }
}

/// Why an app cannot be shown on a terminal.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// What keys are read from is no terminal.
  case notATerminal
  /// The system refuses a pipe, with a value of `errno`.
  case noPipe(Int32)

  /// What is wrong and what would be right, in one line of English.
  public var description: String {
    switch self {
    case .notATerminal: "standard input is not a terminal; start the command in one"
    case .noPipe(let code): "no pipe can be opened (error \(code)); close some files"
    }
  }
}
