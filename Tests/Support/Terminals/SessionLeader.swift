package import DescriptorIO

/// A child process that leads a session and has a controlling terminal.
package final class SessionLeader {
  package let identifier: pid_t
  private var end: ProcessEnd?

  /// The flag `POSIX_SPAWN_SETSID`, which the C library doesn't show to programs in standard C.
  #if canImport(Darwin)
    private static let ownSession: Int32 = 0x400
  #else
    private static let ownSession: Int32 = 0x80
  #endif

  init(
    _ command: [String],
    environment: [String: String],
    terminal path: String
  ) throws(SystemError) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    sigdelset(&signals, SIGKILL)
    sigdelset(&signals, SIGSTOP)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = SessionLeader.ownSession | Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var arguments = command.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for string in arguments + variables { free(string) }
    }
    var identifier: pid_t = 0
    let code = posix_spawn(
      &identifier, command.first ?? "", &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw SystemError(code: code) }
    self.identifier = identifier
  }

  deinit {
    guard end == nil else { return }
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    waitpid(identifier, nil, 0)
  }

  package func send(_ signal: Int32) {
    if end == nil { kill(identifier, signal) }
  }

  func poll() -> ProcessEnd? {
    var status: Int32 = 0
    if end == nil, waitpid(identifier, &status, WNOHANG) == identifier {
      end = ProcessEnd(waitStatus: status)
    }
    return end
  }
}

package enum ProcessEnd: Hashable, Sendable {
  case exit(Int32)
  case signal(Int32)

  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exit(waitStatus >> 8 & 0xFF) : .signal(signal)
  }
}
