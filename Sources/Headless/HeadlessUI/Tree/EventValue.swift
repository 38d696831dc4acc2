/// The value of an event that a wrapper adds to the screens of another app, by which it knows the event.
public struct EventValue: Hashable, Sendable {
  #if hasFeature(Embedded)
  #else
    private final class Box: Sendable {
      let value: any Hashable & Sendable

      init(_ value: any Hashable & Sendable) { self.value = value }
    }

    private let box: Box

    /// Creates the value of an event from a value of the wrapper.
    public init(_ value: any Hashable & Sendable) { box = Box(value) }

    /// The value of the wrapper.
    public var value: any Hashable & Sendable { box.value }

    /// Returns whether both are equal and of the same type.
    public static func == (one: EventValue, other: EventValue) -> Bool {
      func isOther<Value: Hashable>(_ value: Value) -> Bool { value == other.value as? Value }
      return one.box === other.box || isOther(one.value)
    }

    /// Hashes the value of the wrapper.
    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  #endif
}
