import HeadlessUI

/// A request of an app that waits for a response.
///
/// Its description, which is its name in flows, is that of the request, such as `menu`. A call that the app
/// has cancelled is a `cancelled menu`, and a second one that's alike is `menu 2`.
public struct Call<Request: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  /// The request.
  public let request: Request
  /// Whether the app has cancelled the request, and still takes a response.
  var isCancelled = false
  /// Whether the request is for the next element of a sequence.
  package var isForElement = false
  /// The smallest number from 1 that wasn't taken by a call that's alike when this one began to wait.
  package var number = 0

  /// Returns a call that's alike, with a number.
  func numbered(_ number: Int) -> Call {
    var call = self
    call.number = number
    return call
  }

  /// The name of the call in flows.
  public var description: String {
    (isCancelled ? "cancelled " : "") + "\(request)" + (number > 1 ? " \(number)" : "")
  }
}

extension Call: SequenceRequest {}
