/// What a person does on the screens of an app, which counts or is repeated by its time.
///
/// Whatever follows within a ``ReadingPause`` after the topmost layer came up doesn't count.
package struct TimedInput<Action: Hashable & Sendable> {
  private var pause = ReadingPause()
  private var held = HeldInput<Int>()
  /// The topmost layer when a person did something last, and when that was.
  private var last: (depth: Int, top: Layer<Action>, time: Duration)?

  package init() {}

  /// Returns how often to perform the action of a control, which is 0 if the input doesn't count.
  ///
  /// - Parameters:
  ///   - number: The number of the control in its layer.
  ///   - layers: The layers of the screen, with that of the control on top.
  ///   - time: The time of the input, since any moment.
  ///   - isHeld: Whether the input repeats because the person holds a key or the control down.
  package mutating func steps(
    of number: Int, on layers: [Layer<Action>], at time: Duration, isHeld: Bool
  ) -> Int {
    guard let top = layers.last else { return 0 }
    if let last, (last.depth == layers.count && last.top.isSame(as: top)) == false {
      pause.begin(at: last.time)
    }
    last = (layers.count, top, time)
    guard pause.admitsAnswer(at: time) else { return 0 }
    if isHeld == false { held = HeldInput() }
    return top.affordances[number - 1].role == .stepper ? held.steps(for: number, at: time) : 1
  }
}
