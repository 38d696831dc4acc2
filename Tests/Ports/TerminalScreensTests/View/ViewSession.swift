import HeadlessUI
import Testing
import TextRendering

@testable import TerminalScreens

/// A clock that stands still until a test moves it.
final class TestClock {
  private(set) var now = ContinuousClock.now

  func advance(_ milliseconds: Int) {
    now += .milliseconds(milliseconds)
  }

  func advance(to later: ContinuousClock.Instant) {
    now = max(now, later)
  }
}

/// A view of an app in this process, and the terminal that shows what it draws.
final class ViewSession<App: HeadlessApp> {
  private(set) var model: TerminalModel
  private(set) var view: TerminalView<App>
  private let clock = TestClock()

  init(
    _ app: App, columns: Int = 60, rows: Int = 20, words: TerminalWords = .english,
    widths: [Unicode.Scalar: Int] = [:],
    changed: @escaping @Sendable () -> Void = {}
  ) {
    model = TerminalModel(columns: columns, rows: rows, widths: widths)
    model.feed(Sequences.enter.utf8)
    view = TerminalView(
      TerminalPort(app, words: words), viewport: model.size, changed: changed,
      now: { [clock] in clock.now })
    paint()
  }

  var state: TerminalState<App> { view.state }

  /// Returns whether the terminal shows a drawing of the app cell by cell, and the focus in it.
  func shows(_ text: String) -> Bool {
    let focus = state.focusRegions.flatMap { region in
      (0..<region.columns).map {
        TerminalModel.Position(row: region.row, column: region.column + $0)
      }
    }
    return TerminalModel.text(of: model.cells.prefix(state.appViewport.rows)) == text
      && (state.showsNumbers || model.reversed == focus)
      && model.showsCursor == ((caret == nil) == false)
      && (caret == nil || model.cursor == caret)
  }

  /// The cell of the caret, or `nil` if the focus isn't in a text.
  private var caret: TerminalModel.Position? {
    state.frame.caret.map { TerminalModel.Position(row: $0.row, column: $0.column) }
  }

  var lastLine: String { model.lines.last ?? "" }

  /// The name of the focused control, or an empty text.
  var focused: String { state.focus.affordance?.name ?? "" }

  /// Presses keys, such as `down 12 enter`, each so late that it counts.
  func press(_ keys: String) {
    for key in keys.words { type(bytes[key] ?? key) }
  }

  /// Returns the name of the focused control, and those after each of some keys.
  func focuses(pressing keys: String) -> [String] {
    [focused]
      + keys.words.map { key in
        press(key)
        return focused
      }
  }

  /// Types a text, and waits until an Esc at its end is a key by itself.
  func type(_ text: String) {
    sendLater(text)
    wait(50)
  }

  /// Sends bytes after so long that they count.
  func sendLater(_ text: String) {
    clock.advance(1_500)
    send(text)
  }

  func send(_ text: String) {
    view.receive(text.utf8)
    paint()
  }

  /// Lets time pass, and handles and paints what was waiting for it.
  func wait(_ milliseconds: Int) {
    let end = clock.now + .milliseconds(milliseconds)
    while let patience = view.patience, clock.now + .milliseconds(Int(patience)) <= end {
      clock.advance(Int(patience))
      send("")
    }
    clock.advance(to: end)
    view.receive([])
  }

  /// Plays keys and milliseconds to wait, such as `enter 300 enter`.
  func play(_ script: String) {
    for word in script.words {
      if let milliseconds = Int(word) { wait(milliseconds) } else { send(bytes[word] ?? word) }
    }
  }

  func resize(columns: Int, rows: Int) {
    model.resize(to: Viewport(columns: columns, rows: rows))
    view.resize(to: model.size)
    paint()
  }

  /// Returns a click on the last row of a control.
  func click(on affordance: Int) throws -> (press: String, release: String) {
    let region = try #require(state.frame.regions.last { $0.affordance == affordance })
    return TerminalScreensTests.click(row: region.row, column: region.column)
  }

  func scribble(_ text: String) { model.feed(text.utf8) }

  private func paint() {
    model.feed(view.paint())
  }
}

extension TerminalState {
  var showsFocus: Bool { focusRegions.isEmpty == false }
}

/// What a terminal sends for a key, or for a notch of the wheel.
private let bytes = [
  "enter": "\r", "space": " ", "tab": "\t", "backtab": "\u{1B}[Z", "esc": "\u{1B}",
  "up": "\u{1B}[A", "down": "\u{1B}[B", "right": "\u{1B}[C", "left": "\u{1B}[D",
  "home": "\u{1B}[H", "end": "\u{1B}[F", "pageup": "\u{1B}[5~", "pagedown": "\u{1B}[6~",
  "wheelup": "\u{1B}[<64;1;1M", "wheeldown": "\u{1B}[<65;1;1M", "ctrl-c": "\u{3}",
  "ctrl-l": "\u{C}", "backspace": "\u{7F}", "delete": "\u{1B}[3~", "ctrl-a": "\u{1}",
  "ctrl-e": "\u{5}", "ctrl-u": "\u{15}", "ctrl-k": "\u{B}", "ctrl-w": "\u{17}",
]

func click(row: Int, column: Int) -> (press: String, release: String) {
  let sequence = "\u{1B}[<0;\(column + 1);\(row + 1)"
  return (sequence + "M", sequence + "m")
}
