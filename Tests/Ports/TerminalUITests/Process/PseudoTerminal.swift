import Descriptors
import Synchronization

final class PseudoTerminal {
  /// A lock that keeps a program from inheriting the terminal of one that starts at the same time.
  private static let starting = Mutex(())

  private(set) var originalSettings: TerminalSettings
  private let path: String
  private var near: Int32 = -1
  private var far: Int32 = -1

  /// Starts a program on a terminal that no other program inherits.
  static func start(
    _ command: [String], environment: [String: String], columns: Int, rows: Int
  ) throws -> (PseudoTerminal, SessionLeader) {
    let variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(environment) { $1 }
    let (terminal, child) = try starting.withLock { _ in
      let terminal = try PseudoTerminal(columns: columns, rows: rows)
      let path = terminal.path
      return (terminal, try SessionLeader(command, environment: variables, terminal: path))
    }
    terminal.closeFar()
    return (terminal, child)
  }

  /// Opens a terminal with one setting that isn't the default.
  private init(columns: Int, rows: Int) throws(SystemError) {
    try check(openpty(&near, &far, nil, nil, nil))
    path = ttyname(far).map { String(cString: $0) } ?? ""
    originalSettings = TerminalSettings(termios())
    try check(fcntl(near, F_SETFD, FD_CLOEXEC))
    try check(fcntl(far, F_SETFD, FD_CLOEXEC))
    try check(fcntl(near, F_SETFL, O_NONBLOCK))
    var settings = termios()
    try check(tcgetattr(far, &settings))
    settings.c_iflag ^= tcflag_t(IXANY)
    try check(tcsetattr(far, TCSANOW, &settings))
    originalSettings = TerminalSettings(settings)
    try resize(columns: columns, rows: rows)
  }

  deinit {
    closeFar()
    hangUp()
  }

  var settings: TerminalSettings {
    get throws(SystemError) {
      var settings = termios()
      try check(tcgetattr(near, &settings))
      return TerminalSettings(settings)
    }
  }

  var foreground: pid_t { tcgetpgrp(near) }

  func resize(columns: Int, rows: Int) throws(SystemError) {
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns),
      ws_xpixel: 0, ws_ypixel: 0)
    try check(ioctl(near, UInt(TIOCSWINSZ), &size))
  }

  func holdOutput() throws(SystemError) {
    let end = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try check(end)
    defer { close(end) }
    try check(tcflow(end, TCOOFF))
  }

  func hangUp() {
    if near >= 0 { close(near) }
    near = -1
  }

  /// Waits for at most some milliseconds, and returns what there is to read, or `nil` at the end.
  func exchange(_ pending: inout [UInt8], for milliseconds: Int32) -> [UInt8]? {
    let events = pending.isEmpty ? POLLIN : POLLIN | POLLOUT
    var request = pollfd(fd: near, events: Int16(events), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return [] }
    let ready = Int32(request.revents)
    if ready & Int32(POLLOUT) > 0 {
      let count = write(near, pending, pending.count)
      pending.removeFirst(max(count, 0))
    }
    guard ready & Int32(POLLIN | POLLHUP | POLLERR | POLLNVAL) > 0 else { return [] }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
      let count = read(near, buffer.baseAddress, buffer.count)
      failure = count < 0 ? errno : count == 0 ? EIO : 0
      filled = max(count, 0)
    }
    return failure == 0 || failure == EAGAIN || failure == EINTR ? bytes : nil
  }

  private func closeFar() {
    if far >= 0 { close(far) }
    far = -1
  }
}

struct TerminalSettings: Hashable {
  private let flags: [tcflag_t]
  private let characters: [UInt8]

  init(_ settings: termios) {
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }
}

private func check(_ result: Int32) throws(SystemError) {
  guard result >= 0 else { throw .last }
}
