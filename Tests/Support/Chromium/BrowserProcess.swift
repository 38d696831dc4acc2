import Descriptors
import Foundation
import Synchronization

/// The process of a browser, which takes messages through one pipe and sends them through another.
///
/// The browser ends when its pipe is closed, so it outlives neither this object nor this process;
/// the shell that started it then removes its profile.
final class BrowserProcess {
  /// Runs a browser, whose descriptors 3 and 4 are the pipes, and removes its profile.
  private static let script = """
    profile=$1; shift
    TMPDIR=$profile "$@" "--user-data-dir=$profile" >/dev/null 2>"$profile/messages" &
    exec 3<&- 4>&-
    wait "$!"
    status=$?
    tail -n 5 "$profile/messages" >&2
    printf 'status %s\\n' "$status" >&2
    exec rm -rf "$profile"
    """

  /// A lock that keeps a browser from inheriting the pipes of one that starts at the same time.
  private static let starting = Mutex(())

  private let profile = FileManager.default.temporaryDirectory
    .appending(path: "browser-\(UUID().uuidString)")
  private let grace: Double
  private var input: Descriptor?
  private var output: Descriptor?
  private let messages: Descriptor
  private let group: pid_t
  private var bytes: [UInt8] = []
  private var isClosed = false

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The arguments of the program, except for its profile.
  ///   - grace: The seconds that the program has to end when it's closed.
  init(_ path: String, _ arguments: [String], grace: Double) throws(BrowserError) {
    self.grace = grace
    let command = ["/bin/sh", "-c", Self.script, "sh", profile.path, path] + arguments
    do {
      try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
      (input, output, messages, group) = try Self.starting.withLock { _ in
        let (input, output, messages) = (try OpenPipe(), try OpenPipe(), try OpenPipe())
        let group = try spawn(
          command, [(input.reading, 3), (output.writing, 4), (messages.writing, 2)])
        return (input.writing, output.reading, messages.reading, group)
      }
    } catch {
      try? FileManager.default.removeItem(at: profile)
      throw BrowserError(path, .notStarted("\(error)"))
    }
  }

  deinit { close() }

  /// Writes a message, as far as the browser takes it before a deadline.
  func send(_ message: some Sequence<UInt8>, until deadline: ContinuousClock.Instant) {
    guard let input = input?.number else { return }
    var rest = (Array(message) + [0])[...]
    withoutBrokenPipeSignal(input) {
      while rest.isEmpty == false {
        var request = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
        let ready = poll(&request, 1, ContinuousClock.now.milliseconds(until: deadline))
        if ready < 0, errno == EINTR { continue }
        guard ready > 0 else { return }
        let count = rest.prefix(512).withUnsafeBytes { systemWrite(input, $0) }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Reads a message.
  ///
  /// - Returns: The message, or `nil` if there is none before the deadline.
  func receive(
    until deadline: ContinuousClock.Instant
  ) throws(BrowserError.Reason) -> [UInt8]? {
    guard let output = output?.number else { throw .ended("") }
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: 0) {
        defer { bytes.removeSubrange(...end) }
        return Array(bytes[..<end])
      }
      searched = bytes.count
      var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, ContinuousClock.now.milliseconds(until: deadline))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let more = (try? readBytes(from: output, upTo: 1 << 20)) ?? []
      guard more.isEmpty == false else { throw .ended(close()) }
      bytes += more
    }
  }

  /// Ends the browser, kills it if it doesn't end soon, and removes its profile.
  ///
  /// - Returns: The last lines of its messages.
  @discardableResult
  func close() -> String {
    guard isClosed == false else { return "" }
    isClosed = true
    input = nil
    output = nil
    let deadline = ContinuousClock.now + .seconds(grace)
    var end: pid_t = 0
    while end == 0, ContinuousClock.now < deadline {
      end = waitpid(group, nil, WNOHANG)
      usleep(2000)
    }
    kill(-group, SIGKILL)
    if end == 0 { waitpid(group, nil, 0) }
    _ = fcntl(messages.number, F_SETFL, O_NONBLOCK)
    let text = (try? readToEnd(of: messages.number, waits: false)) ?? []
    try? FileManager.default.removeItem(at: profile)
    return String(decoding: text, as: UTF8.self)
  }
}
