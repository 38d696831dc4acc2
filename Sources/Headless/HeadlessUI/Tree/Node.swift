/// A part of a screen.
///
/// Copies share what they hold, so that parts which stay the same from screen to screen cost
/// nothing.
public indirect enum Node<Action: Hashable & Sendable>: Hashable, Sendable {
  /// Words to read.
  case text(String)
  /// A name with a value.
  case value(Value)
  /// A control that does one thing.
  case button(Button<Action>)
  /// A control that raises and lowers a value.
  case stepper(Stepper<Action>)
  /// Parts that belong together.
  case group(Group<Action>)

  /// What kind of part this is.
  @inlinable
  public var role: Role {
    switch self {
    case .text: .text
    case .value: .value
    case .button: .button
    case .stepper: .stepper
    case .group: .group
    }
  }

  /// What the part is called; the words themselves of a text, and nothing for an unnamed group.
  @inlinable
  public var name: String {
    switch self {
    case .text(let words): words
    case .value(let value): value.name
    case .button(let button): button.name
    case .stepper(let stepper): stepper.name
    case .group(let group): group.name ?? ""
    }
  }

  /// The value that the part shows, where it has one.
  @inlinable
  public var value: String? {
    switch self {
    case .value(let value): value.value
    case .stepper(let stepper): stepper.value
    case .text, .button, .group: nil
    }
  }

  /// What tells the part apart from others of its name, where it has to be told apart.
  @inlinable
  public var identifier: String? {
    switch self {
    case .value(let value): value.identifier
    case .button(let button): button.identifier
    case .stepper(let stepper): stepper.identifier
    case .text, .group: nil
    }
  }

  /// The same part with each action made into another.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Node<Mapped> {
    switch self {
    case .text(let words): .text(words)
    case .value(let value): .value(value)
    case .button(let button): .button(button.map(transform))
    case .stepper(let stepper): .stepper(stepper.map(transform))
    case .group(let group): .group(group.map(transform))
    }
  }
}
