/// One screen, sheet, or alert of a stack, as a list of nodes.
public struct Layer<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The kind of the layer: `screen`, `sheet`, or `alert`.
  public let role: Role
  /// The name of the layer: the title of a screen, or the title or else the message of an alert.
  public let name: String
  /// The action of a system dismissal (Esc, a swipe), or `nil` if the layer refuses to be dismissed.
  public let dismissal: Action?
  @usableFromInline let message: String?
  @usableFromInline let buttons: [Button<Action>]
  @usableFromInline let content: [Node<Action>]

  @inlinable
  init(_ screen: Screen<Action>, role: Role = .screen, dismissal: Action? = nil) {
    self.role = role
    self.dismissal = dismissal
    name = screen.title
    message = nil
    buttons = screen.bar
    content = screen.content
  }

  @inlinable
  init(_ alert: Alert<Action>) {
    role = .alert
    dismissal = alert.dismissal
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

  /// The topmost layer, which is the only one that a person can reach.
  @inlinable
  public var topLayer: Layer<Action> {
    guard var top = modal else { return Layer(self) }
    while let modal = top.modal { top = modal }
    return top.layer
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
