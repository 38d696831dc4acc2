import HeadlessUI
import Terminals
import TestSupport

@testable import TerminalScreens

/// An app whose screen a test sets, and which records its actions.
final class Board: HeadlessApp {
  typealias Reaction = (Board, String) -> Void

  var screen: Screen<String>
  private(set) var performed: [String] = []
  /// The texts by the actions with which they were entered.
  var texts: [String: String] = [:]
  private let react: Reaction

  init(_ screen: Screen<String>, react: @escaping Reaction = { _, _ in }) {
    self.screen = screen
    self.react = react
  }

  convenience init(buttons: [String], react: @escaping Reaction = { _, _ in }) {
    self.init(Board.screen(Board.nodes(buttons)), react: react)
  }

  /// The names of the buttons have spaces between them.
  convenience init(_ names: String, react: @escaping Reaction = { _, _ in }) {
    self.init(buttons: names.words, react: react)
  }

  /// A button whose name is in parentheses is disabled.
  static func buttons(_ names: [String]) -> [Button<String>] {
    names.map { Button($0, action: $0.hasPrefix("(") ? nil : $0) }
  }

  static func nodes(_ buttons: [String]) -> [Node<String>] {
    Board.buttons(buttons).map { .button($0) }
  }

  static func screen(_ content: [Node<String>], bar: [String] = []) -> Screen<String> {
    Screen(title: "Board", bar: buttons(bar), content: content)
  }

  static func alert(
    _ message: String, _ buttons: [String], dismissal: String? = nil
  ) -> Layer<String> {
    Layer(
      .alert, message: message, buttons: Board.buttons(buttons).map { $0.node },
      dismissal: dismissal.map { Dismissal($0) })
  }

  static func sheet(
    _ content: [Node<String>] = [], bar: [String] = [], dismissal: String? = nil,
    hasUnsavedChanges: Bool = false
  ) -> Layer<String> {
    .sheet(
      title: "Sheet", bar: buttons(bar), content: content,
      dismissal: dismissal.map { Dismissal($0) }, hasUnsavedChanges: hasUnsavedChanges)
  }

  func perform(_ action: String) {
    performed.append(action)
    react(self, action)
  }

  func perform(_ action: String, entering text: String) {
    performed.append("\(action)=\(text)")
    texts[action] = text
    react(self, action)
  }
}

extension ViewSession<Board> {
  var performed: [String] { app.performed }

  /// Lets the app show a screen by itself.
  func show(_ screen: Screen<String>) { change { $0.screen = screen } }

  /// Lets the app cover its screen by itself.
  func cover(with layers: Layer<String>...) { change { $0.screen.covers = layers } }
}

func stepper(
  _ name: String, _ value: String, _ decrement: String?, _ increment: String?
) -> Node<String> {
  .stepper(name, value: value, decrement: decrement, increment: increment)
}
