import HeadlessUI
import TextRendering

@testable import TerminalUI

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
    _ app: App, columns: Int = 60, rows: Int = 20, usesColor: Bool = true,
    words: TerminalWords = .english, changed: @escaping @Sendable () -> Void = {}
  ) {
    model = TerminalModel(columns: columns, rows: rows)
    model.feed(Sequences.enter.utf8)
    view = TerminalView(
      TerminalPort(app, usesColor: usesColor, words: words), viewport: model.size,
      changed: changed, now: { [clock] in clock.now })
    send("\u{1B}[1;2R")
  }

  /// Returns whether the terminal shows a drawing of the app cell by cell, and the focus in it.
  func shows(_ text: String) -> Bool {
    let state = view.state
    let focus = state.focusRegions.flatMap { region in
      (0..<region.columns).map {
        TerminalModel.Position(row: region.row, column: region.column + $0)
      }
    }
    return TerminalModel.text(of: model.cells.prefix(state.appViewport.rows)) == text
      && (state.showsNumbers || model.reversed == focus) && model.showsCursor == state.showsFocus
      && (focus.isEmpty || model.cursor == focus.first)
  }

  var lastLine: String { model.lines.last ?? "" }

  /// Types a text, and lets everything happen that follows.
  func type(_ text: String) {
    sendLater(text)
    while let patience = view.patience { wait(Int(patience)) }
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
      view.decide()
      paint()
    }
    clock.advance(to: end)
  }

  /// Plays keys and milliseconds to wait, such as `enter 300 enter`.
  func play(_ script: String) {
    let keys = ["enter": "\r", "space": " ", "tab": "\t", "esc": "\u{1B}"]
    for word in script.split(separator: " ").map(String.init) {
      if let milliseconds = Int(word) { wait(milliseconds) } else { send(keys[word] ?? word) }
    }
  }

  func scribble(_ text: String) { model.feed(text.utf8) }

  private func paint() {
    model.feed(view.paint())
  }
}

func click(row: Int, column: Int) -> (press: String, release: String) {
  let sequence = "\u{1B}[<0;\(column + 1);\(row + 1)"
  return (sequence + "M", sequence + "m")
}
