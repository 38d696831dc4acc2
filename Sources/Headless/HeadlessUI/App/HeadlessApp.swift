/// An app without a user interface: it shows its screen and performs what a person chooses from it.
///
/// A user interface performs actions that it finds in ``screen``, and reads `screen` again after each
/// of them.
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
/// An explorer relies on it: states that are equal count as one, and restoring a state goes back to
/// it, whatever has been done since.
public protocol RestorableApp<Action>: HeadlessApp, SendableMetatype {
  /// The type of the app's state.
  associatedtype State: Hashable & Sendable

  /// Everything that can change, as one value.
  var state: State { get }

  /// Goes back to a state that this app, or another one like it, was in.
  ///
  /// - Throws: A ``RestoringError`` if the app can't go back to the state, which leaves it as it was.
  mutating func restore(_ state: State) throws(RestoringError)
}

/// The reason why an app can't go back to a state.
public struct RestoringError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of what is wrong, such as "the stock can't be saved".
  public let reason: String

  /// Creates an error with a reason.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}
