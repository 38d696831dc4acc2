public import HeadlessUI

extension Screen {
  /// The layers that cover the screen, from the bottom to the top.
  public var covers: [Layer<Action>] {
    get { Array(layers.dropFirst()) }
    set { self = Screen(layers: layers.prefix(1) + newValue, events: events) }
  }

  /// The screen itself, without the layers that cover it.
  public var base: Layer<Action> {
    get { layers[0] }
    set { self = Screen(layers: [newValue] + covers, events: events) }
  }

  /// The buttons of the screen itself beside its title.
  public var bar: [Button<Action>] {
    get { base.buttons.map { Button($0) } }
    set { base = base.with(bar: newValue) }
  }

  /// The nodes of the screen itself below its title.
  public var content: [Node<Action>] {
    get { base.content }
    set { base = base.with(content: newValue) }
  }
}

extension Layer {
  /// Returns the same screen or sheet with other properties.
  public func with(
    title: String? = nil, bar: [Button<Action>]? = nil, content: [Node<Action>]? = nil,
    dismissal: Dismissal<Action>?? = nil, focus: String?? = nil, hasUnsavedChanges: Bool? = nil
  ) -> Layer {
    let sheet = Layer.sheet(
      title: title ?? name, identifier: identifier, bar: bar ?? buttons.map { Button($0) },
      content: content ?? self.content, dismissal: dismissal ?? self.dismissal,
      focus: focus ?? self.focus, hasUnsavedChanges: hasUnsavedChanges ?? self.hasUnsavedChanges)
    guard role == .screen else { return sheet }
    return Screen(
      title: sheet.name, identifier: identifier, bar: sheet.buttons.map { Button($0) },
      content: sheet.content, focus: sheet.focus, hasUnsavedChanges: sheet.hasUnsavedChanges
    ).topLayer
  }
}

extension Button {
  /// Creates a button like a node.
  public init(_ node: Node<Action>) {
    let role: AlertRole? = if case .button(let role) = node.kind { role } else { nil }
    self.init(
      node.name, value: node.value, symbol: node.symbol, action: node.action(.tap),
      status: node.status, role: role, hint: node.hint, identifier: node.identifier)
  }
}

extension HeadlessApp where Self: AnyObject {
  /// Lets the events happen that are due, and returns the screen afterwards.
  @discardableResult
  public func update() -> Screen<Action> {
    var app = self
    return app.updatedScreen()
  }
}
