import Foundation

/// A figure, and the floor from the same run that it's compared with.
struct Measurement: Equatable {
  let name: String
  let unit: String
  /// The figure of the least work that could do the same, or `nil` if there is none.
  let floor: Double?
  /// The figure of the product.
  let ours: Double
  /// The maximum ratio to the floor, or the maximum figure if there is no floor; `nil` if the
  /// figure has no goal.
  let goal: Double?
}

extension [Measurement] {
  /// A table with a line for each measurement.
  var table: String {
    let header = ["measurement", "floor", "ours", "unit", "ratio", "goal", ""]
    let rows = [header] + map { $0.row }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return [0, 3].contains(column) ? cell.0 + padding : padding + cell.0
      }
      return cells.joined(separator: "  ").replacing(/\ +$/, with: "") + "\n"
    }.joined()
  }
}

extension Measurement {
  fileprivate var row: [String] {
    let ratio = floor.map { ours / $0 }
    let limit = goal.map { "<= " + number($0) + (ratio == nil ? "" : "x") }
    let verdict = goal.map { ratio ?? ours > $0 ? "OVER" : "ok" }
    return [
      name, floor.map(number) ?? "", number(ours), unit, ratio.map { number($0) + "x" } ?? "",
      limit ?? "", verdict ?? "",
    ]
  }

  private func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 1_000 ? "%.1f" : "%.0f", value)
  }
}
