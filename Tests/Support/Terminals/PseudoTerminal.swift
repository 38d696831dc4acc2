package import DescriptorIO
import Synchronization
import TextRendering

package final class PseudoTerminal {
  /// A lock that keeps a program from inheriting the terminal of one that starts at the same time.
  private static let starting = Mutex(())

  let originalSettings: [UInt8]
  private let path: String
  /// The end of the test, until it hangs up.
  private var near: Descriptor?
  /// The end of the program, until that has opened it.
  private var far: Descriptor?

  /// Starts a program on a terminal that no other program inherits.
  static func start(
    _ command: [String], environment: [String: String], size: Viewport
  ) throws -> (PseudoTerminal, SessionLeader) {
    let variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(environment) { $1 }
    let (terminal, child) = try starting.withLock { _ in
      let terminal = try PseudoTerminal(size)
      let path = terminal.path
      return (terminal, try SessionLeader(command, environment: variables, terminal: path))
    }
    terminal.far = nil
    return (terminal, child)
  }

  /// Opens a terminal with one setting that isn't the default.
  private init(_ size: Viewport) throws(SystemError) {
    var ends: (near: Int32, far: Int32) = (-1, -1)
    try check(openpty(&ends.near, &ends.far, nil, nil, nil))
    near = try Descriptor(ends.near)
    far = try Descriptor(ends.far)
    path = ttyname(ends.far).map { String(cString: $0) } ?? ""
    var settings = termios()
    try check(tcgetattr(ends.far, &settings))
    settings.c_iflag ^= tcflag_t(IXANY)
    originalSettings = withUnsafeBytes(of: settings) { Array($0) }
    for end in [ends.near, ends.far] { try check(fcntl(end, F_SETFD, FD_CLOEXEC)) }
    try check(fcntl(ends.near, F_SETFL, O_NONBLOCK))
    try check(tcsetattr(ends.far, TCSANOW, &settings))
    try resize(to: size)
  }

  private var number: Int32 { near?.number ?? -1 }

  var settings: [UInt8] {
    var settings = termios()
    tcgetattr(number, &settings)
    return withUnsafeBytes(of: settings) { Array($0) }
  }

  package var foreground: pid_t { tcgetpgrp(number) }

  func resize(to size: Viewport) throws(SystemError) {
    var window = winsize()
    window.ws_row = UInt16(clamping: size.rows)
    window.ws_col = UInt16(clamping: size.columns)
    try check(ioctl(number, UInt(TIOCSWINSZ), &window))
  }

  package func holdOutput() throws(SystemError) {
    let end = try Descriptor(open(path, O_RDWR | O_NOCTTY | O_CLOEXEC))
    try check(tcflow(end.number, TCOOFF))
  }

  func hangUp() { near = nil }

  /// Waits for at most some milliseconds, and returns what there is to read, or `nil` at the end.
  func exchange(_ pending: inout [UInt8], for milliseconds: Int32) -> [UInt8]? {
    let events = pending.isEmpty ? POLLIN : POLLIN | POLLOUT
    guard waitUntilReady(number, for: events, milliseconds: milliseconds) else { return [] }
    pending.removeFirst(max(write(number, pending, pending.count), 0))
    guard waitUntilReady(number, for: POLLIN, milliseconds: 0) else { return [] }
    let bytes = try? readBytes(from: number)
    return bytes?.isEmpty == true ? nil : bytes
  }
}

private func check(_ result: Int32) throws(SystemError) {
  guard result >= 0 else { throw .last }
}
