import Foundation

/// Returns the result of work on a thread of its own, because a thread that tasks share may be the only
/// one.
public func onThread<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { done in
    Thread.detachNewThread { done.resume(returning: work()) }
  }
}
