/// The calls that wait, with closures that end them.
struct WaitingCalls<Request: Hashable & Sendable, Response: Sendable> {
  typealias End = @Sendable (Result<Response, CancellationError>) -> Void

  /// The calls by their places in the order in which they were made; a cancelled call keeps its place.
  private var waiting: [Int: (call: Call<Request>, ignoresCancellation: Bool, end: End)] = [:]
  private var places: [Call<Request>: Int] = [:]
  /// The numbers below which none is free, greater than 1, by the call that's alike with the number 0.
  private var taken: [Call<Request>: Int] = [:]

  /// The calls in the order in which they were made.
  var ordered: [(call: Call<Request>, end: End)] {
    waiting.sorted { $0.key < $1.key }.map { ($0.value.call, $0.value.end) }
  }

  mutating func add(
    _ request: Request, isCancelled: Bool = false, at place: Int, ignoresCancellation: Bool,
    _ end: @escaping End
  ) {
    let alike = Call(request: request, isCancelled: isCancelled, number: 0)
    let numbers = (taken[alike] ?? 1)...
    let calls = numbers.lazy.map { Call(request: request, isCancelled: isCancelled, number: $0) }
    let call = calls.first { places[$0] == nil } ?? alike
    taken[alike] = call.number + 1
    places[call] = place
    waiting[place] = (call, ignoresCancellation, end)
  }

  /// Removes a call, and returns the closure that ends it.
  mutating func remove(_ call: Call<Request>) -> End? {
    guard let place = places.removeValue(forKey: call) else { return nil }
    let alike = Call(request: call.request, isCancelled: call.isCancelled, number: 0)
    let free = min(taken[alike] ?? 1, call.number)
    taken[alike] = free > 1 ? free : nil
    return waiting.removeValue(forKey: place)?.end
  }

  /// Removes the call at a place, and returns the closure that ends it, or gives it another name if it
  /// goes on.
  mutating func cancel(at place: Int) -> End? {
    guard let (call, ignores, _) = waiting[place], call.isCancelled == false,
      let end = remove(call)
    else { return nil }
    guard ignores else { return end }
    add(call.request, isCancelled: true, at: place, ignoresCancellation: true, end)
    return nil
  }
}
