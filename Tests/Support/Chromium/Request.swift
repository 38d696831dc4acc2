import Foundation

/// A request to a browser.
package struct Request: Sendable {
  let method: String
  let parameters: [String: JSONValue]

  /// Creates a request.
  package init(_ method: String, _ parameters: [String: JSONValue] = [:]) {
    self.method = method
    self.parameters = parameters
  }

  /// Returns the message that states the request.
  func message(number: Int, session: String?) -> Data {
    var members: [String: JSONValue] = [
      "id": .number(Double(number)), "method": .string(method), "params": .object(parameters),
    ]
    if let session { members["sessionId"] = .string(session) }
    return (try? JSONEncoder().encode(members)) ?? Data()
  }
}

/// Something that a browser reports by itself.
package struct BrowserEvent: Hashable, Sendable {
  /// The name of the event.
  package let name: String
  /// The session of the page that it belongs to, or `nil` if it belongs to none.
  package let session: String?
  /// What the browser says about it.
  package let parameters: JSONValue

  init(_ message: JSONValue) {
    name = message["method"].string ?? ""
    session = message["sessionId"].string
    parameters = message["params"]
  }
}
