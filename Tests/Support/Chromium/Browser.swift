import Foundation
import Synchronization

/// A Chromium without a window, driven through its debugging pipe.
///
/// Every request has a time limit, so neither a browser that crashes nor one that hangs keeps a test
/// waiting. The browser ends, and its profile is removed, when it's closed or deallocated.
package final class Browser: Sendable {
  private struct State: ~Copyable {
    var process: BrowserProcess
    var count = 0
    var answers: [Int: JSONValue] = [:]
    var events: [BrowserEvent] = []
    var gone: Set<String> = []
  }

  private let state: Mutex<State>
  /// The seconds after which a request fails.
  package let limit: Double
  /// The name and the version of the browser.
  package let version: String

  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
  ]

  /// The path in the variable `CHROMIUM`, or else of a Chromium in `PATH`, or `nil` if there is none.
  package static var installed: String? {
    let variables = ProcessInfo.processInfo.environment
    if let path = variables["CHROMIUM"] { return path.isEmpty ? nil : path }
    let folders = (variables["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts a browser with a new profile.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - limit: The seconds after which a request fails.
  package init(_ path: String, limit: Double = 15) throws(BrowserError) {
    let flags = [
      "--headless", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--mute-audio",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-extensions", "--disable-dev-shm-usage", "--disable-breakpad",
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding", "--force-color-profile=srgb", "--js-flags=--expose-gc",
      "--disable-features=BackForwardCache,ProactivelySwapBrowsingInstance,RenderDocument",
    ]
    let root = geteuid() == 0 ? ["--no-sandbox"] : []
    let process = try BrowserProcess(
      path, flags + root + ["about:blank"], grace: min(limit, 5))
    self.limit = limit
    var first = State(process: process)
    let answer = try Self.answer(
      [Request("Browser.getVersion")], in: &first, session: nil, limit: limit)
    version = answer[0]["product"].string ?? "unknown"
    state = Mutex(first)
  }

  /// Sends requests at once, and returns their answers in order.
  ///
  /// - Parameters:
  ///   - requests: The requests, none of which needs an answer to another.
  ///   - session: The session of a page, or `nil` for the browser as a whole.
  ///   - limit: The seconds after which the requests fail, or `nil` for those of the browser.
  @discardableResult
  package func send(
    _ requests: [Request], to session: String? = nil, limit: Double? = nil
  ) throws(BrowserError) -> [JSONValue] {
    let limit = limit ?? self.limit
    return try state.withLock { state throws(BrowserError) in
      try Self.answer(requests, in: &state, session: session, limit: limit)
    }
  }

  /// Sends a request, and returns its answer.
  @discardableResult
  package func send(
    _ method: String, _ parameters: [String: JSONValue] = [:], to session: String? = nil,
    limit: Double? = nil
  ) throws(BrowserError) -> JSONValue {
    try send([Request(method, parameters)], to: session, limit: limit)[0]
  }

  /// Returns the events of a session that have arrived, and forgets them.
  package func takeEvents(of session: String) -> [BrowserEvent] {
    state.withLock { state in
      defer { state.events.removeAll { $0.session == session } }
      return state.events.filter { $0.session == session }
    }
  }

  /// Ends the browser, and removes its profile.
  package func close() {
    _ = state.withLock { $0.process.close() }
  }

  private static func answer(
    _ requests: [Request], in state: inout State, session: String?, limit: Double
  ) throws(BrowserError) -> [JSONValue] {
    let deadline = ContinuousClock.now + .seconds(limit)
    let first = state.count + 1
    for request in requests {
      state.count += 1
      let message = request.message(number: state.count, session: session)
      state.process.send(message, until: deadline)
    }
    var answers: [JSONValue] = []
    for (number, request) in zip(first..., requests) {
      while state.answers[number] == nil {
        try receive(
          for: request.method, in: &state, session: session, until: deadline, limit: limit)
      }
      let answer = state.answers.removeValue(forKey: number) ?? .null
      if let message = answer["error"]["message"].string {
        throw BrowserError(request.method, .refused(message))
      }
      answers.append(answer["result"])
    }
    return answers
  }

  /// Receives a message, and files it as an answer or an event.
  private static func receive(
    for request: String, in state: inout State, session: String?,
    until deadline: ContinuousClock.Instant, limit: Double
  ) throws(BrowserError) {
    do throws(BrowserError.Reason) {
      if let session, state.gone.contains(session) { throw .pageGone }
      guard let bytes = try state.process.receive(until: deadline) else {
        throw .silent(seconds: limit)
      }
      try file(bytes, in: &state)
    } catch {
      throw BrowserError(request, error)
    }
  }

  private static func file(_ bytes: [UInt8], in state: inout State) throws(BrowserError.Reason) {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      throw .unreadable(String(decoding: bytes, as: UTF8.self))
    }
    if let number = message["id"].number {
      state.answers[Int(number)] = message
      return
    }
    let event = BrowserEvent(message)
    let session = event.parameters["sessionId"].string
    if event.name == "Inspector.targetCrashed" { state.gone.insert(event.session ?? "") }
    if event.name == "Target.detachedFromTarget", let session { state.gone.insert(session) }
    state.events.append(event)
  }
}
