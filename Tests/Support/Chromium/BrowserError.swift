/// The reason why a browser, or a page in it, didn't do what a test asked for.
package struct BrowserError: Error, Hashable, Sendable {
  /// The ways in which a browser fails.
  package enum Reason: Error, Hashable {
    /// The program couldn't be started, for a reason in the words of the system.
    case notStarted(String)
    /// The program ended, or closed its pipe, with the last lines of its messages.
    case ended(String)
    /// There was no answer for this number of seconds.
    case silent(seconds: Double)
    /// A message of the browser isn't JSON.
    case unreadable(String)
    /// The browser refused, for a reason in its own words.
    case refused(String)
    /// The process of the page crashed, or the page was closed.
    case pageGone
    /// A script threw an exception.
    case exception(String)
    /// The page isn't as it should be.
    case unexpected(String)
  }

  /// What the test asked for.
  package let request: String
  /// The way in which the browser failed.
  package let reason: Reason

  /// Creates an error.
  package init(_ request: String, _ reason: Reason) {
    self.request = request
    self.reason = reason
  }
}

extension BrowserError: CustomStringConvertible {
  package var description: String { "\(request): \(message)" }

  private var message: String {
    switch reason {
    case .notStarted(let message): "the browser can't be started (\(message))"
    case .ended(let messages): "the browser ended; its last messages: \(messages)"
    case .silent(let seconds): "no answer in \(seconds) s"
    case .unreadable(let text): "a message isn't JSON: \(text.prefix(200))"
    case .refused(let message): "refused: \(message)"
    case .pageGone: "the page crashed or was closed"
    case .exception(let message): "the script threw: \(message)"
    case .unexpected(let message): message
    }
  }
}
