import FlowDriver
public import HeadlessUI

extension Screen<Int> {
  /// Creates a screen from its outline, or one with the error as its title.
  public init(outline: String) {
    do {
      self = try Screen(parsing: Array(outline.utf8), file: "outline")
    } catch {
      self.init(title: "\(error)")
    }
  }
}

/// An app that shows what a test sets, whatever is done.
public struct Still<Action: Hashable & Sendable>: HeadlessApp {
  /// What the app shows.
  public var screen: Screen<Action>

  /// Creates an app that shows a screen.
  public init(_ screen: Screen<Action>) { self.screen = screen }

  /// Does nothing.
  public func perform(_ action: Action) {}

  /// Does nothing.
  public func perform(_ action: Action, entering text: String) {}
}
