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

  /// Takes what happens to the app, and returns whether the app knows it.
  ///
  /// It may come late, when it isn't on the screen any more. An app that then ignores it still knows it.
  ///
  /// - Throws: A `Failure` if the app can't be reached.
  @discardableResult
  mutating func take(_ input: Input<Action>) throws(Failure) -> Bool
}

extension AppPort {
  /// Lets the events happen that are due, such as the responses that have come to a ``LiveApp``, and
  /// returns the screen afterwards.
  ///
  /// Reading the screen of such an app changes nothing, so whoever shows the app calls this method.
  ///
  /// - Throws: A `Failure` if the app can't be reached.
  public mutating func updatedScreen() throws(Failure) -> Screen<Action> {
    try updatedScreen { app, _ throws(Failure) in try app.currentScreen() }
  }

  mutating func updatedScreen(
    reading read: (Self, _ hasChanged: Bool) throws(Failure) -> Screen<Action>
  ) throws(Failure) -> Screen<Action> {
    var screen = try read(self, false)
    while let event = screen.events.first(where: { $0.isDue }) {
      guard try take(.event(event.name)) else {
        fatalError("A wrapper of an app that waits must be an AppWrapper.")
      }
      screen = try read(self, true)
    }
    return screen
  }
}

/// An app without a user interface: it has a screen, and performs a person's choices from it.
///
/// A user interface draws ``screen``, performs the action of a control that a person uses, and then
/// reads `screen` again.
///
/// An app around another one, such as a log, is an ``AppWrapper``.
public protocol HeadlessApp<Action>: AppPort where Failure == Never {
  /// The type of the actions that a person can choose from the app's screens.
  associatedtype Action

  /// The current screen of the app.
  var screen: Screen<Action> { get }

  /// Performs an action of the current ``screen``; an app may ignore any other.
  mutating func perform(_ action: Action)

  /// Takes the text of a field with an action, each time that a person changes it.
  ///
  /// An app with fields implements this method.
  mutating func perform(_ action: Action, entering text: String)
}

extension HeadlessApp {
  /// Returns the current ``screen`` of the app.
  public func currentScreen() -> Screen<Action> { screen }

  /// Stops the program, because an app without fields takes no texts.
  public mutating func perform(_ action: Action, entering text: String) {
    fatalError("An app with fields implements perform(_:entering:).")
  }

  /// Performs an action or takes a text; the app itself knows no other events.
  @inlinable
  @discardableResult
  public mutating func take(_ input: Input<Action>) -> Bool {
    switch input {
    case .action(let action): perform(action)
    case .text(let text, let action): perform(action, entering: text)
    case .response, .event: return false
    }
    return true
  }
}

/// An app around another one, to which it passes on everything that isn't its own.
///
/// A wrapper that only watches or changes what happens is a few lines:
///
/// ```swift
/// struct Log<App: HeadlessApp>: AppWrapper {
///   var app: App
///   mutating func take(_ input: Input<App.Action>) -> Bool {
///     print(input)
///     return app.take(input)
///   }
/// }
/// ```
public protocol AppWrapper<App>: HeadlessApp where Action == App.Action {
  /// The type of the app inside.
  associatedtype App: HeadlessApp
  /// The app inside.
  var app: App { get set }
}

extension AppWrapper {
  /// The screen of the app inside.
  @inlinable public var screen: Screen<Action> { app.screen }

  /// Passes on what happens to the app inside.
  @discardableResult
  public mutating func take(_ input: Input<Action>) -> Bool { app.take(input) }

  /// Takes the action as an input.
  public mutating func perform(_ action: Action) { take(.action(action)) }

  /// Takes the text as an input.
  public mutating func perform(_ action: Action, entering text: String) {
    take(.text(text, action))
  }
}

extension AppWrapper where Self: AnyObject {
  /// Takes the action as an input.
  public func perform(_ action: Action) {
    var app = self
    app.take(.action(action))
  }

  /// Lets the events happen that are due, and returns the screen afterwards.
  public func updatedScreen() -> Screen<Action> {
    var app = self
    return app.updatedScreen { app, _ in app.screen }
  }
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
  package let reason: String

  /// Creates an error with a reason, such as "the stock can't be saved".
  public init(_ reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}
