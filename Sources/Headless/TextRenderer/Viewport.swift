/// How many cells a text may fill; portrait and landscape differ by columns and rows alone.
public struct Viewport: Hashable, Sendable {
  /// The sizes that either side of a viewport may have, in cells.
  public static let range = 0...1_000

  /// The width in columns.
  public let columns: Int
  /// The height in rows.
  public let rows: Int

  /// Creates a viewport, each side clamped to ``range``.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, Viewport.range.lowerBound), Viewport.range.upperBound)
    self.rows = min(max(rows, Viewport.range.lowerBound), Viewport.range.upperBound)
  }
}

extension Viewport: CustomStringConvertible {
  /// The size as snapshots and options write it, such as `60x20`.
  public var description: String { "\(columns)x\(rows)" }
}
