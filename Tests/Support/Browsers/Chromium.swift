import DescriptorIO
import Foundation

/// A Chromium without a window, which takes requests of its DevTools protocol through a pipe.
///
/// Every request has a time limit, so neither a browser that crashes nor one that hangs keeps a test
/// waiting. The browser ends, and its profile is removed, with this object or this process. It belongs
/// to one test at a time.
package final class Chromium: @unchecked Sendable {
  /// Runs a browser, whose descriptors 3 and 4 are the pipes, and removes its profile then.
  private static let script = """
    profile=$(mktemp -d) || exit
    TMPDIR=$profile "$@" "--user-data-dir=$profile" \
      3<&0 4>&1 </dev/null >/dev/null 2>"$profile/messages" || tail -n 5 "$profile/messages" >&2
    exec rm -rf "$profile"
    """

  private static let flags = [
    "--headless", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--mute-audio",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-extensions", "--disable-dev-shm-usage", "--disable-breakpad",
    "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding", "--force-color-profile=srgb",
    "--disable-features=BackForwardCache",
  ]

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let limit = 60.0
  private var bytes: [UInt8] = []
  private var count = 0

  /// The path in the variable `CHROMIUM`, or else of a Chromium in `PATH`, or `nil` if there is none.
  package static var installed: String? {
    let variables = ProcessInfo.processInfo.environment
    if let path = variables["CHROMIUM"] { return path.isEmpty ? nil : path }
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return names.lazy.compactMap(executable).first
  }

  /// Starts a browser with a new profile.
  package init(_ path: String) throws {
    let root = geteuid() == 0 ? ["--no-sandbox"] : []
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", Self.script, "sh", path] + Self.flags + root
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit { try? input.fileHandleForWriting.close() }

  /// Sends a request about a tab with a session or the browser as a whole, and returns the result in its
  /// answer.
  @discardableResult
  package func call(
    _ method: String, _ parameters: [String: Any] = [:], in session: String? = nil
  ) throws(BrowserError) -> [String: Any] {
    count += 1
    var request: [String: Any] = ["id": count, "method": method, "params": parameters]
    request["sessionId"] = session
    let data = (try? JSONSerialization.data(withJSONObject: request)) ?? Data()
    let descriptor = input.fileHandleForWriting.fileDescriptor
    withoutBrokenPipeSignal(descriptor) { try? writeAll(data + [0], to: descriptor) }
    let deadline = ContinuousClock.now + .seconds(limit)
    while true {
      let answer = try message(for: method, until: deadline)
      guard answer["id"] as? Int == count else { continue }
      if let error = answer["error"] as? [String: Any] {
        throw BrowserError("\(method): \(error["message"] ?? "refused")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Returns the next answer or event, or nothing for one that isn't written as JSON.
  private func message(
    for method: String, until deadline: ContinuousClock.Instant
  ) throws(BrowserError) -> [String: Any] {
    let descriptor = output.fileHandleForReading.fileDescriptor
    while true {
      if let end = bytes.firstIndex(of: 0) {
        defer { bytes.removeSubrange(...end) }
        let message = try? JSONSerialization.jsonObject(with: Data(bytes[..<end]))
        return message as? [String: Any] ?? [:]
      }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, ContinuousClock.now.milliseconds(until: deadline))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { throw BrowserError("\(method): no answer in \(limit) s") }
      let more = (try? readBytes(from: descriptor, upTo: 1 << 20)) ?? []
      guard more.isEmpty == false else { throw BrowserError("\(method): the browser ended") }
      bytes += more
    }
  }
}
