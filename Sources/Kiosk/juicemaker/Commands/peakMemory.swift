#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The most memory that the process has held so far, in kilobytes.
///
/// On Linux the figure is `VmHWM`: what `getrusage` tells there counts what the process was before
/// it became this command.
func peakMemory() -> Int {
  #if os(Linux)
    let status = (try? readFile("/proc/self/status")) ?? []
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter { $0.isNumber }) } ?? 0
  #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss / 1_024
  #endif
}
