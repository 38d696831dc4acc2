import Descriptors
public import SteppedTasks

extension Steps {
  /// Performs work whose apps share the steps.
  @usableFromInline
  func share<Result>(_ work: () -> Result) -> Result {
    Steps.$shared.withValue(self, operation: work)
  }

  /// The error of the steps, or `nil` if there is none even after a second in which tasks that outlive
  /// their apps can come back.
  var lateError: SteppingError? {
    let start = ContinuousClock.now
    while hasTasks, error == nil, start.duration(to: .now) < .seconds(1) { usleep(1_000) }
    return error
  }
}
