public import HeadlessUI

/// A named response that a test or an explorer can give to a request.
public struct Stub<Response: Hashable & Sendable>: Hashable, Sendable {
  /// The name of the response in flows, such as "offline".
  public let name: String
  /// The response.
  public let response: Response

  /// Creates a response with a name.
  public init(_ name: String, _ response: Response) {
    self.name = name
    self.response = response
  }
}

/// An app whose requests are answered by the driver or the explorer of the app.
///
/// Each response to a request of the app is an external event of its screen. The name of the event is
/// the description of the request, such as `menu` for a case of that name.
public struct StubbedApp<App: RequestingApp>: HeadlessApp {
  /// The value of an event with which a response comes.
  public struct StubbedResponse: Hashable, Sendable {
    /// The request.
    public let request: App.Request
    /// The response, and its name.
    public let stub: Stub<App.Response>

    var event: ExternalEvent<App.Action> {
      ExternalEvent("\(request)", response: stub.name, value: EventValue(self))
    }
  }

  /// The app.
  public private(set) var app: App
  let stubs: @Sendable (App.Request) -> [Stub<App.Response>]

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
    for request in app.requests {
      screen.events += stubs(request).map { StubbedResponse(request: request, stub: $0).event }
    }
    return screen
  }

  /// Performs an action of the app.
  public mutating func perform(_ action: App.Action) { app.perform(action) }

  /// Hands over a response, or passes on another event.
  public mutating func perform(event value: EventValue) -> Bool {
    guard let answer = value.base as? StubbedResponse else { return app.perform(event: value) }
    app.receive(answer.stub.response, for: answer.request)
    return true
  }
}

extension StubbedApp: RestorableApp where App: RestorableApp {
  /// The state of the app.
  public var state: App.State { app.state }

  /// Goes back to a state of the app, with the requests that it makes then.
  public mutating func restore(_ state: App.State) throws(RestoringError) {
    try app.restore(state)
  }
}
