import Foundation

/// The time that a processor works for this process, whatever else the machine does meanwhile.
enum ProcessorTime {
  /// The microseconds that work takes.
  static func microseconds(of work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
