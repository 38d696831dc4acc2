public import HeadlessUI
import TextRenderer

/// Why a command could not be done, or an expectation failed.
public struct FlowFailure: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason
  /// The topmost layer when the command failed, as a linear reading in English.
  public let tree: String

  /// Creates a failure on a screen.
  public init<Action>(_ reason: Reason, on screen: Screen<Action>) {
    let renderer = TextRenderer(viewport: Viewport(columns: 0, rows: 0), style: .linear())
    self.init(reason, tree: renderer.render(screen))
  }

  init(_ reason: Reason, tree: String) {
    self.reason = reason
    self.tree = tree
  }
}

extension FlowFailure: CustomStringConvertible {
  /// What is wrong and what would be right, in one line of English, and the tree below it.
  public var description: String { reason.description + tree.below }
}

extension String {
  /// The lines of a tree as they follow another line.
  var below: String { isEmpty ? "" : "\n" + (hasSuffix("\n") ? String(dropLast()) : self) }
}

extension Screen {
  func failure(_ reason: FlowFailure.Reason) -> FlowFailure {
    FlowFailure(reason, on: self)
  }
}
