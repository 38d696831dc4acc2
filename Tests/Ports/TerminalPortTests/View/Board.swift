import HeadlessUI

/// An app whose screen a test sets, and that remembers what it was asked to do.
final class Board: HeadlessApp {
  var screen: Screen<String>
  private(set) var performed: [String] = []
  private let react: (Board, String) -> Void

  init(_ screen: Screen<String>, react: @escaping (Board, String) -> Void = { _, _ in }) {
    self.screen = screen
    self.react = react
  }

  /// A board of buttons, each of which does what it is called; a name in parentheses is disabled.
  convenience init(buttons: [String]) {
    self.init(Board.screen(buttons: buttons))
  }

  static func screen(buttons: [String]) -> Screen<String> {
    Screen(
      title: "Board",
      content: buttons.map { .button(Button($0, action: $0.hasPrefix("(") ? nil : $0)) })
  }

  /// What everything that can be done does.
  var enabled: Set<String> { Set(screen.actions) }

  func perform(_ action: String) {
    performed.append(action)
    react(self, action)
  }
}
