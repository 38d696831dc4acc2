import HeadlessUI
import TextRenderer

@testable import TerminalPort

extension TerminalState {
  /// Opens an app on a terminal of a size.
  init(_ app: App, columns: Int = 60, rows: Int = 20) {
    let viewport = Viewport(columns: columns, rows: rows)
    self.init(app, viewport: viewport, chrome: .unicode, watch: ScreenWatch {})
  }

  /// What has the focus, by its name.
  var focused: String? { focus.affordance?.name }

  /// Presses keys, and draws what comes of them.
  mutating func press(_ keys: Key...) {
    for key in keys { handle(.key(key)) }
    refresh()
  }

  /// Types characters, and draws what comes of them.
  mutating func type(_ text: String) {
    for byte in text.utf8 { handle(.key(.character(byte))) }
    refresh()
  }
}
