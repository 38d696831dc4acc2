/// Writes to a pipe without the signal that ends this process if nobody reads the pipe any more.
///
/// The signal is blocked for this thread alone and only during the call, so neither the rest of the
/// process nor a process that it starts ignores it.
package func withoutBrokenPipeSignal(_ descriptor: Int32, _ write: () -> Void) {
  #if canImport(Darwin)
    _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
    write()
  #else
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    write()
    var noTime = timespec()
    sigtimedwait(&signals, nil, &noTime)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  #endif
}
