public import AlertIntents

/// A way in which a person uses a node, and what it does.
public struct Control<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The gesture of the person.
  public let gesture: Gesture
  /// The action of the gesture, or `nil` while it can't be made.
  public let action: Action?

  @inlinable
  package init(_ gesture: Gesture, _ action: Action?) {
    self.gesture = gesture
    self.action = action
  }

  @inlinable
  package var isEnabled: Bool { (action == nil) == false }

  /// Returns a Boolean value that indicates whether two controls are the same.
  @inlinable
  public static func == (one: Control, other: Control) -> Bool {
    one.gesture == other.gesture && one.action == other.action
  }
}

/// A way in which a person uses a control or a layer.
public enum Gesture: Hashable, Sendable {
  /// Taps a button.
  case tap
  /// Lowers the value of a stepper.
  case decrement
  /// Raises the value of a stepper.
  case increment
  /// Changes the text of a field.
  case enter
  /// Ends the text of a field (Return).
  case submit
  /// Goes to a field, before typing.
  case focus
  /// Goes from a field to another control.
  case leave
  /// Dismisses a sheet or an alert as the system does (Esc, a swipe).
  case dismiss
  /// No gesture: an external event happens without a person.
  case event

  /// Whether the gesture is made on cells of its own, unlike a key.
  @inlinable
  package var hasCells: Bool { (self == .dismiss || self == .submit || movesFocus) == false }

  /// Whether the gesture follows from another one, so that nobody chooses it.
  @inlinable
  package var movesFocus: Bool { self == .focus || self == .leave }

  /// The word of flows and outlines, or `nil` for the only gesture of a button and for an event.
  package var word: String? {
    switch self {
    case .decrement: "decrease"
    case .increment: "increase"
    case .enter: "enter"
    case .submit: "submit"
    case .focus: "focus"
    case .leave: "leave"
    case .dismiss: "dismiss"
    case .tap, .event: nil
    }
  }
}

/// The kinds of nodes, each with what no other kind has.
public enum NodeKind: Hashable, Sendable {
  /// A text to read.
  case text
  /// A name with a value.
  case value
  /// A control that does one thing, and its purpose, or `nil` if it has no special one.
  case button(AlertRole?)
  /// A control that raises and lowers a value.
  case stepper
  /// A text that a person types.
  case field(FieldTraits)
  /// A picture to look at, and the place of its bytes, or `nil` if only its symbol is shown.
  case picture(PictureSource?)
  /// Nodes that belong together.
  case group
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
  /// A text that a person types.
  case field
  /// A picture to look at.
  case picture
  /// Nodes that belong together.
  case group
  /// Something that can happen without a person.
  case event
}

extension Node {
  /// The role of the node, by which flows and readings name it.
  @inlinable
  public var role: Role {
    switch kind {
    case .text: .text
    case .value: .value
    case .button: .button
    case .stepper: .stepper
    case .field: .field
    case .picture: .picture
    case .group: .group
    }
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
