/// A key that is held down on a stepper, which takes steps of ten after a second.
struct HeldKey {
  /// The time within which a key that repeats comes again.
  static let repetition = Duration.milliseconds(125)
  /// The time after which a key that repeats takes large steps.
  private static let patience = Duration.seconds(1)
  /// The shortest time between two large steps.
  private static let pause = Duration.milliseconds(200)

  private var key: Key?
  private var start: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?
  private var lastLeap: ContinuousClock.Instant?

  func isAnother(than key: Key) -> Bool { (key == self.key) == false }

  /// The steps that a key takes: one at first, and then ten or none.
  mutating func steps(for key: Key, at now: ContinuousClock.Instant) -> Int {
    defer { last = now }
    guard key == self.key, let start, let last, now - last <= HeldKey.repetition else {
      self = HeldKey()
      self.key = key
      self.start = now
      return 1
    }
    guard now - start >= HeldKey.patience else { return 1 }
    if let lastLeap, now - lastLeap < HeldKey.pause { return 0 }
    lastLeap = now
    return 10
  }
}
