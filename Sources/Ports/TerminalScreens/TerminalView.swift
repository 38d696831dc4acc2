import DescriptorIO
package import HeadlessUI
package import TextRendering

/// A full-screen app without a terminal: it takes the typed bytes, and returns the bytes to draw.
package struct TerminalView<App: HeadlessApp> {
  private(set) var state: TerminalState<App>
  /// Whether the user wants to return to the shell for a while.
  var isSuspended = false
  private var parser = KeyParser()
  private var painter: FramePainter
  private let watch: ScreenWatch<App.Action>
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant

  /// Creates the view of a port.
  ///
  /// - Parameters:
  ///   - port: The app to show, and how.
  ///   - viewport: The size of the screen.
  ///   - changed: A closure that is called when the state that the screen was read from changes, on
  ///     the thread that changes it.
  ///   - now: A closure that returns the current time, the view's only clock.
  package init(
    _ port: TerminalPort<App>, viewport: Viewport, changed: @escaping @Sendable () -> Void = {},
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.now = now
    start = now()
    watch = ScreenWatch(now: now, changed)
    state = TerminalState(port, viewport: viewport, watch: watch)
    painter = FramePainter(usesColor: port.usesColor)
  }

  /// The number of milliseconds to wait for more bytes before calling ``receive(_:)`` and ``paint()``,
  /// or `nil` to wait without a limit because nothing is pending.
  package var patience: Int32? {
    [parser.deadline, watch.deadline].compactMap { $0 }.min().map { now().milliseconds(until: $0) }
  }

  private var time: Duration { now() - start }

  /// Handles the bytes that the terminal sent, up to the ones with which the user leaves, and those that
  /// were waiting for more bytes if none have come in time: Esc is then a key by itself.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    let now = now()
    for byte in bytes where state.isOpen {
      if let event = parser.event(after: byte, at: now) { handle(event) }
    }
    if let deadline = parser.deadline, deadline <= now, let event = parser.decide() {
      handle(event)
    }
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .key(.suspend): isSuspended = true
    case .key(.repaint): painter.invalidate()
    default:
      let chrome = state.chrome
      state.handle(event, at: time)
      if (state.chrome == chrome) == false { painter.invalidate() }
    }
  }

  /// Changes the size, and draws the whole screen again at the next ``paint()``.
  package mutating func resize(to viewport: Viewport) {
    state.handle(.resize(viewport), at: time)
    painter.invalidate()
  }

  /// Returns the bytes that bring the terminal up to date, or an empty array if it already is.
  package mutating func paint() -> [UInt8] {
    if watch.mayHaveChanged { state.refresh(at: time) }
    let style = state.mode == .question ? CellStyle.warning : .faint
    let styles = ArraySlice(repeating: style, count: state.viewport.columns)
    let portRow = state.lastRow.map { FrameRow(text: ArraySlice($0.utf8), styles: styles) }
    return painter.paint(
      state.frame, focus: state.focusRegions, portRow: portRow, isLast: state.isTall == false,
      in: state.viewport, chrome: state.chrome)
  }
}
