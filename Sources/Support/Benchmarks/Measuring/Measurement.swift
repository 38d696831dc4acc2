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
  /// figure has no goal or a minimum.
  let goal: Double?
  /// The minimum of a figure that's better the greater it is, or `nil` for others.
  var least: Double? = nil
  /// A remark, such as the reason why the goal may be missed, or `nil` if there is none.
  var note: String? = nil

  /// The figure of the product divided by the floor or, if greater figures are better, the floor
  /// divided by the figure of the product.
  var ratio: Double? {
    floor.map { floor in least == nil ? ours / floor : floor / ours }
  }

  var isOver: Bool {
    if let least { return ours < least }
    guard let goal else { return false }
    return ratio ?? ours > goal
  }
}

extension [Measurement] {
  /// A table with a line for each measurement, and the notes below it.
  var table: String {
    let header = ["measurement", "floor", "ours", "unit", "ratio", "goal", ""]
    let rows = [header] + map { $0.row }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return [0, 3].contains(column) ? cell.0 + padding : padding + cell.0
      }
      return cells.joined(separator: "  ").replacing(/\ +$/, with: "")
    }
    let notes = compactMap { measurement in measurement.note.map { "\(measurement.name): \($0)" } }
    return (lines + notes).map { $0 + "\n" }.joined()
  }
}

extension Measurement {
  fileprivate var row: [String] {
    let minimum = least.map { ">= " + number($0) }
    let maximum = goal.map { "<= " + number($0) + (floor == nil ? "" : "x") }
    let limit = minimum ?? maximum
    return [
      name, floor.map(number) ?? "", number(ours), unit, ratio.map { number($0) + "x" } ?? "",
      limit ?? "", limit == nil ? "" : isOver ? "OVER" : "ok",
    ]
  }

  private func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 1_000 ? "%.1f" : "%.0f", value)
  }
}
