/// Something that can happen now without a person, such as the response to a request.
///
/// No port draws or offers it. Drivers, flows, and explorers find it beside the affordances.
public struct ExternalEvent<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The name of the event, or of the request to which it responds.
  public var name: String
  /// The name of the response, or `nil` if the event responds to nothing.
  public var response: String?
  /// The action that tells the app of the event, or `nil` if a wrapper of the app has added the event; see
  /// ``AppPort/addedEvents``.
  public var action: Action?

  /// Creates an event from its properties.
  @inlinable
  public init(_ name: String, response: String? = nil, action: Action? = nil) {
    self.name = name
    self.response = response
    self.action = action
  }

  /// Returns the same event with its action transformed.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> ExternalEvent<Mapped> {
    ExternalEvent<Mapped>(name, response: response, action: action.map(transform))
  }

  /// The event as a choice of an explorer, whose identifier is the name of the response.
  @inlinable
  var affordance: Affordance<Action> {
    Affordance(role: .event, name: name, identifier: response, gesture: .event, action: action)
  }
}
