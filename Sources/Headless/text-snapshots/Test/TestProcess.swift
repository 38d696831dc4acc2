import Descriptors

/// How a process ended.
enum ProcessExit: Equatable {
  /// The process ended by itself, with a status.
  case status(Int32)
  /// A signal ended the process, or would have.
  case signal(Int32)

  /// Reads what `waitpid` returned.
  init(_ waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .status(waitStatus >> 8 & 0xFF) : .signal(signal)
  }
}

/// A process of `swift test`, to which this process forwards the signals that it gets.
struct TestProcess {
  private let identifier: pid_t
  private let signals: ForwardedSignals

  /// Starts `swift test`, which reads and writes where this process does.
  ///
  /// - Throws: A `CommandFailure` if it can't be started.
  init(
    _ arguments: [String], environment: [String: String], signals: ForwardedSignals
  ) throws(CommandFailure) {
    self.signals = signals
    var words = (["swift", "test"] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for string in words + variables { free(string) }
    }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, "swift", nil, nil, &words, &variables)
    guard code == 0 else {
      let reason = SystemError(code: code)
      throw CommandFailure(
        status: .unavailable, message: "swift can't be started (\(reason)); add it to PATH")
    }
    self.identifier = identifier
  }

  /// Waits for the process, and returns how it ended and what was written to a pipe meanwhile.
  ///
  /// The signals are read before the process is looked at, so that its end is never overlooked. One
  /// that is meant to end this process goes to `swift test` as `SIGINT`, the only one on
  /// which that ends the processes of its tests.
  ///
  /// - Parameter pipe: A descriptor that doesn't block, or `nil`.
  func wait(reading pipe: Int32? = nil) -> (exit: ProcessExit, bytes: [UInt8]) {
    var bytes: [UInt8] = []
    var received: Int32?
    while true {
      var requests = [signals.reader, pipe ?? -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      poll(&requests, nfds_t(requests.count), -1)
      var numbers = signals.caught()
      var status: Int32 = 0
      let isOver = waitpid(identifier, &status, WNOHANG) == identifier
      if isOver { numbers.formUnion(signals.caught()) }
      if let pipe { TestProcess.drain(pipe, into: &bytes) }
      for number in numbers where (number == SIGCHLD) == false {
        received = number
        if isOver == false { kill(identifier, number == SIGQUIT ? SIGQUIT : SIGINT) }
      }
      if isOver { return (received.map(ProcessExit.signal) ?? ProcessExit(status), bytes) }
    }
  }

  private static func drain(_ pipe: Int32, into bytes: inout [UInt8]) {
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(pipe, &part, part.count)
      guard count > 0 else { return }
      bytes += part.prefix(count)
    }
  }
}
