public import HeadlessUI
public import Observation

extension Property where App: AnyObject {
  /// Returns the property that an observer only reads states that events lead to.
  ///
  /// A view that observes an app is notified in the middle of an event, and may read the app right
  /// then. Whatever it reads at a notification has to belong to the state before the event, to the
  /// state after it, or to a state to which one event leads from either of them. An event that changes
  /// what is read without any notification violates the property, too, unless the app never notifies
  /// anybody.
  ///
  /// A flow leads to a violation and can't show it, so the violation isn't confirmed, and
  /// ``Finding/note`` says what was read.
  ///
  /// - Parameters:
  ///   - read: A closure that reads an app, as an observer does.
  ///   - value: A closure that returns what is read of an app in a state.
  ///   - described: A closure that describes what was read. It has to return the same text each time,
  ///     which the description of a set or a dictionary isn't.
  @inlinable
  public static func observersReadOnlyStates<Value: Equatable & Sendable>(
    _ read: @escaping @Sendable (App) -> Value,
    of value: @escaping @Sendable (App.State) -> Value,
    described: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) -> Property {
    Property(
      name: "an observer reads only states that events lead to",
      law: .observation { app in
        let observer = Observer(app, read)
        return { before, after in
          observer.app = nil
          let (before, after) = (value(before), value(after))
          guard observer.values.isEmpty == false else {
            return before == after ? nil : [Reading(describe: { "nothing of the change" })]
          }
          return observer.values.filter { ($0 == before || $0 == after) == false }.map { read in
            Reading(isOf: { value($0) == read }, describe: { described(read) })
          }
        }
      })
  }
}

/// What an observer read in the middle of a step, if it belongs neither to the state before nor to
/// the state after.
@usableFromInline
struct Reading<State>: Sendable {
  /// Returns whether it's of a state, or `nil` if nothing was read, because nobody was notified.
  @usableFromInline let isOf: (@Sendable (State) -> Bool)?
  @usableFromInline let describe: @Sendable () -> String

  @inlinable
  init(
    isOf: (@Sendable (State) -> Bool)? = nil, describe: @escaping @Sendable () -> String
  ) {
    self.isOf = isOf
    self.describe = describe
  }
}

@usableFromInline
final class Observer<App: AnyObject & SendableMetatype, Value: Equatable & Sendable>:
  @unchecked Sendable
{
  /// The app, or `nil` once the observer has stopped.
  @usableFromInline var app: App?
  @usableFromInline var values: [Value] = []
  @usableFromInline let read: @Sendable (App) -> Value

  @inlinable
  init(_ app: App, _ read: @escaping @Sendable (App) -> Value) {
    self.app = app
    self.read = read
    _ = register(app)
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
