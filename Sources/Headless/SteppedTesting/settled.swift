internal import Testing
internal import XCTest

/// Returns when everything waits that the stepped test around the caller has started.
///
/// Each task has then ended, or waits for something from outside, for the test, or for a sleep to end. Time doesn't
/// pass meanwhile. Call it instead of `Task.yield()`, a short sleep, or a loop.
///
/// Outside a stepped test, it records an issue.
public func settled() async {
  guard let run = SteppedRun.current else {
    let message = "settled() is called outside a stepped test."
    Issue.record("\(message)")
    return XCTFail(message)
  }
  await withUnsafeContinuation { continuation in run.wake(after: nil) { continuation.resume() } }
}
