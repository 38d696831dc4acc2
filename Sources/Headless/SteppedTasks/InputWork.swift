internal import Synchronization

/// What follows from an input of an app, which its tasks keep until they end, and its calls while they wait.
package final class InputWork: Sendable {
  /// What is known of the calls of the tasks that follow from an input.
  package struct Calls: Hashable, @unchecked Sendable {
    /// Whether the calls that wait are for elements of sequences, by their places in the order in which calls
    /// were made.
    var waiting: [Int: Bool] = [:]
    /// What tells apart the responses since no call waited, with their requests.
    var responses: Set<[AnyHashable]> = []
    /// The responses to the calls that waited before, as many times as the steps remember.
    var former: [Set<[AnyHashable]>] = []
    /// Whether tasks went on while the app waited for nothing.
    var isFollowing = false
    /// The hash value of the input and of the state before it, or 0 if it isn't known, or doesn't count.
    var origin = 0
    /// Whether only sequences go on.
    package var areForElements: Bool {
      waiting.isEmpty == false && waiting.values.allSatisfy { $0 }
    }
  }

  @TaskLocal package static var current: InputWork?

  /// The number of calls that were made, by all apps, because several may follow from one input.
  private static let callCount = Atomic(0)

  /// Returns the place of a new call in the order in which calls are made.
  package static func nextPlace() -> Int { callCount.add(1, ordering: .relaxed).newValue }

  let calls: Mutex<Calls>
  private let identify: @Sendable (Any) -> AnyHashable

  init(from origin: Int, identify: @escaping @Sendable (Any) -> AnyHashable) {
    calls = Mutex(Calls(origin: origin))
    self.identify = identify
  }

  /// Returns what a task reads outside of its app, such as what a server has, and remembers it like a response.
  package static func noting<Value>(_ value: Value) -> Value {
    current?.note([], value)
    return value
  }

  package func beginCall(at place: Int, isForElement: Bool) {
    calls.withLock { calls in
      if calls.waiting.isEmpty {
        calls.former = (calls.former + [calls.responses]).suffix(Steps.shared?.memory ?? 1)
        calls.responses = []
      }
      calls.waiting[place] = isForElement
    }
  }

  package func endCall(at place: Int, of request: AnyHashable, _ response: Any?) {
    calls.withLock { $0.waiting[place] = nil }
    note([request], response as Any)
  }

  private func note(_ request: [AnyHashable], _ response: Any) {
    nonisolated(unsafe) let response = request + [identify(response)]
    calls.withLock { _ = $0.responses.insert(response) }
  }
}
