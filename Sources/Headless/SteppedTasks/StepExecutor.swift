/// What an executor hands its jobs to.
package protocol JobTaker: AnyObject, Sendable {
  /// Adds a job that is ready, or is so when a duration has passed.
  func append(_ job: UnownedJob, isMain: Bool, after delay: Duration?)
}

/// An executor whose jobs wait for a thread that runs them one by one.
///
/// The jobs refer to it without owning it, but their tasks keep an event, and so the steps and it.
package final class StepExecutor: SerialExecutor, TaskExecutor {
  /// The owner of the executor, which sets it once.
  nonisolated(unsafe) package unowned(unsafe) var taker: (any JobTaker)?
  let isMain: Bool

  package init(isMain: Bool) { self.isMain = isMain }

  package func enqueue(_ job: consuming ExecutorJob) {
    taker?.append(UnownedJob(job), isMain: isMain, after: nil)
  }
}
