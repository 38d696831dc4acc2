public import HeadlessUI
public import TextRenderer

/// A full-screen app without its terminal: bytes that were typed in, bytes that draw it out.
public struct TerminalView<App: HeadlessApp> {
  private var parser = KeyParser()
  private var state: TerminalState<App>
  private var painter = FramePainter()

  /// Opens an app.
  ///
  /// - Parameters:
  ///   - app: What is shown.
  ///   - viewport: How large the terminal is.
  ///   - chrome: What frames the screen; ASCII takes its place on a terminal that answers that
  ///     box-drawing characters are not one cell wide.
  ///   - changed: Called on any thread when what the screen was read from has changed.
  public init(
    _ app: App,
    viewport: Viewport,
    chrome: Chrome = .unicode,
    changed: @escaping @Sendable () -> Void = {}
  ) {
    state = TerminalState(
      app, viewport: viewport, chrome: chrome, watch: ScreenWatch(changed))
  }

  /// Whether the person has not left.
  public var isOpen: Bool { state.isOpen }

  /// How many milliseconds to wait for more bytes before ``decide()``, or nothing for as long as it
  /// takes.
  public var patience: Int32? { parser.patience }

  /// Whether the person wants to go back to the shell for a while; set it back when they return.
  public var isSuspended: Bool {
    get { state.isSuspended }
    set { state.isSuspended = newValue }
  }

  /// The screen as text as it was last drawn, and what lies where in it.
  var frame: Frame { state.frame }

  /// Takes what the terminal sent, and does what it asks for, up to where the person leaves.
  public mutating func receive(_ bytes: some Sequence<UInt8>) {
    for byte in bytes where state.isOpen {
      if let event = parser.event(after: byte) { state.handle(event) }
    }
  }

  /// Decides, as no more bytes have come, what the last ones were.
  public mutating func decide() {
    if let event = parser.decide() { state.handle(event) }
  }

  /// Takes a new size, and forgets what the terminal shows.
  public mutating func resize(to viewport: Viewport) {
    state.viewport = viewport
    painter.invalidate()
  }

  /// The bytes that make a terminal show the app as it is now; none where it does already.
  public mutating func paint() -> [UInt8] {
    state.refresh()
    return painter.paint(state.frame, focus: state.focusRegion, in: state.viewport)
  }
}
