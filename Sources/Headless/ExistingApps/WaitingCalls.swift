/// The calls that wait, with closures that end them.
struct WaitingCalls<Request: Hashable & Sendable, Response: Sendable> {
  typealias End = @Sendable (Result<Response, CancellationError>) -> Void
  /// What a call is known by, whatever its name, which belongs to one collection.
  final class Identity: Sendable {
    fileprivate nonisolated(unsafe) var call: Call<Request>?
  }

  private typealias Waiting = (
    place: Int, identity: Identity, ignoresCancellation: Bool, end: End
  )

  private var waiting: [Call<Request>: Waiting] = [:]
  private var count = 0
  /// The numbers below which none is free, greater than 1, by the call that's alike with the number 0.
  private var taken: [Call<Request>: Int] = [:]

  /// The calls in the order in which they were made.
  var ordered: [(call: Call<Request>, end: End)] {
    waiting.sorted { $0.value.place < $1.value.place }.map { ($0.key, $0.value.end) }
  }

  mutating func add(
    _ request: Request, as identity: Identity, _ ignores: Bool, _ end: @escaping End
  ) {
    count += 1
    insert((count, identity, ignores, end), request, isCancelled: false)
  }

  /// Removes a call, and returns the closure that ends it.
  mutating func remove(_ call: Call<Request>) -> End? {
    guard let removed = waiting.removeValue(forKey: call) else { return nil }
    removed.identity.call = nil
    let alike = Call(request: call.request, isCancelled: call.isCancelled, number: 0)
    let free = min(taken[alike] ?? 1, call.number)
    taken[alike] = free > 1 ? free : nil
    return removed.end
  }

  /// Removes a call, and returns the closure that ends it, or gives it another name if it goes on.
  mutating func cancel(_ identity: Identity) -> End? {
    guard let call = identity.call, let cancelled = waiting[call], call.isCancelled == false,
      let end = remove(call)
    else { return nil }
    guard cancelled.ignoresCancellation else { return end }
    insert(cancelled, call.request, isCancelled: true)
    return nil
  }

  private mutating func insert(_ new: Waiting, _ request: Request, isCancelled: Bool) {
    let alike = Call(request: request, isCancelled: isCancelled, number: 0)
    let numbers = (taken[alike] ?? 1)...
    let calls = numbers.lazy.map { Call(request: request, isCancelled: isCancelled, number: $0) }
    let call = calls.first { waiting[$0] == nil } ?? alike
    (taken[alike], waiting[call], new.identity.call) = (call.number + 1, new, call)
  }
}
