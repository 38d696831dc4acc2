import Foundation

/// Measurements as a table for people or as JSON for programs.
struct Report {
  let measurements: [Measurement]

  /// A table with a line for each measurement, and below it the notes and the reasons why goals are
  /// missed.
  var table: String {
    let header = ["measurement", "floor", "ours", "unit", "ratio", "goal", ""]
    let rows = [header] + measurements.map(Report.row)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { index, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 || index == 3 ? cell.0 + padding : padding + cell.0
      }
      return cells.joined(separator: "  ").trimmingTrailingBlanks + "\n"
    }.joined() + notes
  }

  private var notes: String {
    measurements.flatMap { measurement in
      let obstacle = measurement.isOver ? measurement.obstacle.map { "held back by \($0)" } : nil
      return [obstacle, measurement.note].compactMap { $0 }.map { "\(measurement.name): \($0)\n" }
    }.joined()
  }

  /// Returns the measurements as JSON, with the ratio and the verdict of each.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let lines = measurements.map(Line.init)
    return String(decoding: try encoder.encode(lines), as: UTF8.self) + "\n"
  }

  private struct Line: Encodable {
    let name, unit: String
    let ours: Double
    let floor, ratio, goal, least: Double?
    let isOver: Bool
    let obstacle, note: String?

    init(_ measurement: Measurement) {
      name = measurement.name
      unit = measurement.unit
      ours = measurement.ours
      floor = measurement.floor
      ratio = measurement.ratio
      goal = measurement.goal
      isOver = measurement.isOver
      obstacle = measurement.obstacle
      note = measurement.note
      least = measurement.least
    }
  }

  private static func row(_ measurement: Measurement) -> [String] {
    [
      measurement.name,
      measurement.floor.map { number($0) } ?? "",
      number(measurement.ours),
      measurement.unit,
      measurement.ratio.map { number($0) + "x" } ?? "",
      goal(of: measurement) ?? "",
      goal(of: measurement) == nil ? "" : measurement.isOver ? "OVER" : "ok",
    ]
  }

  private static func goal(of measurement: Measurement) -> String? {
    if let least = measurement.least { return ">= " + number(least) }
    return measurement.goal.map { "<= " + number($0) + (measurement.floor == nil ? "" : "x") }
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 1_000 ? "%.1f" : "%.0f", value)
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: Substring {
    self[..<(lastIndex { ($0 == " ") == false }.map { index(after: $0) } ?? startIndex)]
  }
}
