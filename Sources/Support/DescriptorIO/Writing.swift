/// Writes some bytes to a descriptor, and returns how many, or -1 with the reason in `errno`.
package typealias WriteCall = (Int32, UnsafeRawBufferPointer) -> Int

package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

/// Writes all bytes to a descriptor, and waits for as long as it takes none.
///
/// - Parameter deadline: When the waiting ends if the descriptor doesn't block, or `nil` if it never does.
package func writeAll(
  _ bytes: some Sequence<UInt8>, to descriptor: Int32,
  until deadline: ContinuousClock.Instant? = nil, by call: WriteCall = systemWrite
) throws(SystemError) {
  var rest = Array(bytes)[...]
  while rest.isEmpty == false {
    let count = rest.withUnsafeBytes { bytes in uninterrupted(call(descriptor, bytes)) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if count < 0, errno == EAGAIN {
      let milliseconds = deadline.map { ContinuousClock.now.milliseconds(until: $0) } ?? -1
      let isReady = waitUntilReady(descriptor, for: POLLOUT, milliseconds: milliseconds)
      if isReady == false, milliseconds == 0 { throw SystemError(code: ETIMEDOUT) }
    } else {
      throw count == 0 ? SystemError(code: EIO) : .last
    }
  }
}

/// Writes to a pipe without the signal that ends this process if nobody reads the pipe any more.
///
/// The signal is blocked for this thread alone and only during the operation, so neither the rest of
/// the process nor a process that it starts ignores it.
package func withoutBrokenPipeSignal(_ descriptor: Int32, _ write: () -> Void) {
  #if canImport(Darwin)
    _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
    write()
  #else
    var signals = sigset_t()
    var before = sigset_t()
    var noTime = timespec()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    write()
    sigtimedwait(&signals, nil, &noTime)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  #endif
}
