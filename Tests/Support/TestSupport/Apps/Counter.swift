public import HeadlessUI

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
