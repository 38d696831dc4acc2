/// A part of a screen.
///
/// Copies of a node share their storage.
public indirect enum Node<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A text to read.
  case text(String)
  /// A name with a value.
  case value(Value)
  /// A control that does one thing.
  case button(Button<Action>)
  /// A control that raises and lowers a value.
  case stepper(Stepper<Action>)
  /// Nodes that belong together.
  case group(Group<Action>)

  @usableFromInline
  typealias Facts = (
    name: String, value: String?, identifier: String?, status: Status?, hint: String?
  )

  /// What each kind of node says about itself.
  @inlinable
  var facts: Facts {
    switch self {
    case .text(let text): (text, nil, nil, nil, nil)
    case .value(let value): (value.name, value.value, value.identifier, nil, nil)
    case .button(let button):
      (button.name, button.value, button.identifier, button.status, button.hint)
    case .stepper(let stepper):
      (stepper.name, stepper.value, stepper.identifier, stepper.status, nil)
    case .group(let group): (group.name ?? "", nil, nil, nil, nil)
    }
  }

  /// The kind of the node.
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

  /// The name of the node: a text is its own name, and a group without a name has an empty one.
  @inlinable
  public var name: String { facts.name }

  /// The value that the node shows, or `nil` if it has none.
  @inlinable
  public var value: String? { facts.value }

  /// A name that drivers use to choose between nodes with the same name, or `nil` if it has none.
  @inlinable
  public var identifier: String? { facts.identifier }

  /// The condition of the node that holds now, or `nil` if none does.
  public var heldStatus: Status? { facts.status.flatMap { $0.holds ? $0 : nil } }

  /// The effect of a button in words, or `nil` if the node has none.
  @inlinable
  var hint: String? { facts.hint }

  /// The texts of the node itself: its name, its value, the condition that holds, and its hint.
  public var words: [String] {
    [name, value, heldStatus?.name, hint].compactMap { $0 }.filter { $0.isEmpty == false }
  }

  /// A Boolean value that indicates whether the node is an enabled button with the role `cancel`.
  ///
  /// A layer with such a node needs no other control for its dismissal.
  @inlinable
  public var cancels: Bool {
    if case .button(let button) = self { button.role == .cancel && button.isEnabled } else { false }
  }

  /// Calls a closure with the node and then with each one inside it, in reading order.
  @inlinable
  func visit(_ body: (Node) -> Void) {
    body(self)
    if case .group(let group) = self { for child in group.children { child.visit(body) } }
  }

  /// Returns the same node with each action transformed.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Node<Mapped> {
    switch self {
    case .text(let text): .text(text)
    case .value(let value): .value(value)
    case .button(let button): .button(button.map(transform))
    case .stepper(let stepper): .stepper(stepper.map(transform))
    case .group(let group): .group(group.map(transform))
    }
  }
}

/// The kinds of layers and nodes; the raw value is the word that flows use.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// A screen that covers nothing.
  case screen
  /// A screen that covers another one.
  case sheet
  /// A question or a message over a screen.
  case alert
  /// A text to read.
  case text
  /// A name with a value.
  case value
  /// A control that does one thing.
  case button
  /// A control that raises and lowers a value.
  case stepper
  /// Nodes that belong together.
  case group
  /// Something that can happen without a person.
  case event
}
