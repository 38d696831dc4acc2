import Descriptors

/// A new pipe that no program inherits.
struct OpenPipe {
  let reading: Descriptor
  let writing: Descriptor

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    reading = try Descriptor(ends[0])
    writing = try Descriptor(ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}

/// Starts a program that leads a process group, with copies of some descriptors and nothing to read.
///
/// - Parameters:
///   - command: The path of the program and its arguments.
///   - descriptors: The descriptors to copy, each with its number in the program.
/// - Returns: The identifier of the process and of its group.
func spawn(
  _ command: [String], _ descriptors: [(Descriptor, Int32)]
) throws(SystemError) -> pid_t {
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
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
  posix_spawn_file_actions_adddup2(&actions, 0, 1)
  for (descriptor, number) in descriptors {
    posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
  }
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK
  posix_spawnattr_setflags(&attributes, Int16(flags))
  var arguments = command.map { strdup($0) } + [nil]
  defer {
    for argument in arguments { free(argument) }
  }
  var identifier: pid_t = 0
  let code = posix_spawn(
    &identifier, command.first ?? "", &actions, &attributes, &arguments, environ)
  guard code == 0 else { throw SystemError(code: code) }
  return identifier
}
