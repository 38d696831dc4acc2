import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The window of a WebKit on a display that nobody sees, which takes requests of WebDriver by HTTP.
///
/// Every request has a time limit. The browser ends, and its folder is removed, with this object or this
/// process. It belongs to one test at a time.
package final class WebKit: Window, @unchecked Sendable {
  /// Runs a driver, which starts the browser for a session, until the input ends.
  private static let script = """
    folder=$(mktemp -d) && cd "$folder" && mkfifo display || exit
    Xvfb -displayfd 3 3>display 2>>messages &
    read -r number <display
    DISPLAY=:$number HOME=$folder TMPDIR=$folder XDG_RUNTIME_DIR=$folder \
      WebKitWebDriver "--port=$1" >>messages 2>&1 &
    cat
    trap "" TERM
    kill -TERM -$$
    wait
    exec rm -rf "$folder"
    """

  private let process = Process()
  private let input = Pipe()
  private let port = Int.random(in: 20_000..<30_000)
  private let limit = 60.0
  /// The path of the session that has the window.
  private var session = "/session"
  /// The version of WebKit.
  package private(set) var version = ""

  /// Starts a browser without anything saved.
  package init() throws(BrowserError) {
    if let name = ["WebKitWebDriver", "Xvfb"].first(where: { executable($0) == nil }) {
      throw BrowserError("no \(name) is installed")
    }
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", Self.script, "sh", "\(port)"]
    process.standardInput = input
    do { try process.run() } catch { throw BrowserError("\(error)") }
    let deadline = ContinuousClock.now + .seconds(limit)
    var answer: [String: Any]?
    while answer == nil {
      do throws(BrowserError) {
        answer = try call("", ["capabilities": [:]]) as? [String: Any]
      } catch {
        guard process.isRunning, ContinuousClock.now < deadline else { throw error }
        usleep(20_000)
      }
    }
    session += "/\(answer?["sessionId"] ?? "")"
    version = "\((answer?["capabilities"] as? [String: Any])?["browserVersion"] ?? "")"
  }

  deinit { try? input.fileHandleForWriting.close() }

  /// Whether the process that runs a page is gone, or the browser.
  package var hasEnded: Bool { (try? evaluate("1")) == nil }

  package func evaluate(_ expression: String) throws(BrowserError) -> String {
    "\(try call("/execute/sync", ["script": "return String(\(expression))", "args": []]))"
  }

  package func open(_ address: String) throws(BrowserError) { try call("/url", ["url": address]) }

  package func click(x: Double, y: Double) throws(BrowserError) {
    let move: [String: Any] = ["type": "pointerMove", "x": Int(x), "y": Int(y)]
    let steps = [move] + ["pointerDown", "pointerUp"].map { ["type": $0, "button": 0] }
    try call("/actions", ["actions": [["type": "pointer", "id": "mouse", "actions": steps]]])
  }

  /// Sends a command to the session, and returns the value in its answer.
  @discardableResult
  private func call(_ command: String, _ parameters: [String: Any]) throws(BrowserError) -> Any {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(session)\(command)") else { return "" }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = try? JSONSerialization.data(withJSONObject: parameters)
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result: (data: Data?, error: (any Error)?)
    URLSession.shared.dataTask(with: request) { data, _, error in
      result = (data, error)
      done.signal()
    }.resume()
    guard done.wait(timeout: .now() + limit) == .success else {
      throw BrowserError("WebDriver\(command): no answer in \(limit) s")
    }
    let answer = try? JSONSerialization.jsonObject(with: result.data ?? Data())
    guard let value = (answer as? [String: Any])?["value"],
      (value as? [String: Any])?["error"] == nil
    else { throw BrowserError("WebDriver\(command): \(answer ?? result.error ?? "no answer")") }
    return value
  }
}
