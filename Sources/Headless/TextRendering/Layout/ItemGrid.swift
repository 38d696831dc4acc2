/// Items in columns of equal width, as many as fit, filled row by row.
///
/// Symbols are left out if that saves lines, or if they take more than half of a column.
struct ItemGrid {
  private static let gap = 2

  private let items: [Item]
  private let cells: [Extent]
  /// The number of cells for a symbol and a space before a name, or 0 if symbols are left out.
  private let symbolColumns: Int
  private let valueColumns: Int
  /// The lines of each item, or `nil` if it fits on one.
  private let wrapped: [[Item.Content]?]

  init(_ items: [Item], columns: Int) {
    let valueColumns = ItemGrid.valueColumns(of: items)
    let symbolColumns = items.reduce(0) { max($0, $1.symbolWidth) }
    let ideal = items.reduce(0) { max($0, $1.idealColumns(besides: valueColumns, symbolColumns)) }
    let count = ItemGrid.count(of: items.count, ideal: ideal, columns: columns)
    let cells = Extent(columns).split(into: count, gap: ItemGrid.gap)
    func wrapped(besides symbolColumns: Int) -> [[Item.Content]?] {
      items.enumerated().map { index, item in
        let columns = cells[index % count].count
        return item.fits(columns - symbolColumns, besides: valueColumns)
          ? nil
          : item.lines(
            columns: columns, symbolColumns: symbolColumns, valueColumns: valueColumns)
      }
    }
    func wrappedLines(_ wrapped: [[Item.Content]?]) -> Int {
      wrapped.reduce(0) { $0 + ($1?.count ?? 0) }
    }
    let whole = wrapped(besides: symbolColumns)
    let plain = symbolColumns > 0 && wrappedLines(whole) > 0 ? wrapped(besides: 0) : whole
    let isPlain =
      symbolColumns * 2 > cells.last?.count ?? 0 || wrappedLines(plain) < wrappedLines(whole)
    self.items = items
    self.cells = cells
    self.valueColumns = valueColumns
    self.symbolColumns = isPlain ? 0 : symbolColumns
    self.wrapped = isPlain ? plain : whole
  }

  var lines: [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(items.count)
    for start in stride(from: 0, to: items.count, by: max(cells.count, 1)) {
      let row = items.indices[start...].prefix(cells.count)
      for number in 0..<row.reduce(1, { max($0, wrapped[$1]?.count ?? 1) }) {
        var line = Line(capacity: 4 * cells.count)
        for (index, cell) in zip(row, cells) {
          items[index].add(
            number, of: wrapped[index], to: &line, in: cell, symbolColumns: symbolColumns,
            valueColumns: valueColumns)
        }
        lines.append(line)
      }
    }
    return lines
  }

  /// Returns the smallest number of columns that takes no more rows than the greatest one that fits.
  private static func count(of items: Int, ideal: Int, columns: Int) -> Int {
    guard items > 0 else { return 0 }
    let fitting = min(max(1, (columns + gap) / (ideal + gap)), items)
    let rows = (items + fitting - 1) / fitting
    return (items + rows - 1) / rows
  }

  /// Values that are more than twice as wide as at least half of all values don't count.
  private static func valueColumns(of items: [Item]) -> Int {
    let least = Item.countColumns
    let widths = items.map { $0.shownValueWidth.map { max(least, $0) } ?? 0 }.sorted()
    let shown = widths.drop { $0 == 0 }
    guard let median = shown.dropLast(shown.count / 2).last else { return least }
    return shown.last { $0 <= 2 * median } ?? median
  }
}
