/// How a process ended.
enum ProcessEnd: Hashable {
  case exit(Int32)
  case signal(Int32)

  /// Reads what `waitpid` says of a process that has ended.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exit(waitStatus >> 8 & 0xFF) : .signal(signal)
  }
}
