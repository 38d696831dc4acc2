/// A screen as a value: its layers, and the actions that a person can choose.
///
/// A screen carries actions, never closures, so screens can be compared, stored, and sent. The tree
/// holds all actions that a person can choose; see ``affordances``.
public struct Screen<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The screen itself and the layers that cover it, from the bottom to the top.
  ///
  /// There is always at least one.
  public let layers: [Layer<Action>]
  /// The events that can happen now without a person, regardless of the layers.
  public var events: [ExternalEvent<Action>]

  /// Creates a screen with the layers that cover it.
  ///
  /// - Parameters:
  ///   - title: The title of the screen itself.
  ///   - identifier: The text that tells the screen from others in its place, or `nil` for the title.
  ///   - bar: The buttons beside the title.
  ///   - content: The nodes below the title, in reading order.
  ///   - focus: The identifier of the control that gets the focus when the screen comes up, or when this
  ///     names another one, or `nil` if that's left to the port.
  ///   - hasUnsavedChanges: Whether leaving the app now loses changes of a person, so that a port asks
  ///     first.
  ///   - covers: The sheets and alerts over the screen, from the bottom to the top. Elements that are
  ///     `nil` are ignored.
  ///   - events: The events that can happen now without a person.
  @inlinable
  public init(
    title: String, identifier: String? = nil, bar: [Button<Action>] = [],
    content: [Node<Action>] = [], focus: String? = nil, hasUnsavedChanges: Bool = false,
    coveredBy covers: [Layer<Action>?] = [], events: [ExternalEvent<Action>] = []
  ) {
    var layers = [
      Layer(
        .screen, title: title, identifier: identifier, buttons: bar.map { $0.node },
        content: content, focus: focus, hasUnsavedChanges: hasUnsavedChanges)
    ]
    for cover in covers { if let cover { layers.append(cover) } }
    self.init(layers: layers, events: events)
  }

  /// Creates a screen from at least one layer.
  @inlinable
  package init(layers: [Layer<Action>], events: [ExternalEvent<Action>]) {
    self.layers = layers
    self.events = events
  }

  /// Returns a Boolean value that indicates whether two screens have the same parts.
  @inlinable
  public static func == (one: Screen, other: Screen) -> Bool {
    one.layers == other.layers && one.events == other.events
  }

  /// Returns the same screen with other buttons at the end of its bar.
  public func adding(toBar buttons: Button<Action>...) -> Screen {
    let base = layers[0]
    let bar = base.buttons + buttons.map { $0.node }
    let first = base.holding(bar, base.content, base.dismissal)
    return Screen(layers: [first] + layers.dropFirst(), events: events)
  }

  /// Returns the same screen with another layer over it.
  public func covered(by cover: Layer<Action>) -> Screen {
    Screen(layers: layers + [cover], events: events)
  }

  /// The topmost layer, the only one that a person can reach.
  @inlinable
  public var topLayer: Layer<Action> { layers[layers.count - 1] }

  /// A Boolean value that indicates whether leaving the app now loses changes on any layer.
  public var hasUnsavedChanges: Bool { layers.contains { $0.hasUnsavedChanges } }

  /// Returns the same screen with each action transformed, layer by layer in the order of affordances, and
  /// its events last.
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Screen<Mapped> {
    let layers = layers.map { layer in
      layer.map { Control($0.gesture, $0.action.map(transform)) }
    }
    return Screen<Mapped>(layers: layers, events: events.map { $0.map(transform) })
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
    var number = 0
    let layers = layers.map { layer in
      number = 0
      return layer.map { control in
        number += 1
        return Control(control.gesture, control.action.map { _ in number })
      }
    }
    let events = events.map { event in
      number += 1
      return ExternalEvent<Int>(
        event.name, response: event.response, action: event.work == nil ? number : nil,
        work: event.work.map { _ in 0 })
    }
    return Screen<Int>(layers: layers, events: events)
  }
}
