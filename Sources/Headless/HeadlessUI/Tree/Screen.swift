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
    var numbers: [Int] = []
    appendNumbers(to: &numbers)
    var rest = numbers[...]
    return map { _ in rest.removeFirst() }
  }

  /// Appends the number of each action, in the order in which ``map(_:)`` transforms them, and returns
  /// the number of a dismissal of the screen.
  @inlinable
  @discardableResult
  func appendNumbers(to numbers: inout [Int]) -> Int {
    let dismissal = Layer(self).appendNumbers(to: &numbers)
    switch modal {
    case .alert(let alert): Layer(alert).appendNumbers(to: &numbers)
    case .sheet(let screen, let action):
      let number = screen.appendNumbers(to: &numbers)
      if case .some = action { numbers.append(number) }
    case nil: break
    }
    return dismissal
  }
}

extension Layer {
  /// Appends the number of each action of the layer, and returns the number of the next one.
  @inlinable
  @discardableResult
  func appendNumbers(to numbers: inout [Int]) -> Int {
    var number = 1
    for affordance in affordances {
      if affordance.isEnabled { numbers.append(number) }
      number += 1
    }
    return number
  }
}
