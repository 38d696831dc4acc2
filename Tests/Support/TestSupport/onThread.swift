import Foundation

/// Returns the result of work on a thread of its own with a stack of 8 MB.
///
/// Tasks may share a single thread, and its stack may be as small as 512 KB.
public func onThread<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { done in
    let thread = Thread { done.resume(returning: work()) }
    thread.stackSize = 8 << 20
    thread.start()
  }
}
