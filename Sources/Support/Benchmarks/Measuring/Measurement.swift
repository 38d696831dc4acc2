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
