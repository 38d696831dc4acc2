/// The calls that wait, with closures that end them.
struct WaitingCalls<Request: Hashable & Sendable, Response: Sendable> {
  typealias End = @Sendable (Result<Response, CancellationError>) -> Void

  /// The calls by their places in the order in which they were made; a cancelled call keeps its place.
  private var waiting: [Int: (call: Call<Request>, ignoresCancellation: Bool, end: End)] = [:]
  private var places: [Call<Request>: Int] = [:]
  /// The numbers below which none is free, greater than 1, by the call that's alike with the number 0.
  private var taken: [Call<Request>: Int] = [:]

  /// Adds a call, whose number is 0 until the event that made it is over.
  ///
  /// A call that takes the place of another one in the same event, as that of a debounce does, then gets its
  /// number, whichever of the two is made or cancelled first.
  mutating func add(
    _ call: Call<Request>, at place: Int, ignoresCancellation: Bool, _ end: @escaping End
  ) {
    waiting[place] = (call, ignoresCancellation, end)
  }

  /// Gives the new calls their numbers, and returns all in the order in which they were made.
  mutating func nameCalls() -> [(call: Call<Request>, end: End)] {
    let calls = waiting.sorted { $0.key < $1.key }
    for (place, (call, _, _)) in calls where call.number == 0 { name(call, at: place) }
    return calls.map { (waiting[$0.key]?.call ?? $0.value.call, $0.value.end) }
  }

  private mutating func name(_ alike: Call<Request>, at place: Int) {
    let numbers = (taken[alike] ?? 1)...
    let call = numbers.lazy.map { alike.numbered($0) }.first { places[$0] == nil } ?? alike
    taken[alike] = call.number + 1
    places[call] = place
    waiting[place]?.call = call
  }

  /// Removes a call, and returns the closure that ends it.
  mutating func remove(_ call: Call<Request>) -> End? {
    places[call].flatMap { remove(call, at: $0) }
  }

  private mutating func remove(_ call: Call<Request>, at place: Int) -> End? {
    if places.removeValue(forKey: call) == place {
      let alike = call.numbered(0)
      let free = min(taken[alike] ?? 1, call.number)
      taken[alike] = free > 1 ? free : nil
    }
    return waiting.removeValue(forKey: place)?.end
  }

  /// Removes the call at a place, and returns the closure that ends it, or gives it another name if it
  /// goes on.
  mutating func cancel(at place: Int) -> End? {
    guard let (call, ignores, _) = waiting[place], call.isCancelled == false,
      let end = remove(call, at: place)
    else { return nil }
    guard ignores else { return end }
    var cancelled = call.numbered(0)
    cancelled.isCancelled = true
    add(cancelled, at: place, ignoresCancellation: true, end)
    return nil
  }
}
