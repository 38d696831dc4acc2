internal import Synchronization

/// What follows from an input of an app, which its tasks keep until they end, and its calls while they wait.
package final class InputWork: Sendable {
  /// What is known of the calls of the tasks that follow from an input.
  package struct Calls: Hashable, @unchecked Sendable {
    /// Whether the calls that wait are for elements of sequences, by their places in the order in which calls
    /// were made.
    var waiting: [Int: Bool] = [:]
    /// What tells apart the responses since no call waited, by their requests: all of them, or if the steps don't
    /// remember more, the last one to each request that isn't made again.
    var responses: [AnyHashable: Set<AnyHashable>] = [:]
    /// The responses to the calls that waited before, as many times as the steps remember.
    var former: [[AnyHashable: Set<AnyHashable>]] = []
    /// The tokens of the app when each waiting call was made, and at 0 when the input was over; or whether they
    /// are the same as then.
    ///
    /// A token, such as the generation of a search, tells apart no states, but tasks compare it with what it was.
    fileprivate(set) var tokens: [Int: AnyHashable] = [:]
    /// Whether tasks went on while the app waited for nothing.
    var isFollowing = false
    /// The hash value of the input and of the state before it, or 0 if it isn't known, or doesn't count.
    var origin = 0

    /// The places of waiting calls, and 0 for the input, whose tokens aren't known.
    var placesWithoutTokens: [Int] { ([0] + waiting.keys).filter { tokens[$0] == nil } }

    /// Notes the tokens of the app for the input and each waiting call, unless they are known.
    mutating func note(_ tokens: [String]) {
      for place in placesWithoutTokens { self.tokens[place] = tokens }
    }

    /// Forgets the responses up to the last ones to a request, because a loop that makes it again begins anew.
    fileprivate mutating func forget(before request: AnyHashable) {
      let last = former.lastIndex { $0.keys.contains(request) }
      if let last { former.removeFirst(last + 1) }
    }

    /// Returns the calls by their numbers among all that wait, with whether the tokens of the app are the same.
    func numbered(by numbers: [Int: Int], comparing tokens: [String]) -> Calls {
      var calls = self
      calls.isFollowing = false
      calls.waiting = Dictionary(
        uniqueKeysWithValues: waiting.map { (numbers[$0, default: 0], $1) })
      calls.tokens = Dictionary(
        uniqueKeysWithValues: self.tokens.map { place, former in
          (numbers[place, default: 0], former == AnyHashable(tokens))
        })
      return calls
    }

    /// Whether only sequences go on.
    package var areForElements: Bool {
      waiting.isEmpty == false && waiting.values.allSatisfy { $0 }
    }
  }

  @TaskLocal package static var current: InputWork?

  /// The number of calls that all apps have made, because an input may lead to calls of several apps.
  private static let callCount = Atomic(0)

  /// Returns the place of a new call in the order in which calls are made.
  package static func nextPlace() -> Int { callCount.add(1, ordering: .relaxed).newValue }

  let calls: Mutex<Calls>
  private let identify: @Sendable (Any) -> AnyHashable
  /// The maximum number of former sets of responses.
  private let memory = Steps.shared?.memory ?? 1
  private let remembersStates = Steps.shared?.remembersStates == true

  init(from origin: Int, identify: @escaping @Sendable (Any) -> AnyHashable) {
    calls = Mutex(Calls(origin: origin))
    self.identify = identify
  }

  /// Returns what a task reads outside of its app, such as what a server has, and remembers it like a response.
  package static func noting<Value>(_ value: Value) -> Value {
    current?.note(value, to: ObjectIdentifier(Value.self))
    return value
  }

  package func beginCall(at place: Int, for request: AnyHashable, isForElement: Bool) {
    nonisolated(unsafe) let request = request
    calls.withLock { calls in
      if calls.waiting.isEmpty {
        calls.former = (calls.former + [calls.responses]).suffix(memory)
        calls.responses = [:]
        if remembersStates { calls.forget(before: request) }
      }
      calls.waiting[place] = isForElement
      if memory == 1 { calls.responses[request] = nil }
    }
  }

  package func endCall(at place: Int, of request: AnyHashable, _ response: Any?) {
    calls.withLock {
      $0.waiting[place] = nil
      $0.tokens[place] = nil
    }
    note(response as Any, to: request)
    guard remembersStates, let answer = InputWork.current else { return }
    note(answer.calls.withLock { $0.origin }, to: request)
  }

  private func note(_ response: Any, to request: AnyHashable) {
    nonisolated(unsafe) let request = request
    nonisolated(unsafe) let response = identify(response)
    calls.withLock { calls in
      let former = memory == 1 ? [] : calls.responses[request, default: []]
      calls.responses[request] = former.union([response])
    }
  }
}
