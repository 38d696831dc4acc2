import Foundation

/// A stopwatch for the processor time that work takes, as the median of several repeats.
enum Stopwatch {
  private static let repeats = 9
  /// The minimum time of a repeat in microseconds.
  private static let least = 10_000.0

  /// Returns the microseconds that each piece of work takes.
  ///
  /// Each repeat does all of them in turn, so a change of the machine's speed affects all alike.
  ///
  /// - Parameter works: Pieces of work that return a part of their result, so that the optimizer
  ///   can't remove them.
  static func microseconds(_ works: [() -> Int]) -> [Double] {
    let counts = works.map { count(for: $0) }
    var times = works.map { _ in [Double]() }
    for _ in 0..<repeats {
      for (index, work) in works.enumerated() {
        times[index].append(microseconds(counts[index], times: work) / Double(counts[index]))
      }
    }
    return times.map { $0.sorted()[repeats / 2] }
  }

  /// Returns the microseconds of processor time that work takes, whatever else the machine does.
  static func microseconds(of work: () -> Void) -> Double {
    let start = clock()
    work()
    return Double(clock() - start)
  }

  private static func count(for work: () -> Int) -> Int {
    var count = 1
    while microseconds(count, times: work) < least, count < 1 << 30 {
      count *= 2
    }
    return count
  }

  private static func microseconds(_ count: Int, times work: () -> Int) -> Double {
    var sum = 0
    let elapsed = microseconds {
      for _ in 0..<count {
        sum &+= work()
      }
    }
    consume(sum)
    return elapsed
  }

  @inline(never)
  private static func consume(_ sum: Int) {}
}
