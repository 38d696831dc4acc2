import Descriptors
package import HeadlessUI

/// The longest time for which a line waits for responses, unless an option sets another one.
package let usualWait = Duration.seconds(5)

extension Driver {
  /// Runs each command of a flow as `perform(within:_:)` does.
  package func run<Served>(
    _ flow: Flow, within limit: Duration, didRefresh: () -> Void = {},
    didPerform: (Flow.Step, App) throws(FlowError) -> Void
  ) throws(FlowError) where App == PortSession<Served> {
    app.refresh(at: nil)
    for step in flow.steps {
      try perform(within: limit, didRefresh) { () throws(FlowError) in
        try run(step, didPerform: didPerform)
      }
    }
  }

  /// Performs a line on an app that responds to its own requests, and waits for the responses to the
  /// requests that it leads to.
  ///
  /// A line that fails may need a response that the app waited for before. So it's performed again after
  /// each of them, unless an earlier line has waited for it in vain.
  package func perform<Served, Outcome>(
    within limit: Duration, _ didRefresh: () -> Void = {}, _ line: () throws(FlowError) -> Outcome
  ) throws(FlowError) -> Outcome where App == PortSession<Served> {
    let end = ContinuousClock.now + limit
    func waits(while isAwaited: (Set<Int>) -> Bool) -> Bool {
      while isAwaited(app.awaited) {
        guard ContinuousClock.now < end else {
          overdue = app.awaited
          return false
        }
        poll(nil, 0, 1)
        app.refresh(at: nil)
        didRefresh()
      }
      return true
    }
    app.refresh(at: nil)
    let earlier = app.awaited.subtracting(overdue)
    while true {
      let before = app.awaited
      let outcome = Result { () throws(FlowError) in try line() }
      let needed = earlier.intersection(app.awaited)
      if case .failure(let error) = outcome, error.changesNothing, needed.isEmpty == false,
        waits(while: { needed.isSubset(of: $0) })
      {
        continue
      }
      let started = app.awaited.subtracting(before)
      _ = waits { $0.isDisjoint(with: started) == false }
      return try outcome.get()
    }
  }
}

extension FlowError {
  /// Whether no step of the command was done.
  fileprivate var changesNothing: Bool {
    if case .interrupted = reason { false } else { true }
  }
}
