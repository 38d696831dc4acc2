/// Takes the processor time that work needs, as the median of several repeats.
struct Stopwatch {
  /// How many repeats the median is of.
  let repeats: Int
  /// The least time that a repeat goes on.
  let least: Duration

  /// The microseconds that each piece of work takes, all of them in turn in each repeat, so that a
  /// change of the machine's speed meets all alike.
  ///
  /// - Parameter works: Pieces of work that return something of what they made, lest they be left
  ///   out.
  func microseconds(_ works: [() -> Int]) -> [Double] {
    let counts = works.map { count(for: $0) }
    var times = works.map { _ in [Double]() }
    for _ in 0..<repeats {
      for (index, work) in works.enumerated() {
        times[index].append(microseconds(counts[index], times: work) / Double(counts[index]))
      }
    }
    return times.map { $0.median }
  }

  private func count(for work: () -> Int) -> Int {
    var count = 1
    while microseconds(count, times: work) < least / .microseconds(1), count < 1 << 30 {
      count *= 2
    }
    return count
  }

  private func microseconds(_ count: Int, times work: () -> Int) -> Double {
    var sum = 0
    let elapsed = ProcessorTime.microseconds {
      for _ in 0..<count {
        sum &+= work()
      }
    }
    Stopwatch.consume(sum)
    return elapsed
  }

  @inline(never)
  private static func consume(_ sum: Int) {}
}
