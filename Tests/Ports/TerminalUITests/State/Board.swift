import HeadlessUI
import TextRendering

@testable import TerminalUI

/// An app whose screen a test sets, and which records its actions.
final class Board: HeadlessApp {
  var screen: Screen<String>
  private(set) var performed: [String] = []
  private let react: (Board, String) -> Void

  init(_ screen: Screen<String>, react: @escaping (Board, String) -> Void = { _, _ in }) {
    self.screen = screen
    self.react = react
  }

  /// Creates a board of buttons whose actions are their names.
  ///
  /// A button whose name is in parentheses is disabled.
  convenience init(buttons: [String]) {
    self.init(Board.screen(buttons: buttons))
  }

  static func screen(buttons: [String]) -> Screen<String> {
    Screen(
      title: "Board",
      content: buttons.map { .button(Button($0, action: $0.hasPrefix("(") ? nil : $0)) })
  }

  static func alert(
    _ message: String, _ buttons: [String], dismissal: String? = nil
  ) -> Modal<String> {
    .alert(
      Alert(
        message: message, buttons: buttons.map { Button($0, action: $0) }, dismissal: dismissal))
  }

  func perform(_ action: String) {
    performed.append(action)
    react(self, action)
  }
}

extension TerminalState {
  /// Opens an app on a terminal with a size, for a person who takes seconds to think.
  init(_ app: App, columns: Int = 60, rows: Int = 20) {
    let clock = TestClock()
    let now = {
      clock.advance(2_000)
      return clock.now
    }
    self.init(
      app, viewport: Viewport(columns: columns, rows: rows), chrome: .unicode, words: .english,
      now: now, watch: ScreenWatch(now: now) {})
  }

  /// The name of the focused control.
  var focused: String? { focus.affordance?.name }

  /// A Boolean value that indicates whether the focus can be seen.
  var showsFocus: Bool { focusRegions.isEmpty == false }

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

  /// Turns the wheel by some notches, and draws the screen.
  mutating func turnWheel(down isDown: Bool = true, by count: Int) {
    for _ in 0..<count { handle(.wheel(isDown: isDown)) }
    refresh()
  }
}
