package import HeadlessUI
package import TerminalScreens
import TextRendering

/// A clock that stands still until a test moves it.
package final class TestClock {
  package private(set) var now = ContinuousClock.now

  package init() {}

  package func advance(_ milliseconds: Int) {
    now += .milliseconds(milliseconds)
  }

  package func advance(to later: ContinuousClock.Instant) {
    now = max(now, later)
  }
}

/// A view of an app in this process, and the terminal that shows what it draws.
package final class ViewSession<App: HeadlessApp> {
  package private(set) var model: TerminalModel
  package private(set) var view: TerminalView<App>
  private let clock = TestClock()

  package init(
    _ app: App, columns: Int = 60, rows: Int = 20, words: TerminalWords = .english,
    widths: [Unicode.Scalar: Int] = [:], pressing keys: String = "",
    changed: @escaping @Sendable () -> Void = {}
  ) {
    model = TerminalModel(columns: columns, rows: rows, widths: widths)
    model.feed(Sequences.enter.utf8)
    view = TerminalView(
      TerminalPort(app, words: words), viewport: model.size, changed: changed,
      now: { [clock] in clock.now })
    paint()
    press(keys)
  }

  package var lastLine: String { model.lines.last ?? "" }

  /// Presses keys, such as `down 12 enter`, each so late that it counts.
  package func press(_ keys: String) {
    for key in keys.words { type(bytes[key] ?? key) }
  }

  /// Types a text, and waits until an Esc at its end is a key by itself.
  package func type(_ text: String) {
    sendLater(text)
    wait(50)
  }

  /// Sends bytes after so long that they count.
  package func sendLater(_ text: String) {
    clock.advance(1_500)
    send(text)
  }

  package func send(_ text: String) {
    view.receive(text.utf8)
    paint()
  }

  /// Lets time pass, and handles and paints what was waiting for it.
  package func wait(_ milliseconds: Int) {
    let end = clock.now + .milliseconds(milliseconds)
    while let patience = view.patience, clock.now + .milliseconds(Int(patience)) <= end {
      clock.advance(Int(patience))
      send("")
    }
    clock.advance(to: end)
    view.receive([])
  }

  /// Plays keys and milliseconds to wait, such as `enter 300 enter`.
  package func play(_ script: String) {
    for word in script.words {
      if let milliseconds = Int(word) { wait(milliseconds) } else { send(bytes[word] ?? word) }
    }
  }

  package func resize(columns: Int, rows: Int) {
    model.resize(to: Viewport(columns: columns, rows: rows))
    view.resize(to: model.size)
    paint()
  }

  package func scribble(_ text: String) { model.feed(text.utf8) }

  private func paint() {
    model.feed(view.paint())
  }
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

package func click(row: Int, column: Int) -> (press: String, release: String) {
  let sequence = "\u{1B}[<0;\(column + 1);\(row + 1)"
  return (sequence + "M", sequence + "m")
}

extension String {
  /// The words between the spaces.
  package var words: [String] { split(separator: " ").map { String($0) } }
}
