/// One screen, sheet, or alert of a stack, as a list of nodes.
public struct Layer<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The kind of the layer: `screen`, `sheet`, or `alert`.
  public let role: Role
  /// The name of the layer: the title of a screen, or the title or else the message of an alert.
  public let name: String
  /// The system dismissal (Esc, a swipe) of the layer, or `nil` if it refuses to be dismissed.
  public let dismissal: Dismissal<Action>?
  /// A Boolean value that indicates whether leaving the app now loses changes on the layer.
  public let hasUnsavedChanges: Bool
  @usableFromInline let focusIdentifier: String?
  @usableFromInline let message: String?
  @usableFromInline let buttons: [Button<Action>]
  @usableFromInline let content: [Node<Action>]

  @inlinable
  package init(_ screen: Screen<Action>, role: Role = .screen, dismissal: Dismissal<Action>? = nil)
  {
    self.role = role
    self.dismissal = dismissal
    hasUnsavedChanges = screen.hasUnsavedChanges
    focusIdentifier = screen.focus
    name = screen.title
    message = nil
    buttons = screen.bar
    content = screen.content
  }

  @inlinable
  package init(_ alert: Alert<Action>) {
    role = .alert
    dismissal = alert.dismissal
    hasUnsavedChanges = false
    focusIdentifier = nil
    name = alert.name
    message = alert.title == nil ? nil : alert.message
    buttons = alert.buttons
    content = []
  }

  /// The nodes of the layer, in reading order: the bar and the content of a screen, or the message
  /// of an alert, unless it's the name of the alert, and its buttons.
  @inlinable
  public var nodes: [Node<Action>] {
    let message: [Node<Action>] = message.map { [.text($0)] } ?? []
    return message + buttons.map { .button($0) } + content
  }

  /// The hints of the buttons and the dismissal of the layer, in reading order.
  @inlinable
  public var hints: [String] {
    var hints = buttons.compactMap { $0.hint }
    for node in content { node.appendHints(to: &hints) }
    return hints + [dismissal?.hint].compactMap { $0 }
  }

  /// The index in ``affordances`` of the control that gets the focus when the layer comes up, or `nil` if
  /// that's left to the port.
  ///
  /// On a stepper, that's the sign that raises the value, if it can be used.
  public var focus: Int? {
    guard let focusIdentifier else { return nil }
    return affordances.lastIndex { $0.identifier == focusIdentifier && $0.isEnabled }
  }

  /// The nodes of the layer and every node inside them, in reading order.
  @inlinable
  public var flattenedNodes: [Node<Action>] { nodes.flatMap { $0.flattened } }
}

extension Screen {
  /// The screen and the modals that cover it, from the bottom to the top.
  @inlinable
  public var layers: [Layer<Action>] {
    var layers = [Layer(self)]
    var next = modal
    while let modal = next {
      layers.append(modal.layer)
      next = modal.modal
    }
    return layers
  }

  /// The topmost layer, the only one that a person can reach.
  @inlinable
  public var topLayer: Layer<Action> {
    guard var top = modal else { return Layer(self) }
    while let modal = top.modal { top = modal }
    return top.layer
  }
}

extension Node {
  @inlinable
  func appendHints(to hints: inout [String]) {
    switch self {
    case .button(let button): if let hint = button.hint { hints.append(hint) }
    case .group(let group): for child in group.children { child.appendHints(to: &hints) }
    case .text, .value, .stepper: break
    }
  }
}

extension Modal {
  @inlinable
  var layer: Layer<Action> {
    switch self {
    case .alert(let alert): Layer(alert)
    case .sheet(let screen, let dismissal): Layer(screen, role: .sheet, dismissal: dismissal)
    }
  }

  @inlinable
  var modal: Modal? {
    guard case .sheet(let screen, _) = self else { return nil }
    return screen.modal
  }
}
