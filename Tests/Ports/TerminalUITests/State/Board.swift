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

  /// A button whose name is in parentheses is disabled.
  convenience init(buttons: [String]) {
    self.init(Board.screen(buttons: buttons))
  }

  static func screen(buttons: [String]) -> Screen<String> {
    screen(nodes(buttons))
  }

  static func nodes(_ buttons: [String]) -> [Node<String>] {
    buttons.map { .button(Button($0, action: $0.hasPrefix("(") ? nil : $0)) }
  }

  static func screen(_ content: [Node<String>], bar: [String] = []) -> Screen<String> {
    Screen(title: "Board", bar: bar.map { Button($0, action: $0) }, content: content)
  }

  static func alert(
    _ message: String, _ buttons: [String], dismissal: String? = nil
  ) -> Layer<String> {
    Layer(
      .alert, message: message, buttons: buttons.map { Button($0, action: $0) },
      dismissal: dismissal.map { Dismissal($0) })
  }

  static func sheet(
    _ content: [Node<String>] = [], bar: [String] = [], dismissal: String? = nil,
    hasUnsavedChanges: Bool = false
  ) -> Layer<String> {
    .sheet(
      title: "Sheet", bar: bar.map { Button($0, action: $0) }, content: content,
      dismissal: dismissal.map { Dismissal($0) }, hasUnsavedChanges: hasUnsavedChanges)
  }

  func perform(_ action: String) {
    performed.append(action)
    react(self, action)
  }
}

func stepper(
  _ name: String, _ value: String, _ decrement: String?, _ increment: String?
) -> Node<String> {
  .stepper(Stepper(name, value: value, decrement: decrement, increment: increment))
}

extension TerminalState {
  /// Time passes as if a person took seconds to think.
  init(_ app: App, columns: Int = 60, rows: Int = 20) {
    let clock = TestClock()
    let now = {
      clock.advance(2_000)
      return clock.now
    }
    self.init(
      TerminalPort(app), viewport: Viewport(columns: columns, rows: rows), now: now,
      watch: ScreenWatch(now: now) {})
  }

  var focused: String? { focus.affordance?.name }

  var showsFocus: Bool { focusRegions.isEmpty == false }

  mutating func press(_ keys: Key...) {
    for key in keys { handle(.key(key)) }
    refresh()
  }

  mutating func type(_ text: String) {
    for byte in text.utf8 { handle(.key(.character(byte))) }
    refresh()
  }

  mutating func turnWheel(down isDown: Bool = true, by count: Int) {
    for _ in 0..<count { handle(.wheel(isDown: isDown)) }
    refresh()
  }
}
