internal import Synchronization

/// What follows from an input of an app, which its tasks keep until they end, and its calls while they wait.
package final class InputWork: Sendable {
  struct Calls {
    /// The number of calls that wait.
    var waiting = 0
    /// The responses since no call waited.
    var responses: Set<String> = []
    /// The responses to the calls that waited before.
    var former: Set<String> = []
    /// Whether tasks went on while the app waited for nothing.
    var isFollowing = false
  }

  @TaskLocal package static var current: InputWork?

  let calls = Mutex(Calls())

  package func beginCall() {
    calls.withLock { calls in
      if calls.waiting == 0 {
        calls.former = calls.responses
        calls.responses = []
      }
      calls.waiting += 1
    }
  }

  package func endCall(_ response: String) {
    calls.withLock { calls in
      calls.waiting -= 1
      calls.responses.insert(response)
    }
  }
}
