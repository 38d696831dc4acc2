import HeadlessUI
import JuiceScreens
import TerminalUI
import TextRendering

@testable import juicemaker

/// A view of the kiosk in this process, and another kiosk that mirrors it.
typealias ViewedKiosk = MirroredKiosk<ViewSession<JuiceKiosk>>

extension ViewedKiosk {
  /// Opens a view of the kiosk that the command with some arguments would show.
  convenience init(
    _ arguments: [String] = [],
    size: TerminalSize = TerminalSize(columns: 60, rows: 20),
    way: KioskWay = .tabs
  ) throws {
    let options = try Options(parsing: arguments)
    let mirror = KioskMirror(options, hasWideBoxes: false, size: size)
    let session = ViewSession(
      options.kiosk(), size: size, limit: options.viewport, chrome: mirror.chrome,
      words: options.words)
    try self.init(on: session, mirror: mirror, way: way)
  }
}

/// A view of an app in this process, and the terminal that shows what it draws.
///
/// Its clock belongs to the test. A person who types on it takes their time.
final class ViewSession<App: HeadlessApp>: KioskTerminal {
  private(set) var model: TerminalModel
  /// The clock of the view.
  let clock = TestClock()
  private(set) var view: TerminalView<App>
  private let limit: Viewport?

  /// Opens a view of an app on a terminal with a size.
  init(
    _ app: App, size: TerminalSize, limit: Viewport? = nil, chrome: Chrome = .unicode,
    words: TerminalWords = .english
  ) {
    self.limit = limit
    model = TerminalModel(size)
    model.feed("\u{1B}[?1049h\u{1B}[?7l".utf8)
    view = TerminalView(
      app, viewport: size.viewport(within: limit), chrome: chrome, words: words,
      now: { [clock] in clock.now })
    send("\u{1B}[1;2R")
  }

  func type(_ text: String) {
    clock.advance(1_500)
    send(text)
    while let patience = view.patience {
      clock.advance(Int(patience))
      view.decide()
      paint()
    }
    paint()
  }

  /// Sends bytes at once, and paints what they lead to.
  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes at once, and paints what they lead to.
  func send(_ bytes: [UInt8]) {
    view.receive(bytes)
    paint()
  }

  /// Lets some milliseconds pass, handles what was waiting for them, and paints what it leads to.
  func wait(_ milliseconds: Int) {
    let end = clock.now + .milliseconds(milliseconds)
    while let patience = view.patience, clock.now + .milliseconds(Int(patience)) <= end {
      clock.advance(Int(patience))
      view.decide()
      paint()
    }
    clock.advance(to: end)
    paint()
  }

  /// Shows what another program writes.
  func scribble(_ text: String) { model.feed(text.utf8) }

  func resize(to size: TerminalSize) {
    model.resize(to: size)
    view.resize(to: size.viewport(within: limit))
    paint()
  }

  func wait(
    for what: String, retyping keys: String?, until holds: (TerminalModel) -> Bool
  ) throws(TerminalFailure) {
    guard model.isSettled, model.unknown.isEmpty, holds(model) else {
      throw TerminalFailure(waitingFor: what, model)
    }
  }

  private func paint() {
    model.feed(view.paint())
  }
}

extension TerminalSize {
  /// Returns the size of a view that is at most as large as a limit.
  fileprivate func viewport(within limit: Viewport?) -> Viewport {
    Viewport(
      columns: min(columns, limit?.columns ?? columns), rows: min(rows, limit?.rows ?? rows))
  }
}
