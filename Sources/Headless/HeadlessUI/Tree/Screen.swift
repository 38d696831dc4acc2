/// A screen as a value: what it shows, and what a person can do on it.
///
/// A screen carries actions, never closures, so that screens can be compared, stored and sent. What
/// can be done is exactly what the tree offers; see ``affordances``.
public struct Screen<Action: Hashable & Sendable>: Hashable, Sendable {
  /// What the screen is called.
  public var title: String
  /// The buttons beside the title.
  public var bar: [Button<Action>]
  /// What the screen shows, in reading order.
  public var content: [Node<Action>]
  /// What is over the screen and covers it, or nothing.
  public var modal: Modal<Action>?

  /// Creates a screen.
  @inlinable
  public init(
    title: String,
    bar: [Button<Action>] = [],
    content: [Node<Action>] = [],
    modal: Modal<Action>? = nil
  ) {
    self.title = title
    self.bar = bar
    self.content = content
    self.modal = modal
  }

  /// The same screen with each action made into another.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Screen<Mapped> {
    Screen<Mapped>(
      title: title,
      bar: bar.map { $0.map(transform) },
      content: content.map { $0.map(transform) },
      modal: modal?.map(transform)
    )
  }
}
