extension ContinuousClock.Instant {
  /// The time in milliseconds, rounded up, or 0 if it has passed.
  package func milliseconds(until other: Self) -> Int32 {
    let milliseconds = (duration(to: other) / .milliseconds(1)).rounded(.up)
    return Int32(min(max(milliseconds, 0), Double(Int32.max)))
  }
}
