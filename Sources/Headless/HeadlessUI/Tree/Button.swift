public import Alerts

/// A control that does one thing.
public struct Button<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The label of the button.
  public var name: String
  /// A text beside the name, such as a price or a count, or `nil` if it has none.
  public var value: String?
  /// A decoration beside the name, such as an emoji; not part of the name.
  public var symbol: String?
  /// The action of a tap, or `nil` while the button is disabled.
  public var action: Action?
  /// A condition that the button shows, such as "Not enough Strawberry", or `nil` if it has none.
  public var status: Status?
  /// The purpose of the button, or `nil` if it has no special one.
  public var role: AlertRole?
  /// The effect of the button, in words that can stand alone, such as "Close to save", or `nil` if
  /// the name says enough.
  public var hint: String?
  /// A name that drivers use to choose between buttons with the same label; it's never shown.
  public var identifier: String?

  /// Creates a button from its properties; it's disabled without an action.
  @inlinable
  public init(
    _ name: String, value: String? = nil, symbol: String? = nil, action: Action?,
    status: Status? = nil, role: AlertRole? = nil, hint: String? = nil, identifier: String? = nil
  ) {
    self.name = name
    self.value = value
    self.symbol = symbol
    self.action = action
    self.status = status
    self.role = role
    self.hint = hint
    self.identifier = identifier
  }

  /// A Boolean value that indicates whether the button can be tapped.
  @inlinable
  public var isEnabled: Bool { (action == nil) == false }

  /// Returns the same button with its action transformed.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Button<Mapped> {
    Button<Mapped>(
      name, value: value, symbol: symbol, action: action.map(transform), status: status,
      role: role, hint: hint, identifier: identifier)
  }
}

/// A condition of a control that holds at some times and not at others.
///
/// A control that names its condition even while it doesn't hold lets a layout reserve room for it.
public struct Status: Hashable, Sendable {
  /// The words for the condition, such as "Not enough Strawberry".
  public var name: String
  /// A Boolean value that indicates whether the condition holds now.
  public var holds: Bool
  /// A Boolean value that indicates whether the condition is a problem, such as a shortage.
  public var isWarning: Bool

  /// Creates a condition from its properties.
  public init(_ name: String, holds: Bool, isWarning: Bool = false) {
    self.name = name
    self.holds = holds
    self.isWarning = isWarning
  }
}
