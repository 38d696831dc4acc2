#if hasFeature(Embedded)
#else
  /// A named response that a test or an explorer can give to a request.
  public struct Stub<Response: Sendable>: Sendable {
    package let name: String
    package let response: Response

    /// Creates a response with its name in flows, such as "offline".
    public init(_ name: String, _ response: Response) {
      self.name = name
      self.response = response
    }
  }

  /// An app whose requests are answered by the driver or the explorer of the app.
  ///
  /// Each response to a request of the app is an external event of its screen. The name of the event is
  /// the description of the request, such as `menu` for a case of that name, and `menu 2` for a second one
  /// that's alike.
  ///
  /// A response that no stub has can come by its own text, as a `RecordedApp` writes it, if the type of the
  /// responses is a `LosslessStringConvertible`, such as `String`.
  public struct StubbedApp<App: RequestingApp>: AppWrapper {
    /// The app.
    public var app: App
    let stubs: @Sendable (App.Request) -> [Stub<App.Response>]
    /// The requests that the app has made, by their names: a response can come late.
    private var asked: [String: App.Request] = [:]

    /// Creates an app with a closure for the responses.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - stubs: A closure that returns the responses that can come to a request.
    public init(_ app: App, stubs: @escaping @Sendable (App.Request) -> [Stub<App.Response>]) {
      self.app = app
      self.stubs = stubs
    }

    /// The screen of the app, with the responses that can come now.
    public var screen: Screen<App.Action> {
      var screen = app.screen
      for (name, request) in app.namedRequests {
        let isForElement = (request as? any SequenceRequest)?.isForElement == true
        screen.events += stubs(request).map {
          ExternalEvent(name, response: $0.name, work: nil, isAwaited: isForElement == false)
        }
      }
      return screen
    }

    /// Hands over a response to a request with its name, even to one that the app doesn't make any more, or
    /// passes on anything else.
    @discardableResult
    public mutating func take(_ input: Input<App.Action>) -> Bool {
      noteRequests()
      guard case .response(let name, let requestName) = input, let request = asked[requestName],
        let response = stubs(request).first(where: { $0.name == name })?.response ?? read(name)
      else { return app.take(input) }
      app.receive(response, for: request)
      return true
    }

    private mutating func noteRequests() {
      for (name, request) in app.namedRequests { asked[name] = request }
    }

    private func read(_ text: String) -> App.Response? {
      (App.Response.self as? any LosslessStringConvertible.Type)?.init(text) as? App.Response
    }
  }

  /// A request that may be for the next element of a sequence, for which no app waits.
  package protocol SequenceRequest {
    var isForElement: Bool { get }
  }

  /// An app with names for responses.
  package protocol ResponseNaming {
    /// Returns the name of a response to a request, or `nil` if it has none.
    func name(of response: any Sendable, to request: any Sendable) -> String?
  }

  extension StubbedApp: ResponseNaming {
    /// A stub is known by its response if that can be compared, or else by the text of it.
    package func name(of response: any Sendable, to request: any Sendable) -> String? {
      func equals<Value: Equatable>(_ value: Value) -> Bool { value == response as? Value }
      let stubs = (request as? App.Request).map(stubs) ?? []
      let equal = stubs.first { ($0.response as? any Equatable).map { equals($0) } == true }
      return (equal ?? stubs.first { "\($0.response)" == "\(response)" })?.name
    }
  }

  extension StubbedApp: RestorableApp where App: RestorableApp {
    /// The state of the app.
    public var state: App.State { app.state }

    /// Goes back to a state of the app, with the requests that it makes then.
    public mutating func restore(_ state: App.State) throws(RestoringError) {
      try app.restore(state)
      noteRequests()
    }
  }
#endif
