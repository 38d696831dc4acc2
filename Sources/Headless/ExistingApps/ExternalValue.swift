internal import SteppedTasks
internal import Synchronization

/// A value outside of a view model on which an app depends, such as the date, the contents of a disk, or
/// what a server has.
///
/// The closures that make an app share it. An explorer tells states apart by it, too, if it's made anew with
/// each app.
public final class ExternalValue<Value: Sendable>: Sendable, CustomReflectable {
  private let stored: Mutex<Value>

  /// Creates an external value.
  public init(_ value: Value) {
    stored = Mutex(value)
    FollowedApps.current?.add { [weak self] in self }
  }

  /// The current value.
  public var value: Value {
    get { InputWork.noting(stored.withLock { $0 }) }
    set { stored.withLock { $0 = newValue } }
  }

  /// A mirror of the value, by which the states of an app differ.
  public var customMirror: Mirror { Mirror(self, children: ["value": value]) }
}

extension ExternalValue: OutsideValue {
  package var current: Any { value }
}
