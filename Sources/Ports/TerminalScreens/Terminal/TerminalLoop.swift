import DescriptorIO
import HeadlessUI
package import TextRendering

/// An app on the terminal, from turn to turn: paint, wait, and handle the bytes.
///
/// The caller waits in between, on a thread of its choice.
struct TerminalLoop<App: HeadlessApp> {
  let wakes: SelfPipe
  private let limit: Viewport?
  private var view: TerminalView<App>

  init(_ port: TerminalPort<App>) throws(TerminalError) {
    let wakes = try SelfPipe()
    guard Terminal.prepare() else { throw .notATerminal }
    Signals.handle(writingTo: wakes.writer)
    Terminal.enter()
    if port.chrome == .unicode { _ = Terminal.send(Array(Sequences.askWidth.utf8)) }
    self.wakes = wakes
    limit = port.viewport
    view = TerminalView(
      port, viewport: Viewport(ofTerminalWithin: limit), changed: { wakes.wake() })
  }

  func end() {
    Terminal.leave()
    Signals.restore()
  }

  /// Paints, and returns the wait for bytes, which returns `nil` if the terminal has hung up.
  mutating func nextWait() -> @Sendable () -> [UInt8]? {
    let output = view.paint()
    let milliseconds = view.patience ?? -1
    return { [wakes] in
      Terminal.send(output) ? Terminal.wait(for: wakes, milliseconds: milliseconds) : nil
    }
  }

  /// Returns `false` if the user has left or the terminal has hung up.
  mutating func handle(_ bytes: [UInt8]?) -> Bool {
    SignalAction.giveThreadStack()
    guard let bytes else { return false }
    view.receive(bytes)
    followSignals()
    return view.state.isOpen
  }

  private mutating func followSignals() {
    if view.isSuspended {
      view.isSuspended = false
      kill(0, SIGTSTP)
    }
    var signals = wakes.drain()
    if signals.contains(SIGTSTP) {
      Terminal.leave()
      Signals.stop()
      signals = wakes.drain().union([SIGCONT])
    }
    if signals.contains(SIGCONT) { Terminal.enter() }
    if signals.contains(SIGCONT) || signals.contains(SIGWINCH) {
      view.resize(to: Viewport(ofTerminalWithin: limit))
    }
  }
}

extension Viewport {
  /// Creates the size of the terminal that a file descriptor refers to.
  ///
  /// The result is `nil` if it doesn't refer to a terminal, or the size isn't known.
  package init?(ofTerminal descriptor: Int32) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    guard isKnown, size.ws_col > 0, size.ws_row > 0 else { return nil }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  fileprivate init(ofTerminalWithin limit: Viewport?) {
    let whole = Viewport(ofTerminal: STDOUT_FILENO) ?? Viewport(columns: 80, rows: 24)
    self.init(
      columns: min(whole.columns, limit?.columns ?? whole.columns),
      rows: min(whole.rows, limit?.rows ?? whole.rows))
  }
}
