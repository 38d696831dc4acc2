public import HeadlessUI
import SystemCalls
public import TextRenderer

/// A port that shows an app on a full terminal screen and handles its keys and mouse.
public struct TerminalPort<App: HeadlessApp> {
  private let app: App
  private let viewport: Viewport?
  private let chrome: Chrome
  private let usesColor: Bool
  private let words: TerminalWords
  private let terminal = Terminal(input: STDIN_FILENO, output: STDOUT_FILENO)

  /// Creates a port between an app and the terminal of the standard streams.
  ///
  /// - Parameters:
  ///   - app: The app to show.
  ///   - viewport: The largest size of the screen, or `nil` to fill the terminal.
  ///   - chrome: The characters that draw boxes. ASCII takes their place if the terminal reports that
  ///     they aren't one cell wide.
  ///   - usesColor: Whether to use colors besides bold, dim, and reverse video.
  ///   - words: The words of the full screen itself.
  public init(
    _ app: App, viewport: Viewport? = nil, chrome: Chrome = .unicode, usesColor: Bool = true,
    words: TerminalWords = .english
  ) {
    self.app = app
    self.viewport = viewport
    self.chrome = chrome
    self.usesColor = usesColor
    self.words = words
  }

  /// Shows the app until the user leaves it or the terminal hangs up, and then restores the
  /// terminal.
  ///
  /// Signals that end the process restore the terminal, too. Only one port can run at a time.
  ///
  /// - Throws: A ``TerminalError`` if the app can't be shown.
  public func run() throws(TerminalError) {
    let wakes = try TerminalPort.openPipe()
    try prepare()
    Signals.handle(writingTo: wakes.writer)
    defer {
      RawMode.leave()
      Signals.restore()
    }
    RawMode.enter()
    if chrome == .unicode { _ = terminal.send(Array(Sequences.askWidth.utf8)) }
    var view = TerminalView(
      app, viewport: size, chrome: chrome, usesColor: usesColor, words: words,
      changed: { wakes.wake() })
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

  private static func openPipe() throws(TerminalError) -> SelfPipe {
    do {
      return try SelfPipe()
    } catch {
      throw .noPipe(error.code)
    }
  }

  /// Remembers the settings of the terminal.
  private func prepare() throws(TerminalError) {
    do {
      try RawMode.prepare(
        terminal, entering: Sequences.enter, leaving: Sequences.leave, isOutputRaw: true)
    } catch {
      throw .notATerminal
    }
  }

  /// Handles the signals that have arrived: stops the process, or redraws the screen at its size.
  private func follow(_ wakes: SelfPipe, _ view: inout TerminalView<App>) {
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
    if signals.contains(SIGCONT) || signals.contains(SIGWINCH) { view.resize(to: size) }
  }

  private var size: Viewport {
    let terminal = Viewport(ofTerminal: terminal.output) ?? Viewport(columns: 80, rows: 24)
    guard let viewport else { return terminal }
    return Viewport(
      columns: min(viewport.columns, terminal.columns), rows: min(viewport.rows, terminal.rows))
  }
}

/// The reason why an app can't be shown on a terminal.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// Standard input isn't a terminal.
  case notATerminal
  /// The system can't open a pipe, for a reason given by `errno`.
  case noPipe(Int32)

  /// A line of English that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .notATerminal: "standard input isn't a terminal; start the command in one"
    case .noPipe(let code):
      "a pipe can't be opened (\(SystemError(code: code))); close some files"
    }
  }
}
