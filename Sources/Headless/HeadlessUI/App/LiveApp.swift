#if hasFeature(Embedded)
#else
  internal import ObservedValues
  package import Synchronization

  /// An app whose requests are answered by real work, for a port to show.
  ///
  /// The work for a request starts when the app makes the request, and is cancelled when the app
  /// withdraws it. A response to a request that was withdrawn is dropped, even if the app has made the
  /// same request again.
  ///
  /// ```swift
  /// try TerminalPort(LiveApp(library) { request in await shelf.response(to: request) }).run()
  /// ```
  ///
  /// An observer of ``screen`` is notified when a response has come. The response is then an event of the
  /// screen that's due, and the app gets it by ``AppPort/updatedScreen()``, so that one caller at a time
  /// uses the app.
  public final class LiveApp<App: RequestingApp>: AppWrapper {
    private typealias Work = (number: Int, reply: Reply<App.Response>, task: Task<Void, Never>)

    /// The app.
    public var app: App { didSet { followRequests() } }
    private let work: @Sendable @concurrent (App.Request) async -> App.Response
    private var running: [App.Request: Work] = [:]
    private var lastNumber = 0
    /// The number of responses that have come, for observers.
    private let arrivals = ObservedValue(0)

    /// Creates an app whose requests are answered by a closure.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - work: A closure that returns the response to a request, and that can stop early once its
    ///     task is cancelled.
    public init(
      _ app: App, work: @escaping @Sendable @concurrent (App.Request) async -> App.Response
    ) {
      self.app = app
      self.work = work
      followRequests()
    }

    deinit {
      for work in running.values { work.task.cancel() }
    }

    /// The screen of the app, with an event for each response that the app waits for, named after its
    /// request.
    ///
    /// Its observers are notified when a response has come.
    public var screen: Screen<App.Action> {
      _ = arrivals.value
      followRequests()
      var screen = app.screen
      screen.events += app.namedRequests.compactMap { name, request in
        running[request].map { work in
          let isDone = work.reply.response.withLock { ($0 == nil) == false }
          return ExternalEvent(name, work: work.number, isDue: isDone)
        }
      }
      return screen
    }

    /// Hands over the response to the request with the name of an event if it has come, or passes on
    /// anything else, and starts or cancels the work that this leads to.
    @discardableResult
    public func take(_ input: Input<App.Action>) -> Bool {
      guard case .event(let name) = input,
        let request = app.namedRequests.first(where: { $0.name == name })?.request,
        let response = running[request]?.reply.response.withLock({ $0 })
      else { return app.take(input) }
      running[request] = nil
      ResponseWatch.current?.received.withLock { $0 = (response, name, request) }
      app.receive(response, for: request)
      return true
    }

    private func followRequests() {
      let requests = Set(app.requests)
      for (request, work) in running where requests.contains(request) == false {
        work.task.cancel()
        running[request] = nil
      }
      for request in requests where running[request] == nil {
        let reply = Reply<App.Response>()
        let task = Task { [work, arrivals] in
          let response = await work(request)
          reply.response.withLock { $0 = response }
          arrivals.update { $0 += 1 }
        }
        lastNumber += 1
        running[request] = (lastNumber, reply, task)
      }
    }
  }

  extension RequestingApp {
    /// The requests by their names, which are their descriptions; a second one that's alike is `menu 2`.
    package var namedRequests: [(name: String, request: Request)] {
      var counts: [String: Int] = [:]
      return requests.map { request in
        let name = "\(request)"
        let number = counts[name, default: 0] + 1
        counts[name] = number
        return (number == 1 ? name : "\(name) \(number)", request)
      }
    }
  }

  /// Tells a recorder which responses come while an app takes an input, however it's wrapped.
  package final class ResponseWatch: Sendable {
    @TaskLocal package static var current: ResponseWatch?

    /// The last response that has come, the name of its request, and the request.
    package let received = Mutex<(any Sendable, name: String, request: any Sendable)?>(nil)

    package init() {}
  }

  /// A response, or `nil` until it has come.
  private final class Reply<Response: Sendable>: Sendable {
    let response = Mutex<Response?>(nil)
  }
#endif
