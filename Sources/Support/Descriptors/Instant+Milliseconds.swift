extension ContinuousClock.Instant {
  /// The time in milliseconds, rounded up, or 0 if it has passed.
  package func milliseconds(until other: Self) -> Int32 {
    let duration = max(duration(to: other), .zero).components
    let fraction = (duration.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: duration.seconds * 1_000 + fraction)
  }
}
