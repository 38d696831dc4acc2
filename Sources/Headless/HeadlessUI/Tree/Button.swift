public import AlertIntents

/// A control that does one thing: a node for the content of a layer, or for its bar.
public struct Button<Action: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline package let node: Node<Action>

  /// Creates a button; it's disabled without an action.
  ///
  /// - Parameters:
  ///   - name: The label of the button.
  ///   - value: A text beside the name, such as a price or a count.
  ///   - symbol: A decoration beside the name, such as an emoji; not part of the name.
  ///   - action: The action of a tap, or `nil` while the button is disabled.
  ///   - status: A condition that the button shows, such as "Not enough Strawberry".
  ///   - role: The purpose of the button, or `nil` if it has no special one.
  ///   - hint: The effect of the button, in words that can stand alone, such as "Close to save", or
  ///     `nil` if the name says enough.
  ///   - identifier: A name that drivers use to choose between buttons with the same label; it's never
  ///     shown.
  @inlinable
  public init(
    _ name: String, value: String? = nil, symbol: String? = nil, action: Action?,
    status: Status? = nil, role: AlertRole? = nil, hint: String? = nil, identifier: String? = nil
  ) {
    node = Node(
      .button(role), name, value: value, symbol: symbol, status: status, hint: hint,
      identifier: identifier, controls: [Control(.tap, action)])
  }
}
