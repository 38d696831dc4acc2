/// A control that raises and lowers a value by steps.
public struct Stepper<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The label of the value.
  public var name: String
  /// The value as text.
  public var value: String
  /// A decoration beside the name, such as an emoji; not part of the name.
  public var symbol: String?
  /// The action that lowers the value, or `nil` if the value can't be lowered.
  public var decrement: Action?
  /// The action that raises the value, or `nil` if the value can't be raised.
  public var increment: Action?
  /// A condition that the stepper shows, such as "Changed", or `nil` if it has none.
  public var status: Status?
  /// A name that drivers use to choose between steppers with the same label; it's never shown.
  public var identifier: String?

  /// Creates a stepper from its properties.
  @inlinable
  public init(
    _ name: String, value: String, symbol: String? = nil, decrement: Action?, increment: Action?,
    status: Status? = nil, identifier: String? = nil
  ) {
    self.name = name
    self.value = value
    self.symbol = symbol
    self.decrement = decrement
    self.increment = increment
    self.status = status
    self.identifier = identifier
  }

  /// A Boolean value that indicates whether the value can be lowered.
  @inlinable
  public var canDecrement: Bool { (decrement == nil) == false }

  /// A Boolean value that indicates whether the value can be raised.
  @inlinable
  public var canIncrement: Bool { (increment == nil) == false }

  /// Returns the same stepper with each action transformed.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Stepper<Mapped> {
    Stepper<Mapped>(
      name, value: value, symbol: symbol, decrement: decrement.map(transform),
      increment: increment.map(transform), status: status, identifier: identifier)
  }
}
