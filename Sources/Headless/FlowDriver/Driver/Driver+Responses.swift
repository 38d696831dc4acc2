import DescriptorIO
import HeadlessUI

/// The longest time for which a line waits for responses, unless an option sets another one.
package let usualWait = Duration.seconds(5)

extension Driver {
  /// Performs a line, and waits for the responses to the requests that it leads the app to.
  ///
  /// A line that fails may need a response that the app waited for before. So it's performed again after
  /// each of them, unless an earlier line has waited for it in vain.
  func waiting<Outcome>(
    _ line: () throws(FlowError) -> Outcome
  ) throws(FlowError) -> Outcome {
    guard limit > .zero else { return try line() }
    let end = ContinuousClock.now + limit
    var before = try screen.awaited
    var needed = before.subtracting(overdue)
    let done = actions
    var outcome = Result(catching: line)
    while case .failure = outcome, actions == done, needed.isEmpty == false,
      try wait(until: end, while: needed.isSubset)
    {
      before = try screen.awaited
      needed.formIntersection(before)
      outcome = Result(catching: line)
    }
    let started = try screen.awaited.subtracting(before)
    _ = try wait(until: end) { $0.isDisjoint(with: started) == false }
    return try outcome.get()
  }

  /// Waits while the responses that the app waits for fulfil a condition, and returns `false` if they still do at
  /// the end; those are then overdue.
  private func wait(
    until end: ContinuousClock.Instant, while isPending: (Set<Int>) -> Bool
  ) throws(FlowError) -> Bool {
    while isPending(try screen.awaited) {
      guard ContinuousClock.now < end else {
        overdue = try screen.awaited
        return false
      }
      poll(nil, 0, 1)
    }
    return true
  }
}
