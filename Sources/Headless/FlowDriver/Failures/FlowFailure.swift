public import HeadlessUI
import PlainText
import TextRendering

/// The reason why a command can't be performed or an expectation isn't met.
public struct FlowFailure: Error, Hashable, Sendable {
  /// The way in which the command failed.
  public let reason: Reason
  /// The topmost layer at that time, as a linear reading in English.
  public let tree: String

  /// Creates a failure on a screen.
  ///
  /// - Parameters:
  ///   - reason: The way in which the command failed.
  ///   - screen: The screen at that time.
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
  /// A line that says what is wrong and what would be right, and the topmost layer below it.
  public var description: String { reason.description + tree.below }
}

extension String {
  /// The lines of a tree, to follow another line.
  var below: String { isEmpty ? "" : "\n" + (hasSuffix("\n") ? String(dropLast()) : self) }
}

extension Screen {
  func failure(_ reason: FlowFailure.Reason) -> FlowFailure {
    FlowFailure(reason, on: self)
  }
}
