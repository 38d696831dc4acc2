#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The most memory that the process has held so far, in kilobytes.
func peakMemory() -> Int {
  var usage = rusage()
  let thisProcess: Int32 = 0
  getrusage(thisProcess, &usage)
  #if canImport(Darwin)
    return usage.ru_maxrss / 1_024
  #else
    return usage.ru_maxrss
  #endif
}
