import Descriptors
package import HeadlessUI
package import TextRendering

/// A full-screen app without a terminal: it takes the typed bytes, and returns the bytes to draw.
package struct TerminalView<App: HeadlessApp> {
  private var parser = KeyParser()
  private(set) var state: TerminalState<App>
  private var painter: FramePainter
  private let now: () -> ContinuousClock.Instant

  /// Creates a view of an app.
  ///
  /// - Parameters:
  ///   - app: The app to show.
  ///   - viewport: The size of the terminal.
  ///   - chrome: The characters that draw boxes. ASCII takes their place if the terminal reports that
  ///     they aren't one cell wide.
  ///   - usesColor: Whether to use colors besides bold, dim, and reverse video.
  ///   - words: The words of the full screen itself.
  ///   - changed: A closure that is called when the state that the screen was read from changes, on
  ///     the thread that changes it.
  ///   - now: A closure that returns the current time, the view's only clock.
  package init(
    _ app: App,
    viewport: Viewport,
    chrome: Chrome = .unicode,
    usesColor: Bool = true,
    words: TerminalWords = .english,
    changed: @escaping @Sendable () -> Void = {},
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    state = TerminalState(
      app, viewport: viewport, chrome: chrome, words: words, now: now,
      watch: ScreenWatch(now: now, changed))
    painter = FramePainter(usesColor: usesColor)
    self.now = now
  }

  /// A Boolean value that indicates whether the user hasn't left the app.
  package var isOpen: Bool { state.isOpen }

  /// The number of milliseconds to wait for more bytes before calling ``decide()`` and ``paint()``,
  /// or `nil` to wait without a limit because nothing is pending.
  package var patience: Int32? {
    [parser.deadline, state.deadline].compactMap { $0 }.min().map {
      now().milliseconds(until: $0)
    }
  }

  /// A Boolean value that indicates whether the user wants to return to the shell for a while.
  ///
  /// Set it to `false` when they come back.
  package var isSuspended: Bool {
    get { state.isSuspended }
    set { state.isSuspended = newValue }
  }

  /// Handles the bytes that the terminal sent, up to the ones with which the user leaves.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    let now = now()
    for byte in bytes where state.isOpen {
      if let event = parser.event(after: byte, at: now) { state.handle(event) }
    }
  }

  /// Handles bytes that were waiting for more bytes if none have come in time: Esc is then a key by
  /// itself.
  package mutating func decide() {
    guard let deadline = parser.deadline, deadline <= now(), let event = parser.decide() else {
      return
    }
    state.handle(event)
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
    return painter.paint(
      state.frame, focus: state.focusRegions,
      portRow: state.lastRow.map { FrameRow($0, style: style) }, isLast: state.isTall == false,
      in: state.viewport)
  }
}
