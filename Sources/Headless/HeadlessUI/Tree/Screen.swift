/// A screen as a value: its contents, and the actions that a person can choose.
///
/// A screen carries actions, never closures, so screens can be compared, stored, and sent. The tree
/// holds all actions that a person can choose; see ``affordances``.
public struct Screen<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The name of the screen.
  public var title: String
  /// The buttons beside the title.
  public var bar: [Button<Action>]
  /// The nodes of the screen, in reading order.
  public var content: [Node<Action>]
  /// The alert or sheet that covers the screen, or `nil` if nothing does.
  public var modal: Modal<Action>?
  /// A Boolean value that indicates whether leaving the app now loses changes of a person, so that
  /// a port asks first.
  public var hasUnsavedChanges: Bool
  /// The identifier of the control that gets the focus when the screen comes up, or `nil` if that's left
  /// to the port.
  public var focus: String?
  /// The events that can happen now without a person, even if a modal covers the screen; only those
  /// of the base screen count.
  public var events: [ExternalEvent<Action>]

  /// Creates a screen from its properties.
  @inlinable
  public init(
    title: String,
    bar: [Button<Action>] = [],
    content: [Node<Action>] = [],
    modal: Modal<Action>? = nil,
    hasUnsavedChanges: Bool = false,
    focus: String? = nil,
    events: [ExternalEvent<Action>] = []
  ) {
    self.title = title
    self.bar = bar
    self.content = content
    self.modal = modal
    self.hasUnsavedChanges = hasUnsavedChanges
    self.focus = focus
    self.events = events
  }

  /// Returns the same screen with each action transformed, layer by layer in the order of affordances, and
  /// its events last.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Screen<Mapped> {
    Screen<Mapped>(
      title: title, bar: bar.map { $0.map(transform) }, content: content.map { $0.map(transform) },
      modal: modal?.map(transform), hasUnsavedChanges: hasUnsavedChanges, focus: focus,
      events: events.map { $0.map(transform) })
  }

  /// The same screen with a number for each action, with which another process can state a choice.
  ///
  /// Affordances are numbered from 1 within their layer, as a linear reading shows them, and events
  /// after those of the topmost layer. Screens with the same contents and controls are equal once
  /// they're numbered.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable
  public var numbered: Screen<Int> {
    let numbers = layers.flatMap { layer in
      layer.affordances.enumerated().compactMap { $0.element.isEnabled ? $0.offset + 1 : nil }
    }
    let count = topLayer.affordances.count
    var rest = (numbers + events.indices.map { count + 1 + $0 }).makeIterator()
    return map { _ in rest.next() ?? 0 }
  }
}
