/// One of the screens and modals that lie over each other, seen as a list of nodes.
public struct Layer<Action: Hashable & Sendable>: Hashable, Sendable {
  /// `screen`, `sheet` or `alert`.
  public let role: Role
  /// What the layer is called: a screen's title; an alert's title, or else its message.
  public let name: String
  /// The action of a system dismissal (Esc, a swipe), or nothing where the layer refuses one.
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

  /// What the layer shows, in reading order: the bar and the content of a screen; the message of an
  /// alert, where it is not its name, and its buttons.
  @inlinable
  public var nodes: [Node<Action>] {
    let message: [Node<Action>] = message.map { [.text($0)] } ?? []
    return message + buttons.map { .button($0) } + content
  }
}

extension Screen {
  /// The screen and the modals over it, the topmost last; only that one can be reached.
  @inlinable
  public var layers: [Layer<Action>] {
    stack(from: Layer(self))
  }

  /// The topmost layer, the only one that can be reached.
  @inlinable
  public var topLayer: Layer<Action> {
    top(role: .screen, dismissal: nil)
  }

  @inlinable
  func top(role: Role, dismissal: Action?) -> Layer<Action> {
    switch modal {
    case .alert(let alert): Layer(alert)
    case .sheet(let screen, let dismissal): screen.top(role: .sheet, dismissal: dismissal)
    case nil: Layer(self, role: role, dismissal: dismissal)
    }
  }

  @inlinable
  func stack(from base: Layer<Action>) -> [Layer<Action>] {
    switch modal {
    case .alert(let alert): [base, Layer(alert)]
    case .sheet(let screen, let dismissal):
      [base] + screen.stack(from: Layer(screen, role: .sheet, dismissal: dismissal))
    case nil: [base]
    }
  }
}
