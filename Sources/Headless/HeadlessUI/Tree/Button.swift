/// A control that does one thing.
public struct Button<Action: Hashable & Sendable>: Hashable, Sendable {
  /// What the button says.
  public var name: String
  /// What tapping does, or nothing while the button is disabled.
  public var action: Action?
  /// A condition that may hold of what the button does, or nothing.
  public var status: Status?
  /// What sets the button apart from its neighbours, or nothing.
  public var emphasis: Emphasis?
  /// What tells the button apart from others of its name, to drivers alone; nobody sees it.
  public var identifier: String?

  /// Creates a button.
  @inlinable
  public init(
    _ name: String,
    action: Action?,
    status: Status? = nil,
    emphasis: Emphasis? = nil,
    identifier: String? = nil
  ) {
    self.name = name
    self.action = action
    self.status = status
    self.emphasis = emphasis
    self.identifier = identifier
  }

  /// Whether the button can be tapped.
  public var isEnabled: Bool {
    if case .some = action { true } else { false }
  }

  /// The same button with its action made into another.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Button<Mapped> {
    Button<Mapped>(
      name, action: action.map(transform), status: status, emphasis: emphasis,
      identifier: identifier)
  }
}
