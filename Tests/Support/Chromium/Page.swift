import Descriptors

/// A page in a tab of a browser, with storage that only tabs opened from it have in common with it.
package final class Page: Sendable {
  package let browser: Browser
  package let session: String
  private let target: String
  private let context: String
  private let ownsContext: Bool

  /// Opens an empty tab with a storage of its own.
  package convenience init(in browser: Browser) throws(BrowserError) {
    let context = try browser.send("Target.createBrowserContext")
    try self.init(browser, context: context["browserContextId"].string ?? "", ownsContext: true)
  }

  private init(_ browser: Browser, context: String, ownsContext: Bool) throws(BrowserError) {
    self.browser = browser
    self.context = context
    self.ownsContext = ownsContext
    target =
      try browser.send(
        "Target.createTarget", ["url": "about:blank", "browserContextId": .string(context)])[
        "targetId"
      ].string ?? ""
    session =
      try browser.send(
        "Target.attachToTarget", ["targetId": .string(target), "flatten": true])["sessionId"].string
      ?? ""
    try browser.send(
      [
        Request("Page.enable"), Request("Runtime.enable"), Request("Inspector.enable"),
        Request("Log.enable"), Request("Emulation.setFocusEmulationEnabled", ["enabled": true]),
      ], to: session)
  }

  deinit { close() }

  /// Opens an empty tab with the same storage.
  package func anotherTab() throws(BrowserError) -> Page {
    try Page(browser, context: context, ownsContext: false)
  }

  /// Closes the tab and, if it has a storage of its own, all tabs that use it.
  package func close() {
    let request =
      ownsContext
      ? Request("Target.disposeBrowserContext", ["browserContextId": .string(context)])
      : Request("Target.closeTarget", ["targetId": .string(target)])
    _ = try? browser.send([request])
  }

  /// Sends a request about this page, and returns its answer.
  @discardableResult
  package func send(
    _ method: String, _ parameters: [String: JSONValue] = [:]
  ) throws(BrowserError) -> JSONValue {
    try browser.send(method, parameters, to: session)
  }

  /// Returns the events that have arrived, and forgets them.
  package func takeEvents() -> [BrowserEvent] {
    browser.takeEvents(of: session)
  }

  /// Loads a document, and waits until it's loaded.
  package func open(_ address: String) throws(BrowserError) {
    try load("Page.navigate", ["url": .string(address)])
  }

  /// Loads the document anew, and waits until it's loaded.
  package func reload() throws(BrowserError) {
    try load("Page.reload", [:])
  }

  private func load(_ method: String, _ parameters: [String: JSONValue]) throws(BrowserError) {
    try evaluate("globalThis.isBeforeLoading = true")
    let answer = try send(method, parameters)
    if let text = answer["errorText"].string { throw BrowserError(method, .refused(text)) }
    let deadline = ContinuousClock.now + .seconds(browser.limit)
    let isLoaded = "globalThis.isBeforeLoading === undefined && document.readyState === 'complete'"
    while ContinuousClock.now < deadline {
      do throws(BrowserError) {
        if try evaluate(isLoaded) == true { return }
      } catch {
        guard case .refused = error.reason else { throw error }
      }
      usleep(5000)
    }
    throw BrowserError(method, .silent(seconds: browser.limit))
  }

  /// Returns the value of an expression of JavaScript, or of its promise.
  @discardableResult
  package func evaluate(_ expression: String) throws(BrowserError) -> JSONValue {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": .string(expression), "returnByValue": true, "awaitPromise": true])
    let details = answer["exceptionDetails"]
    guard details == .null else {
      let message = details["exception"]["description"].string ?? details["text"].string
      throw BrowserError("evaluating \(expression.prefix(60))", .exception(message ?? "\(details)"))
    }
    return answer["result"]["value"]
  }

  /// Waits until an expression of JavaScript is true.
  package func wait(
    until expression: String, seconds: Double = 5
  ) throws(BrowserError) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    repeat {
      if try evaluate("Boolean(\(expression))").bool == true { return }
      usleep(5000)
    } while ContinuousClock.now < deadline
    throw BrowserError("waiting until \(expression)", .silent(seconds: seconds))
  }
}
