public import HeadlessUI
public import Observation

extension Property where App: AnyObject {
  /// Returns the property that an observer only reads states that events lead to.
  ///
  /// A view that observes an app is notified in the middle of an event, and may read the app right
  /// then. Every value that it reads at a notification must belong to the state before the event,
  /// to the state after it, or to a state to which one event leads from either of them. An event
  /// that changes the value without any notification violates the property, too, unless the app
  /// never notifies anybody.
  ///
  /// A flow leads to a violation and can't show it, so ``Finding/note`` describes the value.
  ///
  /// - Parameters:
  ///   - read: A closure that reads a value of an app, as an observer does, such as its screen.
  ///   - described: A closure that describes the value. It must return the same text each time,
  ///     unlike the description of a set or a dictionary.
  @inlinable
  public static func observersReadOnlyStates<Value: Equatable & Sendable>(
    _ read: @escaping @Sendable (App) -> Value,
    described: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) -> Property {
    Property(
      name: "an observer reads only states that events lead to",
      law: .observation { app in
        let observer = Observer(app, read)
        return {
          observer.app = nil
          let after = read(app)
          guard observer.values.isEmpty == false else {
            return observer.before == after ? nil : [Reading("nothing of the change")]
          }
          let stray = observer.values.filter { ($0 == observer.before || $0 == after) == false }
          return stray.map { value in Reading(described(value)) { read($0) == value } }
        }
      })
  }
}

/// A value that an observer read in the middle of a step, and that belongs neither to the state
/// before nor to the state after.
@usableFromInline
struct Reading<App> {
  /// Returns whether an app is read like that, or `nil` if nothing was read, because nobody was
  /// notified.
  @usableFromInline let isReadIn: ((App) -> Bool)?
  @usableFromInline let description: () -> String

  @inlinable
  init(_ description: @autoclosure @escaping () -> String, isReadIn: ((App) -> Bool)? = nil) {
    self.description = description
    self.isReadIn = isReadIn
  }

  @inlinable
  var note: String {
    "during the last step, taken after going back, an observer reads \(description())"
  }
}

extension RestorableApp {
  /// Returns whether an event, which may be none of the scope, leads from one of some states to where
  /// an app is read in a certain way.
  @inlinable
  mutating func leads(
    from states: [State], to isReadIn: (Self) -> Bool
  ) throws(RestoringError) -> Bool {
    for state in states {
      try restore(state)
      for action in screen.actions {
        try restore(state)
        perform(action)
        if isReadIn(self) { return true }
      }
    }
    return false
  }
}

@usableFromInline
final class Observer<App: AnyObject & SendableMetatype, Value: Equatable & Sendable>:
  @unchecked Sendable
{
  /// The app, or `nil` once the observer has stopped.
  @usableFromInline var app: App?
  /// The value before the first notification, or `nil` while it's being read.
  @usableFromInline var before: Value?
  @usableFromInline var values: [Value] = []
  @usableFromInline let read: @Sendable (App) -> Value

  @inlinable
  init(_ app: App, _ read: @escaping @Sendable (App) -> Value) {
    self.app = app
    self.read = read
    before = register(app)
  }

  @inlinable
  func register(_ app: App) -> Value {
    withObservationTracking {
      read(app)
    } onChange: {
      guard let app = self.app else { return }
      let value = self.register(app)
      if (self.values.last == value) == false { self.values.append(value) }
    }
  }
}
