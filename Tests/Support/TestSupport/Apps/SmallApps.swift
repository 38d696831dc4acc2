import FlowDriver
public import HeadlessUI

extension Screen<Int> {
  /// Creates a screen from its outline, or one with the error as its title.
  public init(outline: String) {
    do {
      self = try Screen(parsing: Array(outline.utf8))
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

/// A counter up to three.
public struct Counter: HeadlessApp {
  /// What a person does.
  public enum Action: Sendable { case add }

  private var count = 0

  /// Creates a counter at 0.
  public init() {}

  /// A button that shows the count.
  public var screen: Screen<Action> {
    Screen(title: "Counter", content: [.button(Button("Add one", value: "\(count)", action: .add))])
  }

  /// Adds one, or starts again.
  public mutating func perform(_ action: Action) { count = (count + 1) % 4 }
}

/// A wrapper of a stranger, which writes down what happens to its app.
package struct Log<App: HeadlessApp>: AppWrapper {
  package var app: App
  /// What has happened to the app.
  package private(set) var inputs: [Input<App.Action>] = []

  /// Creates a log of an app.
  package init(_ app: App) { self.app = app }

  package mutating func take(_ input: Input<App.Action>) -> Bool {
    inputs.append(input)
    return app.take(input)
  }
}

/// An app that shows what a test sets, also in the middle of something, and that only keeps what happens to it.
package final class Board: HeadlessApp {
  package var screen: Screen<Int>
  /// What has happened to the app.
  package private(set) var inputs: [Input<Int>] = []

  /// Creates an app that shows a screen at first.
  package init(_ outline: String) { screen = Screen(outline: outline) }

  package func perform(_ action: Int) {}

  package func take(_ input: Input<Int>) -> Bool {
    inputs.append(input)
    return true
  }
}
