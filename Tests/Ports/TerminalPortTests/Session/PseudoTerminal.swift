import SystemCalls

/// The side of a pseudo-terminal that a terminal emulator has.
final class PseudoTerminal {
  /// The path of the side that programs have.
  let path: String
  /// The settings of the terminal before a program has it.
  let originalSettings: TerminalSettings
  private var near: Int32 = -1
  private var far: Int32 = -1

  /// Opens a terminal with a size, and with one setting that isn't the default.
  init(_ size: TerminalSize) throws(SystemFailure) {
    try SystemFailure.check("openpty", openpty(&near, &far, nil, nil, nil))
    path = ttyname(far).map { String(cString: $0) } ?? ""
    try SystemFailure.check("fcntl", fcntl(near, F_SETFD, FD_CLOEXEC))
    try SystemFailure.check("fcntl", fcntl(far, F_SETFD, FD_CLOEXEC))
    try SystemFailure.check("fcntl", fcntl(near, F_SETFL, O_NONBLOCK))
    var settings = termios()
    try SystemFailure.check("tcgetattr", tcgetattr(far, &settings))
    settings.c_iflag ^= tcflag_t(IXANY)
    try SystemFailure.check("tcsetattr", tcsetattr(far, TCSANOW, &settings))
    originalSettings = TerminalSettings(settings)
    try resize(to: size)
  }

  deinit {
    closeFar()
    hangUp()
  }

  /// The current settings of the terminal.
  var settings: TerminalSettings {
    get throws(SystemFailure) {
      var settings = termios()
      try SystemFailure.check("tcgetattr", tcgetattr(near, &settings))
      return TerminalSettings(settings)
    }
  }

  /// The foreground process group.
  var foreground: pid_t { tcgetpgrp(near) }

  /// Changes the size, and notifies the programs.
  func resize(to size: TerminalSize) throws(SystemFailure) {
    var size = winsize(
      ws_row: UInt16(clamping: size.rows), ws_col: UInt16(clamping: size.columns),
      ws_xpixel: 0, ws_ypixel: 0)
    try SystemFailure.check("TIOCSWINSZ", ioctl(near, UInt(TIOCSWINSZ), &size))
  }

  /// Suspends the output of the programs.
  func holdOutput() throws(SystemFailure) {
    let end = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try SystemFailure.check("open", end)
    defer { close(end) }
    try SystemFailure.check("tcflow", tcflow(end, TCOOFF))
  }

  /// Closes the other side, which the programs have open.
  func closeFar() {
    if far >= 0 { close(far) }
    far = -1
  }

  /// Hangs up the terminal.
  func hangUp() {
    if near >= 0 { close(near) }
    near = -1
  }

  /// Waits until the terminal can be read or written, or until some milliseconds have passed, and
  /// then reads and writes as much as possible.
  ///
  /// - Returns: The bytes that were read, which can be none, or `nil` at the end.
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
}

/// The settings of the line discipline of a terminal.
struct TerminalSettings: Hashable {
  private let flags: [tcflag_t]
  private let characters: [UInt8]

  init(_ settings: termios) {
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }
}

/// A system call that failed.
struct SystemFailure: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  /// Returns the result of a call, or throws an error if it's negative.
  @discardableResult
  static func check(_ call: String, _ result: Int32) throws(SystemFailure) -> Int32 {
    guard result < 0 else { return result }
    throw SystemFailure(call: call, code: errno)
  }

  var description: String { "\(call): \(String(cString: strerror(code)))" }
}
