import Foundation

/// A time in microseconds, the time of the least work that could do the same in the same run, and the
/// maximum ratio between them.
typealias Measurement = (name: String, floor: Double, ours: Double, goal: Double)

extension [Measurement] {
  /// A table with a line for each measurement.
  var table: String {
    let header = ["measurement", "floor us", "ours us", "ratio", "goal"]
    return ([header] + map(row)).map { cells in
      let name = cells[0].padding(toLength: 44, withPad: " ", startingAt: 0)
      let rest = cells.dropFirst().map {
        String(repeating: " ", count: 10).dropFirst($0.count) + $0
      }
      return name + rest.joined() + "\n"
    }.joined()
  }

  private func row(_ measurement: Measurement) -> [String] {
    let (name, floor, ours, goal) = measurement
    let ratio = ours / floor
    return [
      name, number(floor), number(ours), "\(number(ratio))x", "<= \(number(goal))x",
      ratio > goal ? "OVER" : "ok",
    ]
  }

  private func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 1_000 ? "%.1f" : "%.0f", value)
  }
}

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
    var times = works.map { _ in [Double]() }
    for _ in 0..<repeats {
      for (index, work) in works.enumerated() { times[index].append(repeated(work)) }
    }
    return times.map { $0.sorted()[repeats / 2] }
  }

  /// Returns the microseconds of processor time that work takes, whatever else the machine does.
  static func microseconds(of work: () -> Void) -> Double {
    let start = clock()
    work()
    return Double(clock() - start)
  }

  /// Returns the microseconds that work takes, done more and more often until there is enough time.
  static func repeated(_ work: () -> Int) -> Double {
    var count = 0
    var elapsed = 0.0
    while elapsed < least {
      let batch = count + 1
      elapsed += microseconds { for _ in 0..<batch { _ = work() } }
      count += batch
    }
    return elapsed / Double(count)
  }
}
