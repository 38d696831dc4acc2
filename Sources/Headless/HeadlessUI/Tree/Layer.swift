@_exported public import AlertIntents

/// One layer of a screen: the screen itself, or a sheet or an alert that covers it.
///
/// States of a layer are known by its ``identifier``, so a sheet whose title counts something is still
/// the same sheet.
public struct Layer<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The kind of the layer: `screen`, `sheet`, or `alert`.
  public let role: Role
  /// The text that tells the layer from others in its place; it's never shown.
  public let identifier: String
  /// The title, or `nil` if the message of an alert says enough.
  public let title: String?
  /// The message of an alert, or `nil` if the layer has none.
  public let message: String?
  /// The language of the message as a tag such as "en", or `nil` for that of the app.
  @usableFromInline package let messageLanguage: String?
  /// A Boolean value that indicates whether an alert reports a failure.
  public let isWarning: Bool
  /// The bar of a screen or a sheet, beside its title, or the buttons of an alert.
  public let buttons: [Node<Action>]
  /// The nodes of a screen or a sheet below its title, in reading order.
  public let content: [Node<Action>]
  /// The system dismissal (Esc, a swipe) of a sheet or an alert, or `nil` if it refuses to be dismissed.
  public let dismissal: Dismissal<Action>?
  /// The identifier of the control that gets the focus when the layer comes up, or `nil` if that's left
  /// to the port.
  @usableFromInline package let focus: String?
  @usableFromInline package let hasUnsavedChanges: Bool

  /// Creates a layer from its properties, such as an alert that no intent describes.
  @inlinable
  package init(
    _ role: Role, title: String? = nil, message: String? = nil, messageLanguage: String? = nil,
    isWarning: Bool = false, identifier: String? = nil, buttons: [Node<Action>] = [],
    content: [Node<Action>] = [], dismissal: Dismissal<Action>? = nil, focus: String? = nil,
    hasUnsavedChanges: Bool = false
  ) {
    self.role = role
    self.identifier = identifier ?? title ?? message ?? ""
    self.title = title
    self.message = message
    self.messageLanguage = message == nil ? nil : messageLanguage
    self.isWarning = isWarning
    self.buttons = buttons
    self.content = content
    self.dismissal = dismissal
    self.focus = focus
    self.hasUnsavedChanges = hasUnsavedChanges
  }

  /// Returns a Boolean value that indicates whether two layers have the same parts.
  @inlinable
  public static func == (one: Layer, other: Layer) -> Bool {
    one.role == other.role && one.identifier == other.identifier && one.title == other.title
      && one.message == other.message && one.messageLanguage == other.messageLanguage
      && one.isWarning == other.isWarning && one.buttons == other.buttons
      && one.content == other.content && one.dismissal == other.dismissal
      && one.focus == other.focus && one.hasUnsavedChanges == other.hasUnsavedChanges
  }

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - identifier: The text that tells the sheet from others in its place, or `nil` for the title.
  ///   - bar: The buttons beside the title.
  ///   - content: The nodes below the title, in reading order.
  ///   - dismissal: The system dismissal, or `nil` if the sheet refuses to be dismissed.
  ///   - focus: The identifier of the control that gets the focus when the sheet comes up, or when this
  ///     names another one, or `nil` if that's left to the port.
  ///   - hasUnsavedChanges: Whether leaving the app now loses changes on the sheet.
  @inlinable
  public static func sheet(
    title: String, identifier: String? = nil, bar: [Button<Action>] = [],
    content: [Node<Action>] = [], dismissal: Dismissal<Action>? = nil, focus: String? = nil,
    hasUnsavedChanges: Bool = false
  ) -> Layer {
    Layer(
      .sheet, title: title, identifier: identifier, buttons: bar.map { $0.node }, content: content,
      dismissal: dismissal, focus: focus, hasUnsavedChanges: hasUnsavedChanges)
  }

  /// Creates the alert that a view model describes.
  ///
  /// - Parameters:
  ///   - intent: The description.
  ///   - identifier: The text that tells the alert from others in its place, or `nil` for its name.
  ///   - dismissed: The action of a system dismissal, which the alert offers if the intent allows it, or
  ///     `nil` for the one of its cancel button.
  ///   - answered: A closure that returns the action of a button from that of the intent.
  @inlinable
  public static func alert<Answer>(
    _ intent: AlertIntent<Answer>, identifier: String? = nil, dismissed: Action? = nil,
    answered: (Answer) -> Action
  ) -> Layer {
    let dismissal = intent.allowsDismissal ? dismissed ?? intent.dismissal.map(answered) : nil
    let buttons = intent.buttons.map {
      Button($0.title, action: answered($0.action), role: $0.role).node
    }
    return Layer(
      .alert, title: intent.title, message: intent.message, isWarning: intent.isWarning,
      identifier: identifier, buttons: buttons, dismissal: dismissal.map { Dismissal($0) })
  }

  /// Creates the alert that an intent with actions of the app describes.
  @inlinable
  public static func alert(_ intent: AlertIntent<Action>, identifier: String? = nil) -> Layer {
    alert(intent, identifier: identifier) { $0 }
  }

  /// Returns the same layer with other buttons and nodes, and another dismissal.
  @inlinable
  package func holding<Held>(
    _ buttons: [Node<Held>], _ content: [Node<Held>], _ dismissal: Dismissal<Held>?
  ) -> Layer<Held> {
    Layer<Held>(
      role, title: title, message: message, messageLanguage: messageLanguage,
      isWarning: isWarning, identifier: identifier, buttons: buttons, content: content,
      dismissal: dismissal, focus: focus, hasUnsavedChanges: hasUnsavedChanges)
  }

  /// The name of the layer: its title, or else its message.
  @inlinable
  public var name: String { title ?? message ?? "" }

  /// The nodes of the layer, in reading order: the message of an alert, unless it's the name of the
  /// alert, the buttons, and the content.
  @inlinable
  public var nodes: [Node<Action>] {
    let text: [Node<Action>] = title == nil ? [] : message.map { [.text($0)] } ?? []
    return text + buttons + content
  }

  /// The nodes of the layer and every node inside them, in reading order.
  public var flattenedNodes: [Node<Action>] { placedNodes.map { $0.node } }

  /// The same nodes, each with the names of the groups around it, from the outermost to the innermost.
  package var placedNodes: [(node: Node<Action>, groups: [String])] {
    var placed: [(Node<Action>, [String])] = []
    func add(_ nodes: [Node<Action>], in groups: [String]) {
      for node in nodes {
        placed.append((node, groups))
        if node.children.isEmpty { continue }
        add(node.children, in: node.name.isEmpty ? groups : groups + [node.name])
      }
    }
    add(nodes, in: [])
    return placed
  }

  /// The hints of the buttons and the dismissal of the layer, in reading order.
  @inlinable
  package var hints: [String] {
    var hints: [String] = []
    func add(_ nodes: [Node<Action>]) {
      for node in nodes {
        if let hint = node.hint { hints.append(hint) }
        if node.children.count > 0 { add(node.children) }
      }
    }
    add(buttons)
    add(content)
    if let hint = dismissal?.hint { hints.append(hint) }
    return hints
  }

  /// The index in ``affordances`` of the control that gets the focus when the layer comes up, or `nil` if
  /// that's left to the port.
  ///
  /// On a stepper, that's the sign that raises the value, if it can be used.
  public var focusedAffordance: Int? {
    guard let focus else { return nil }
    return affordances.lastIndex {
      $0.identifier == focus && $0.isEnabled && $0.gesture.hasCells
    }
  }

  /// Returns the same layer with each control and the dismissal transformed, in the order of
  /// ``affordances``.
  @inlinable
  func map<Mapped>(_ transform: (Control<Action>) -> Control<Mapped>) -> Layer<Mapped> {
    let buttons = buttons.map { $0.map(transform) }
    let content = content.map { $0.map(transform) }
    let last = dismissal.flatMap { last in
      transform(Control(.dismiss, last.action)).action.map { Dismissal($0, hint: last.hint) }
    }
    return holding(buttons, content, last)
  }
}

/// A system dismissal (Esc, a swipe) of an alert or a sheet.
public struct Dismissal<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The action of the dismissal.
  public var action: Action
  /// The effect of the dismissal, in words that can stand alone, such as "dismiss to discard", or
  /// `nil` if it changes nothing.
  public var hint: String?

  /// Creates a dismissal from its properties.
  @inlinable
  public init(_ action: Action, hint: String? = nil) {
    self.action = action
    self.hint = hint
  }
}
