/// Distinct values, numbered in the order of insertion.
@usableFromInline
struct StateTable<State: Hashable & Sendable>: Sendable {
  @usableFromInline var states: [State] = []
  @usableFromInline var slots = [UInt64](repeating: 0, count: 64)

  @inlinable
  init() {}

  /// Returns the number of a value, and adds the value if it's new.
  ///
  /// - Returns: The number, or `nil` if the value is new and there is no room for it.
  @inlinable
  mutating func number(of state: State, hash: Int, limit: Int) -> Int? {
    var slot = StateTable.start(hash, slots.count)
    while slots[slot] > 0 {
      let number = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == StateTable.mark(hash), states[number] == state { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard states.count < limit else { return nil }
    states.append(state)
    slots[slot] = StateTable.mark(hash) << 32 | UInt64(states.count)
    if states.count * 4 > slots.count * 3 { grow() }
    return states.count - 1
  }

  @inlinable
  mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for entry in old where entry > 0 {
      insert(entry)
    }
  }

  @inlinable
  mutating func insert(_ entry: UInt64) {
    var slot = Int(truncatingIfNeeded: entry >> 32) & (slots.count - 1)
    while slots[slot] > 0 {
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = entry
  }

  @inlinable
  static func mark(_ hash: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: hash) & 0xFFFF_FFFF
  }

  @inlinable
  static func start(_ hash: Int, _ count: Int) -> Int {
    Int(truncatingIfNeeded: mark(hash)) & (count - 1)
  }
}
