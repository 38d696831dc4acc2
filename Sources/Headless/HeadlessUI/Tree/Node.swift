/// A part of a screen: what it says, what a person can do with it, and what is inside it.
///
/// A node is made as one of its kinds, such as ``value(_:value:symbol:identifier:)``, so a text never has
/// controls. Everything that reads a screen reads the properties, and looks at the kind where kinds differ.
public struct Node<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The kind of the node.
  @inlinable public var kind: NodeKind { box.parts.kind }
  /// The label of the node: a text is its own name, and a group without a name has an empty one.
  @inlinable public var name: String { box.parts.name }
  /// The value that the node shows, such as a price, a count, or the text of a field, or `nil` if it has
  /// none.
  @inlinable public var value: String? { box.parts.value }
  /// A decoration beside the name, such as an emoji, or `nil` if it has none; not part of the name.
  @inlinable public var symbol: String? { box.parts.symbol }
  /// A condition of a control, such as "Not enough Strawberry", or `nil` if it has none.
  @inlinable public var status: Status? { box.parts.status }
  /// The effect of a button, in words that can stand alone, or `nil` if the name says enough.
  @inlinable public var hint: String? { box.parts.hint }
  /// A name that drivers use to choose between nodes with the same name, or `nil` if it has none; it's
  /// never shown.
  @inlinable public var identifier: String? { box.parts.identifier }
  /// What a person can do with the node, disabled or not, in reading order.
  @inlinable public var controls: [Control<Action>] { box.parts.controls }
  /// The nodes of a group, in reading order.
  @inlinable public var children: [Node] { box.parts.children }

  @usableFromInline let box: NodeBox<Action>

  @inlinable
  init(
    _ kind: NodeKind, _ name: String, value: String? = nil, symbol: String? = nil,
    status: Status? = nil, hint: String? = nil, identifier: String? = nil,
    controls: [Control<Action>] = [], children: [Node] = []
  ) {
    let parts = NodeParts(
      kind: kind, name: name, value: value, symbol: symbol, status: status, hint: hint,
      identifier: identifier, controls: controls, children: children)
    box = .parts(parts)
  }

  /// The condition of the node that holds now, or `nil` if none does.
  public var heldStatus: Status? { status.flatMap { $0.holds ? $0 : nil } }

  /// The texts of the node itself: its name, its value, the condition that holds, and its hint.
  public var words: [String] {
    [name, shownValue, heldStatus?.name, hint].compactMap { $0 }.filter { $0.isEmpty == false }
  }

  /// Whether the node is a group without a name, of which only the nodes inside it are read.
  package var isFrame: Bool { role == .group && name.isEmpty }

  /// A Boolean value that indicates whether the node is an enabled button with the role `cancel`.
  ///
  /// A layer with such a node needs no other control for its dismissal.
  public var cancels: Bool { if case .button(.cancel) = kind { isEnabled } else { false } }

  /// A Boolean value that indicates whether a person can use the node, by any of its controls.
  @inlinable
  public var isEnabled: Bool { controls.contains { $0.isEnabled } }

  /// Returns the action of a gesture, or `nil` if a person can't make the gesture now.
  public func action(_ gesture: Gesture) -> Action? {
    controls.first { $0.gesture == gesture }?.action
  }

  /// Returns the same node with each control transformed, in reading order.
  @inlinable
  package func map<Mapped>(_ transform: (Control<Action>) -> Control<Mapped>) -> Node<Mapped> {
    let controls = controls.map(transform)
    return Node<Mapped>(
      kind, name, value: value, symbol: symbol, status: status, hint: hint, identifier: identifier,
      controls: controls, children: children.map { $0.map(transform) })
  }
}

extension Node {
  /// Returns a Boolean value that indicates whether two nodes have the same parts.
  ///
  /// It's written out, as those of layers, controls, and screens are, so that an explorer compares screens in
  /// code that's specialized for its app.
  @inlinable
  public static func == (one: Node, other: Node) -> Bool {
    one.name == other.name && one.value == other.value && one.kind == other.kind
      && one.symbol == other.symbol && one.status == other.status && one.hint == other.hint
      && one.identifier == other.identifier && one.controls == other.controls
      && one.children == other.children
  }
}

/// The parts of a node, which its copies share.
@usableFromInline
indirect enum NodeBox<Action: Hashable & Sendable>: Hashable, Sendable {
  case parts(NodeParts<Action>)

  @inlinable var parts: NodeParts<Action> {
    switch self {
    case .parts(let parts): parts
    }
  }
}

@usableFromInline
struct NodeParts<Action: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline let kind: NodeKind
  @usableFromInline let name: String
  @usableFromInline let value, symbol: String?
  @usableFromInline let status: Status?
  @usableFromInline let hint, identifier: String?
  @usableFromInline let controls: [Control<Action>]
  @usableFromInline let children: [Node<Action>]

  @inlinable
  init(
    kind: NodeKind, name: String, value: String?, symbol: String?, status: Status?, hint: String?,
    identifier: String?, controls: [Control<Action>], children: [Node<Action>]
  ) {
    self.kind = kind
    self.name = name
    self.value = value
    self.symbol = symbol
    self.status = status
    self.hint = hint
    self.identifier = identifier
    self.controls = controls
    self.children = children
  }
}

extension Node {
  /// Returns a text to read.
  @inlinable
  public static func text(_ text: String) -> Node { Node(.text, text) }

  /// Returns a name with a value, such as a fruit and its count.
  @inlinable
  public static func value(
    _ name: String, value: String, symbol: String? = nil, identifier: String? = nil
  ) -> Node {
    Node(.value, name, value: value, symbol: symbol, identifier: identifier)
  }

  /// Returns a button as a node.
  @inlinable
  public static func button(_ button: Button<Action>) -> Node { button.node }

  /// Returns a control that raises and lowers a value by steps.
  ///
  /// - Parameters:
  ///   - name: The label of the value.
  ///   - value: The value as text.
  ///   - symbol: A decoration beside the name, such as an emoji.
  ///   - decrement: The action that lowers the value, or `nil` if it can't be lowered.
  ///   - increment: The action that raises the value, or `nil` if it can't be raised.
  ///   - status: A condition that the stepper shows, such as "Changed".
  ///   - identifier: A name that drivers use to choose between steppers with the same label.
  @inlinable
  public static func stepper(
    _ name: String, value: String, symbol: String? = nil, decrement: Action?, increment: Action?,
    status: Status? = nil, identifier: String? = nil
  ) -> Node {
    Node(
      .stepper, name, value: value, symbol: symbol, status: status, identifier: identifier,
      controls: [Control(.decrement, decrement), Control(.increment, increment)])
  }

  /// Returns nodes that belong together, below a heading if they have a name.
  ///
  /// Groups can be nested. Every walk over a tree is recursive, so a few thousand levels exhaust the
  /// stack.
  @inlinable
  public static func group(_ name: String? = nil, children: [Node]) -> Node {
    Node(.group, name ?? "", children: children)
  }
}
