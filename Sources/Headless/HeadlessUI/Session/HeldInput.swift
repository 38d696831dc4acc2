/// A key or a button that is held down on a stepper, which takes steps of ten after a second.
///
/// Times are measured from any moment.
package struct HeldInput {
  /// The time after which an input that repeats takes large steps.
  private static let patience = Duration.seconds(1)
  /// The shortest time between two large steps.
  private static let pause = Duration.milliseconds(200)
  /// The time within which an input that repeats comes again.
  package static let repetition = Duration.milliseconds(125)

  private var input: (number: Int, layer: Int)?
  private var start = Duration.zero
  private var last = Duration.zero
  private var lastLeap: Duration?

  package init() {}

  /// The steps of the control with a number on a layer: one at first, and then ten or none.
  package mutating func steps(for number: Int, on layer: Int, at now: Duration) -> Int {
    defer { last = now }
    guard let input, input == (number, layer), now - last <= Self.repetition else {
      self = HeldInput()
      input = (number, layer)
      start = now
      return 1
    }
    guard now - start >= Self.patience else { return 1 }
    if let lastLeap, now - lastLeap < Self.pause { return 0 }
    lastLeap = now
    return 10
  }
}
