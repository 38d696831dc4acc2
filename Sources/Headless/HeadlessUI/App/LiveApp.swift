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
  /// An observer of ``screen`` is notified when a response has come. The next reading of the screen
  /// hands the response to the app, so that one caller at a time uses it.
  public final class LiveApp<App: RequestingApp>: HeadlessApp {
    /// The app.
    public private(set) var app: App
    private let work: @Sendable @concurrent (App.Request) async -> App.Response
    private var running: [App.Request: Work<App.Response>] = [:]

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
    }

    deinit {
      for work in running.values { work.cancel() }
    }

    /// The screen of the app, once it has taken the responses that have come.
    public var screen: Screen<App.Action> {
      while let (request, response) = nextAnswer {
        running[request] = nil
        app.receive(response, for: request)
      }
      return app.screen
    }

    /// Performs an action of the app, and starts or cancels the work that this leads to.
    public func perform(_ action: App.Action) {
      app.perform(action)
      followRequests()
    }

    private var nextAnswer: (App.Request, App.Response)? {
      followRequests()
      for request in app.requests {
        if let response = running[request]?.response { return (request, response) }
      }
      return nil
    }

    private func followRequests() {
      let requests = Set(app.requests)
      for (request, work) in running where requests.contains(request) == false {
        work.cancel()
        running[request] = nil
      }
      for request in requests where running[request] == nil {
        running[request] = Work { [work] in await work(request) }
      }
    }
  }

  /// An app that responds to its requests by itself, so that a port can wait for the responses.
  package protocol SelfRespondingApp {
    /// The requests that the app makes now.
    var awaited: Set<AnyHashable> { get }
  }

  extension LiveApp: SelfRespondingApp {
    package var awaited: Set<AnyHashable> { Set(app.requests) }
  }

  /// A task, and the response that it leaves.
  private final class Work<Response: Sendable>: Observable, Sendable {
    private let stored = Mutex<Response?>(nil)
    private let task = Mutex<Task<Void, Never>?>(nil)
    private let registrar = ObservationRegistrar()

    init(_ body: @escaping @Sendable @concurrent () async -> Response) {
      task.withLock { task in
        task = Task { [weak self] in
          let response = await body()
          self?.finish(response)
        }
      }
    }

    /// The response, or `nil` if it hasn't come yet.
    var response: Response? {
      registrar.access(self, keyPath: \.response)
      return stored.withLock { $0 }
    }

    func cancel() { task.withLock { $0?.cancel() } }

    private func finish(_ response: Response) {
      stored.withLock { $0 = response }
      registrar.withMutation(of: self, keyPath: \.response) {}
    }
  }
#endif
