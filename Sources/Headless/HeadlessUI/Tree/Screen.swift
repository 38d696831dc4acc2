/// A screen as a value: what it shows, and what a person can do on it.
///
/// A screen carries actions, never closures, so screens can be compared, stored, and sent. A person
/// can do exactly what the tree offers; see ``affordances``.
public struct Screen<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The name of the screen.
  public var title: String
  /// The buttons beside the title.
  public var bar: [Button<Action>]
  /// The nodes of the screen, in reading order.
  public var content: [Node<Action>]
  /// The alert or sheet that covers the screen, or `nil` if nothing does.
  public var modal: Modal<Action>?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The name of the screen.
  ///   - bar: The buttons beside the title.
  ///   - content: The nodes of the screen, in reading order.
  ///   - modal: The alert or sheet that covers the screen.
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

  /// Returns the same screen with each action transformed.
  ///
  /// - Parameter transform: A closure that turns an action into another.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Screen<Mapped> {
    Screen<Mapped>(
      title: title,
      bar: bar.map { $0.map(transform) },
      content: content.map { $0.map(transform) },
      modal: modal?.map(transform)
    )
  }

  /// The same screen with a number for each action, with which another process can state what a
  /// person chose.
  ///
  /// Affordances are numbered from 1 within their layer, as a linear reading shows them. Two screens
  /// that show and offer the same are equal once they're numbered, whatever their actions are.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable
  public var numbered: Screen<Int> {
    var count = 0
    let counted: Screen<Int> = map { _ in
      defer { count += 1 }
      return count
    }
    var numbers = Array(repeating: 0, count: count)
    for layer in counted.layers {
      for (offset, affordance) in layer.affordances.enumerated() {
        if let action = affordance.action { numbers[action] = offset + 1 }
      }
    }
    return counted.map { numbers[$0] }
  }
}
