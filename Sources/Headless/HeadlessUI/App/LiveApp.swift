#if hasFeature(Embedded)
#else
  import Observation
  import Synchronization

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
  /// An observer of ``screen`` is notified when a response has come. The app takes it in
  /// ``takeResponses()``, so that one caller at a time uses the app.
  public final class LiveApp<App: RequestingApp>: HeadlessApp {
    private typealias Work = (number: Int, reply: Reply<App.Response>, task: Task<Void, Never>)

    /// The app.
    public private(set) var app: App
    private let work: @Sendable @concurrent (App.Request) async -> App.Response
    private var running: [App.Request: Work] = [:]
    private var lastNumber = 0
    private let arrivals = Arrivals()

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
      arrivals.watch()
      var screen = app.screen
      screen.events += app.requests.map { ExternalEvent("\($0)", nil, nil, nil) }
      return screen
    }

    /// Performs an action of the app, and starts or cancels the work that this leads to.
    public func perform(_ action: App.Action) {
      app.perform(action)
      followRequests()
    }

    /// Lets an event happen that a wrapper has added, and starts or cancels the work that this leads to.
    public func perform(event value: EventValue) -> Bool {
      defer { followRequests() }
      return app.perform(event: value)
    }

    /// Hands the app the responses that have come, and returns the numbers of those for which work is
    /// under way.
    @discardableResult
    public func takeResponses() -> Set<Int> { takeResponses { _, _, take in take() } }

    package func takeResponses(
      _ take: (App.Request, App.Response, _ take: () -> Void) -> Void
    ) -> Set<Int> {
      followRequests()
      while let (request, response) = nextResponse {
        running[request] = nil
        take(request, response) { app.receive(response, for: request) }
        followRequests()
      }
      return Set(running.values.map { $0.number })
    }

    private var nextResponse: (App.Request, App.Response)? {
      app.requests.lazy.compactMap { [running] request in
        running[request]?.reply.response.withLock { $0 }.map { (request, $0) }
      }
      .first
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
          arrivals.announce()
        }
        lastNumber += 1
        running[request] = (lastNumber, reply, task)
      }
    }
  }

  /// An app that takes the responses to its own requests one by one, as a recorder needs it.
  package protocol RespondingApp {
    associatedtype App: RequestingApp

    /// The app that makes the requests.
    var app: App { get }

    /// Does the same as ``AppPort/takeResponses()``, with a closure that's called for each request with
    /// the response and with a closure that hands it over.
    func takeResponses(_ take: (App.Request, App.Response, _ take: () -> Void) -> Void) -> Set<Int>
  }

  extension LiveApp: RespondingApp {}

  /// A response, or `nil` until it has come.
  private final class Reply<Response: Sendable>: Sendable {
    let response = Mutex<Response?>(nil)
  }

  /// The arrivals of responses, for observers.
  private final class Arrivals: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var next: Void { () }

    /// Registers an observer for the next arrival.
    func watch() { registrar.access(self, keyPath: \.next) }

    func announce() { registrar.withMutation(of: self, keyPath: \.next) {} }
  }
#endif
