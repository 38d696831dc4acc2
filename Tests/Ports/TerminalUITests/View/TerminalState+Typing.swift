import Descriptors
import HeadlessUI
import TextRendering

@testable import TerminalUI

extension TerminalState {
  /// Opens an app on a terminal with a size, for a person who takes seconds to think.
  init(_ app: App, columns: Int = 60, rows: Int = 20) {
    let viewport = Viewport(columns: columns, rows: rows)
    let clock = TestClock()
    let now = {
      clock.advance(2_000)
      return clock.now
    }
    self.init(
      app, viewport: viewport, chrome: .unicode, words: .english, now: now,
      watch: ScreenWatch(now: now) {})
  }

  /// The name of the focused control.
  var focused: String? { focus.affordance?.name }

  /// Presses keys, and draws the screen.
  mutating func press(_ keys: Key...) {
    for key in keys { handle(.key(key)) }
    refresh()
  }

  /// Types characters, and draws the screen.
  mutating func type(_ text: String) {
    for byte in text.utf8 { handle(.key(.character(byte))) }
    refresh()
  }
}
