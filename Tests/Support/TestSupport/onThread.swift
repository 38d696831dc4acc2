import Foundation

/// Returns the result of work on a thread of its own with a stack of 8 MB.
///
/// A thread that tasks share may be the only one, and its stack may have no more than half a megabyte.
public func onThread<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { done in
    let thread = Thread { done.resume(returning: work()) }
    thread.stackSize = 8 << 20
    thread.start()
  }
}
