/// Something that can happen now without a person, such as the response to a request.
///
/// No port draws or offers it. Drivers, flows, and explorers find it beside the affordances.
public struct ExternalEvent<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The name of the event, or of the request to which it responds.
  public let name: String
  /// The name of the response, or `nil` if the event responds to nothing.
  public let response: String?
  /// The action that tells the app of the event, or `nil` if it isn't the app's own.
  public let action: Action?
  /// The number of the real work that brings the event about, such as that of a ``LiveApp``, or `nil` if
  /// whoever uses the app lets it happen.
  @usableFromInline package let work: Int?
  /// Whether its work is done, so that the event happens as soon as somebody looks.
  @usableFromInline package let isDue: Bool
  /// Whether the app waits for the response, in contrast to the next element of a sequence.
  @usableFromInline package let isAwaited: Bool

  /// Creates an event that whoever uses the app lets happen.
  ///
  /// An event without an action is one that a wrapper adds to the screen of another app, to which it comes
  /// as ``Input/event(_:)`` or ``Input/response(_:to:)``.
  @inlinable
  public init(_ name: String, response: String? = nil, action: Action? = nil) {
    self.init(name, response: response, action: action, work: nil)
  }

  @inlinable
  init(
    _ name: String, response: String? = nil, action: Action? = nil, work: Int?, isDue: Bool = false,
    isAwaited: Bool = true
  ) {
    self.name = name
    self.response = response
    self.action = action
    self.work = work
    self.isDue = isDue
    self.isAwaited = isAwaited
  }

  func map<Mapped>(_ transform: (Action) -> Mapped) -> ExternalEvent<Mapped> {
    ExternalEvent<Mapped>(
      name, response: response, action: action.map(transform), work: work, isDue: isDue,
      isAwaited: isAwaited)
  }

  /// The event as a choice of an explorer, whose identifier is the name of the response.
  @inlinable
  package var affordance: Affordance<Action> {
    Affordance(
      role: .event, name: name, identifier: response, gesture: .event, action: action,
      isEnabled: work == nil)
  }
}
