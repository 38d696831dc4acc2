/// A connection to an app: it returns the app's screen, and performs a person's choices from it.
///
/// A ``HeadlessApp`` is a port that can't fail. A port to an app elsewhere, such as in another
/// process, can fail. Its actions are usually numbers, as in ``Screen/numbered``.
public protocol AppPort<Action> {
  /// The type of the actions that a person can choose from the app's screens.
  associatedtype Action: Hashable & Sendable
  /// The type of the error if the app can't be reached, or `Never` if that can't happen.
  associatedtype Failure: Error

  /// Returns the current screen of the app.
  ///
  /// - Throws: A `Failure` if the app can't be reached.
  func currentScreen() throws(Failure) -> Screen<Action>

  /// Performs an action of the current screen; an app may ignore any other.
  ///
  /// - Throws: A `Failure` if the app can't be reached.
  mutating func perform(_ action: Action) throws(Failure)

  /// Lets an event happen that a wrapper has added to a screen, and returns whether the app knows it.
  ///
  /// A wrapper, such as an app with stubs, adds events with values of its own beside the layers of the app
  /// that it wraps, whose actions stay as they are. It passes on every other value. A generic wrapper nests
  /// the type of its values, so that two wrappers around one another tell theirs apart.
  ///
  /// A value may come late, when its event isn't on the screen any more. An app that then ignores it still
  /// knows it.
  ///
  /// - Throws: A `Failure` if the app can't be reached.
  mutating func perform(event value: EventValue) throws(Failure) -> Bool

  /// Hands over the responses that have arrived, and returns the numbers of the pending ones.
  ///
  /// Responses change the screen, and reading the screen changes nothing, so a port calls this method
  /// first. Only an app that responds to its own requests, such as a ``LiveApp``, does anything.
  @discardableResult
  mutating func takeResponses() -> Set<Int>
}

extension AppPort {
  /// Returns no numbers, because the app makes no requests, or others respond to them.
  @inlinable
  public mutating func takeResponses() -> Set<Int> { [] }

  /// Returns `false`, because only a wrapper adds events with values.
  @inlinable
  public mutating func perform(event value: EventValue) throws(Failure) -> Bool { false }

  /// Performs a choice of the current screen, whether a person's or an event, and returns whether the app
  /// knows it.
  ///
  /// - Throws: A `Failure` if the app can't be reached.
  @inlinable
  @discardableResult
  public mutating func take(_ choice: Affordance<Action>) throws(Failure) -> Bool {
    guard let action = choice.action else {
      return if let value = choice.value { try perform(event: value) } else { false }
    }
    try perform(action)
    return true
  }
}

/// An app without a user interface: it has a screen, and performs a person's choices from it.
///
/// A user interface draws ``screen``, performs the action of a control that a person uses, and then
/// reads `screen` again.
public protocol HeadlessApp<Action>: AppPort where Failure == Never {
  /// The current screen of the app.
  var screen: Screen<Action> { get }

  /// Performs an action of the current ``screen``; an app may ignore any other.
  mutating func perform(_ action: Action)
}

extension HeadlessApp {
  /// Returns the current ``screen`` of the app.
  @inlinable
  public func currentScreen() -> Screen<Action> { screen }
}

/// A headless app whose whole state is one value, which can be read and restored.
///
/// An explorer relies on it: equal states count as one, and restoring a state undoes everything
/// that has happened since. For any other app, the `ReplayedApp` of `FlowExplorer` does that.
public protocol RestorableApp<Action>: HeadlessApp, SendableMetatype {
  /// The type of the app's state.
  associatedtype State: Hashable & Sendable

  /// Everything that can change, as one value.
  var state: State { get }

  /// Goes back to a state that this app, or another one like it, was in.
  ///
  /// - Throws: A ``RestoringError`` if the app can't go back; it's then unchanged.
  mutating func restore(_ state: State) throws(RestoringError)
}

/// The reason why an app can't go back to a state.
public struct RestoringError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, such as "the stock can't be saved".
  public let reason: String

  /// Creates an error with a reason.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}
