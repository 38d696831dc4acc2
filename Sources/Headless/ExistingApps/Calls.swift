public import SteppedTasks
internal import Synchronization

/// The calls of an app's dependencies that wait for a response, which a flow, an explorer, or real work
/// gives.
///
/// A dependency of the app, such as a client of a network, asks for a response in a line:
///
/// ```swift
/// SearchModel { query in try await calls.response(to: query).get() }
/// ```
///
/// The calls that wait are the requests of its ``AdaptedApp``.
public final class Calls<Request: Hashable & Sendable, Response: Sendable>: Sendable, Uncounted {
  private typealias Waiting = WaitingCalls<Request, Response>

  /// The calls that wait, or `nil` once all have ended.
  private let waiting = Mutex<Waiting?>(Waiting())
  private let steps: Steps?
  /// The closures that end the calls of former launches, which wait until the app is gone.
  private let dropped = Mutex<[Waiting.End]?>(nil)
  /// The number of calls that were made while the app was going away.
  private let lateCount = Atomic(0)
  /// A closure that returns the view model, if there is an app.
  let model = Mutex<(@Sendable () -> Any?)?>(nil)

  package init(steps: Steps? = nil) { self.steps = steps }

  /// The calls of the adapted app whose event is performed, for a dependency that isn't made with its app,
  /// such as a singleton.
  ///
  /// - Precondition: An event of an ``AdaptedApp`` with such calls is performed.
  public static var current: Calls {
    guard let calls = StepEvent.performed?.owner as? Calls else {
      fatalError(
        "No adapted app with calls of the type \(Calls.self) performs an event on this thread.")
    }
    return calls
  }

  /// In the order in which the calls were made.
  package var requests: [Call<Request>] {
    waiting.withLock { $0?.nameCalls() ?? [] }.map { $0.call }
  }

  /// A call that doesn't wait is ignored.
  package func receive(_ response: Response, for call: Call<Request>) {
    waiting.withLock { $0?.remove(call) }?(.success(response))
  }

  /// Waits for the response to a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - ignoringCancellation: Whether the call goes on if the task is cancelled, and takes a response
  ///     like that of a client that ignores its cancellation.
  /// - Throws: A `CancellationError` if the task is cancelled, as it is once the app is gone.
  public func response(
    to request: Request, ignoringCancellation: Bool = false
  ) async throws(CancellationError) -> Response {
    try await response(to: Call(request: request), ignoringCancellation)
  }

  /// Waits for the next element of a sequence.
  ///
  /// The app doesn't wait for it as for a response: it may come at any time or never, and no spinner is
  /// expected meanwhile.
  ///
  /// - Parameter sequence: The sequence, by whose description flows know it.
  /// - Throws: A `CancellationError` if the task is cancelled, as it is once the app is gone.
  public func nextElement(of sequence: Request) async throws(CancellationError) -> Response {
    try await response(to: Call(request: sequence, isForElement: true), false)
  }

  private func response(
    to call: Call<Request>, _ ignoresCancellation: Bool
  ) async throws(CancellationError) -> Response {
    let place = InputWork.nextPlace()
    nonisolated(unsafe) let task = withUnsafeCurrentTask { $0 }
    let result = await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        let isAdded = add(call, at: place, ignoresCancellation) { result in
          if case .failure = result { task?.cancel() }
          continuation.resume(returning: result)
        }
        if isAdded == false { StepTasks.forgetCurrent() }
        if Task.isCancelled { cancel(at: place) }
      }
    } onCancel: {
      cancel(at: place)
    }
    return try result.get()
  }

  /// Calls a completion handler with the response to a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - ignoringCancellation: Whether the call goes on if it's cancelled, and takes a response.
  ///   - completion: A closure that takes the response.
  /// - Returns: A closure that cancels the call.
  @discardableResult
  public func respond(
    to request: Request, ignoringCancellation: Bool = false,
    completion: @escaping (Response) -> Void
  ) -> @Sendable () -> Void {
    respond(to: Call(request: request), ignoringCancellation, completion)
  }

  /// Calls a completion handler with the next element of a sequence, such as a message of a socket, for which the
  /// app doesn't wait.
  ///
  /// - Parameters:
  ///   - sequence: The sequence, by whose description flows know it.
  ///   - completion: A closure that takes the element.
  /// - Returns: A closure that cancels the call.
  @discardableResult
  public func nextElement(
    of sequence: Request, completion: @escaping (Response) -> Void
  ) -> @Sendable () -> Void {
    respond(to: Call(request: sequence, isForElement: true), false, completion)
  }

  private func respond(
    to call: Call<Request>, _ ignoresCancellation: Bool,
    _ completion: @escaping (Response) -> Void
  ) -> @Sendable () -> Void {
    let place = InputWork.nextPlace()
    let event = StepEvent.performed
    nonisolated(unsafe) let completion = completion
    add(call, at: place, ignoresCancellation) { result in
      if case .success(let response) = result { return completion(response) }
      event?.kept.append(completion)
    }
    return { self.cancel(at: place) }
  }

  /// Ends all calls, and cancels their tasks.
  ///
  /// Some later ones end as well, for tasks that wait for each other. The others wait forever, because a loop
  /// that tries again would never end, and don't count as tasks.
  func end() {
    drop()
    waiting.withLock { $0 = nil }
    let ends = dropped.withLock { $0.take() } ?? []
    for end in ends { end(.failure(CancellationError())) }
  }

  /// Lets the calls that wait get no response any more, until they end with the app.
  func drop() {
    let calls = waiting.withLock { waiting in
      defer { waiting = waiting.map { _ in Waiting() } }
      return waiting?.nameCalls() ?? []
    }
    dropped.withLock { $0 = ($0 ?? []) + calls.map { $0.end } }
  }

  /// Adds a call, or ends it if an app that is going away makes it, and returns `false` if it waits forever.
  @discardableResult
  private func add(
    _ call: Call<Request>, at place: Int, _ ignoresCancellation: Bool, _ end: @escaping Waiting.End
  ) -> Bool {
    if StepEvent.performed?.kind == .last { return endLate(end) }
    steps?.checkThread()
    let work = InputWork.current ?? StepEvent.performed?.work
    work?.beginCall(at: place, for: call.request, isForElement: call.isForElement)
    let isAdded = waiting.withLock { waiting in
      waiting?.add(call, at: place, ignoresCancellation: ignoresCancellation) { result in
        work?.endCall(at: place, of: call.request, try? result.get())
        StepEvent.performed?.work = work
        end(result)
      }
      return (waiting == nil) == false
    }
    return isAdded || endLate(end)
  }

  /// Ends a call that an app makes while it's going away, or returns `false` after too many.
  private func endLate(_ end: Waiting.End) -> Bool {
    if lateCount.add(1, ordering: .relaxed).newValue > 64 { return false }
    end(.failure(CancellationError()))
    return true
  }

  private func cancel(at place: Int) {
    waiting.withLock { $0?.cancel(at: place) }?(.failure(CancellationError()))
  }
}
