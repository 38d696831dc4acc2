/// The value of an event that a wrapper adds to the screens of another app, by which it knows the event.
public struct EventValue: Hashable, Sendable {
  #if hasFeature(Embedded)
  #else
    private final class Box: Sendable {
      let base: any Hashable & Sendable

      init(_ base: any Hashable & Sendable) { self.base = base }
    }

    private let box: Box

    /// Creates the value of an event from a value of the wrapper.
    public init(_ base: any Hashable & Sendable) { box = Box(base) }

    /// The value of the wrapper.
    public var base: any Hashable & Sendable { box.base }

    /// Returns whether the values of the wrapper have the same type and are equal.
    public static func == (one: EventValue, other: EventValue) -> Bool {
      func isOther<Base: Hashable>(_ base: Base) -> Bool { base == other.base as? Base }
      let isAlike = type(of: one.base) == type(of: other.base) && isOther(one.base)
      return one.box === other.box || isAlike
    }

    /// Hashes the value of the wrapper.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
  #endif
}
