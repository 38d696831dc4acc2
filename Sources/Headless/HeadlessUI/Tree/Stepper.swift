/// A control that raises and lowers a value by steps.
public struct Stepper<Action: Hashable & Sendable>: Hashable, Sendable {
  /// What the value is of.
  public var name: String
  /// The value as text.
  public var value: String
  /// A decoration beside the name, such as an emoji; not part of the name.
  public var symbol: String?
  /// What lowering the value does, or nothing where it cannot be lowered.
  public var decrement: Action?
  /// What raising the value does, or nothing where it cannot be raised.
  public var increment: Action?
  /// What tells the stepper apart from others of its name, to drivers alone; nobody sees it.
  public var identifier: String?

  /// Creates a stepper.
  @inlinable
  public init(
    _ name: String,
    value: String,
    symbol: String? = nil,
    decrement: Action?,
    increment: Action?,
    identifier: String? = nil
  ) {
    self.name = name
    self.value = value
    self.symbol = symbol
    self.decrement = decrement
    self.increment = increment
    self.identifier = identifier
  }

  /// Whether the value can be lowered.
  public var canDecrement: Bool {
    if case .some = decrement { true } else { false }
  }

  /// Whether the value can be raised.
  public var canIncrement: Bool {
    if case .some = increment { true } else { false }
  }

  /// The same stepper with each action made into another.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Stepper<Mapped> {
    Stepper<Mapped>(
      name,
      value: value,
      symbol: symbol,
      decrement: decrement.map(transform),
      increment: increment.map(transform),
      identifier: identifier
    )
  }
}
