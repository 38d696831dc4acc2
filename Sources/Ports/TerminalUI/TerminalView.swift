import Descriptors
package import HeadlessUI
package import TextRendering

/// A full-screen app without a terminal: it takes the typed bytes, and returns the bytes to draw.
package struct TerminalView<App: HeadlessApp> {
  private var parser = KeyParser()
  var state: TerminalState<App>
  private var painter: FramePainter

  /// Creates the view of a port.
  ///
  /// - Parameters:
  ///   - port: The app to show, and how.
  ///   - viewport: The size of the screen.
  ///   - changed: A closure that is called when the state that the screen was read from changes, on
  ///     the thread that changes it.
  ///   - now: A closure that returns the current time, the view's only clock.
  package init(
    _ port: TerminalPort<App>,
    viewport: Viewport,
    changed: @escaping @Sendable () -> Void = {},
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    state = TerminalState(port, viewport: viewport, now: now, watch: ScreenWatch(now: now, changed))
    painter = FramePainter(usesColor: port.usesColor)
  }

  /// The number of milliseconds to wait for more bytes before calling ``decide()`` and ``paint()``,
  /// or `nil` to wait without a limit because nothing is pending.
  package var patience: Int32? {
    [parser.deadline, state.deadline].compactMap { $0 }.min().map {
      state.now().milliseconds(until: $0)
    }
  }

  /// Handles the bytes that the terminal sent, up to the ones with which the user leaves.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    let now = state.now()
    for byte in bytes where state.isOpen {
      if let event = parser.event(after: byte, at: now) { state.handle(event) }
    }
  }

  /// Handles bytes that were waiting for more bytes if none have come in time: Esc is then a key by
  /// itself.
  package mutating func decide() {
    guard let deadline = parser.deadline, deadline <= state.now() else { return }
    if let event = parser.decide() { state.handle(event) }
  }

  /// Changes the size, and draws the whole screen again at the next ``paint()``.
  package mutating func resize(to viewport: Viewport) {
    state.viewport = viewport
    painter.invalidate()
  }

  /// Returns the bytes that bring the terminal up to date, or an empty array if it already is.
  package mutating func paint() -> [UInt8] {
    state.refresh()
    if state.isRepainted { painter.invalidate() }
    state.isRepainted = false
    let style = state.overlay == .question ? CellStyle.warning : .faint
    let styles = ArraySlice(repeating: style, count: state.viewport.columns)
    let portRow = state.lastRow.map { FrameRow(text: ArraySlice($0.utf8), styles: styles) }
    return painter.paint(
      state.frame, focus: state.focusRegions, portRow: portRow, isLast: state.isTall == false,
      in: state.viewport, chrome: state.chrome)
  }
}
