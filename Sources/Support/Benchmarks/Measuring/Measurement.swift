import Foundation

/// A time in microseconds, the time of the least work that could do the same in the same run, and the
/// maximum ratio between them.
typealias Measurement = (name: String, floor: Double, ours: Double, goal: Double)

extension [Measurement] {
  /// A table with a line for each measurement.
  var table: String {
    let header = ["measurement", "floor us", "ours us", "ratio", "goal", ""]
    let rows = [header] + map(row)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      return cells.joined(separator: "  ").replacing(/\ +$/, with: "") + "\n"
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
