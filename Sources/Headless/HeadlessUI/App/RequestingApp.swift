/// An app that waits for something, such as a menu that's loaded, a picture, or a moment.
///
/// The caller that runs the app starts the work for a request when the request appears, cancels the
/// work when it disappears, and hands over the response, once. A test or an explorer responds in its
/// place, at any moment and in any order.
///
/// The simplest requests are a function of the app's state. A view model that starts its work itself
/// becomes such an app by the `AdaptedApp` of `ExistingApps`.
public protocol RequestingApp<Action>: HeadlessApp {
  /// The type of the requests; a request that must be made again carries a number.
  associatedtype Request: Hashable & Sendable
  /// The type of the responses, including failures.
  associatedtype Response: Sendable

  /// The requests that the app makes now, without repetitions.
  var requests: [Request] { get }

  /// Takes the response to a request, which ends the request; an app ignores a response to any other.
  mutating func receive(_ response: Response, for request: Request)
}
