import Descriptors
package import HeadlessUI

/// The longest time for which a line waits for responses, unless an option sets another one.
package let usualWait = Duration.seconds(5)

extension Driver {
  /// Runs each command of a flow as `perform(within:_:_:)` performs a line.
  package func run<Served>(
    _ flow: Flow, within limit: Duration, didRefresh: () -> Void = {},
    didPerform: (Flow.Step, App) throws(FlowError) -> Void
  ) throws(FlowError) where App == PortSession<Served> {
    app.refresh(at: nil)
    for step in flow.steps {
      let part = Flow(file: flow.file, steps: [step], lines: [], size: 1)
      try perform(within: limit, didRefresh) { () throws(FlowError) in
        try run(part, didPerform: didPerform)
      }
    }
  }

  /// Performs a line, and waits for the responses to the requests that it leads the app to.
  ///
  /// A line that fails may need a response that the app waited for before. So it's performed again after
  /// each of them, unless an earlier line has waited for it in vain.
  package func perform<Served, Outcome>(
    within limit: Duration, _ didRefresh: () -> Void = {}, _ line: () throws(FlowError) -> Outcome
  ) throws(FlowError) -> Outcome where App == PortSession<Served> {
    let end = ContinuousClock.now + limit
    func waits(while isAwaited: (Set<Int>) -> Bool) -> Bool {
      while isAwaited(app.awaited), ContinuousClock.now < end {
        poll(nil, 0, 1)
        app.refresh(at: nil)
        didRefresh()
      }
      if isAwaited(app.awaited) { overdue = app.awaited }
      return isAwaited(app.awaited) == false
    }
    app.refresh(at: nil)
    var needed = app.awaited.subtracting(overdue)
    while true {
      let before = app.awaited
      let outcome = Result { () throws(FlowError) in try line() }
      needed.formIntersection(before)
      if case .failure(let error) = outcome, error.isWhole, needed.isEmpty == false,
        waits(while: needed.isSubset)
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
  /// Whether nothing of the command was done.
  fileprivate var isWhole: Bool { if case .interrupted = reason { false } else { true } }
}
