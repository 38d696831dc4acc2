import HeadlessUI

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

  /// The actions of the enabled controls.
  var enabled: Set<String> { Set(screen.actions) }

  func perform(_ action: String) {
    performed.append(action)
    react(self, action)
  }
}
