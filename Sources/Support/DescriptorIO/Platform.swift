#if canImport(Darwin)
  @_exported @preconcurrency public import Darwin
#elseif canImport(Android)
  @_exported @preconcurrency public import Android
#elseif canImport(Musl)
  @_exported @preconcurrency public import Musl
#else
  @_exported @preconcurrency public import Glibc
#endif

/// Returns a new descriptor of standard output, for the caller alone.
///
/// What anything else prints there from then on goes to standard error, or nowhere if that's closed: the
/// app's own words, line by line, and those of the processes that it starts.
package func takeStandardOutput() -> Int32 {
  let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
  setvbuf(stdout, nil, _IOLBF, 0)
  if dup2(STDERR_FILENO, STDOUT_FILENO) < 0 { dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO) }
  return own
}
