/// Something that can happen now without a person, such as the response to a request.
///
/// No port draws or offers it. Drivers, flows, and explorers find it beside the affordances.
public struct ExternalEvent<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The name of the event, or of the request to which it responds.
  public var name: String
  /// The name of the response, or `nil` if the event responds to nothing.
  public var response: String?
  /// The action that tells the app of the event, or `nil` if the event is up to others.
  public internal(set) var action: Action?
  /// The value by which a wrapper knows the event that it has added, or `nil` if the event has an action.
  public let value: EventValue?

  @usableFromInline
  init(_ name: String, _ response: String?, _ action: Action?, _ value: EventValue?) {
    (self.name, self.response, self.action, self.value) = (name, response, action, value)
  }

  /// Creates an event of an app.
  @inlinable
  public init(_ name: String, response: String? = nil, action: Action) {
    self.init(name, response, action, nil)
  }

  /// Creates an event that a wrapper adds to the screen of another app; see
  /// ``AppPort/perform(event:)``.
  @inlinable
  public init(_ name: String, response: String? = nil, value: EventValue) {
    self.init(name, response, nil, value)
  }

  /// Whether real work brings the event about, such as that of a ``LiveApp``, so that nobody else can.
  @inlinable
  package var isAwaited: Bool { action == nil && value == nil }

  /// Returns the same event with its action transformed.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> ExternalEvent<Mapped> {
    ExternalEvent<Mapped>(name, response, action.map(transform), value)
  }

  /// The event as a choice of an explorer, whose identifier is the name of the response.
  @inlinable
  var affordance: Affordance<Action> {
    Affordance(
      role: .event, name: name, identifier: response, gesture: .event, action: action, value: value)
  }
}
