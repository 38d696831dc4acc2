import HeadlessUI

/// Items in columns of equal width, as many as fit, filled row by row.
///
/// Symbols are left out if they take more than half of a column, or if that saves lines, unless they are
/// pictures.
enum ItemGrid {
  private static let gap = 2

  /// Adds the lines of at least one item.
  static func add(_ items: [Item], to lines: inout [Line], columns: Int) {
    let valueColumns = valueColumns(of: items)
    let symbolColumns = items.reduce(0) { max($0, $1.symbolWidth) }
    let ideal = items.reduce(0) { max($0, $1.idealColumns(besides: valueColumns, symbolColumns)) }
    let count = count(of: items.count, ideal: ideal, columns: columns)
    let cells = Extent(columns).split(into: count, gap: gap)
    func wrapped(besides symbolColumns: Int) -> [[Item.Content]?] {
      items.enumerated().map { index, item in
        let columns = cells[index % count].count
        return item.fits(columns - symbolColumns, besides: valueColumns)
          ? nil
          : item.lines(columns: columns, symbolColumns: symbolColumns, valueColumns: valueColumns)
      }
    }
    func wrappedLines(_ wrapped: [[Item.Content]?]) -> Int {
      wrapped.reduce(0) { $0 + ($1?.count ?? 0) }
    }
    let whole = wrapped(besides: symbolColumns)
    let plain = symbolColumns > 0 && wrappedLines(whole) > 0 ? wrapped(besides: 0) : whole
    let isShorter =
      (items[0].role == .picture) == false && wrappedLines(plain) < wrappedLines(whole)
    let isPlain = isShorter || symbolColumns * 2 > cells.last?.count ?? 0
    let shownSymbolColumns = isPlain ? 0 : symbolColumns
    var wrappedItems = isPlain ? plain : whole
    for (index, item) in items.enumerated() {
      let lines = item.lines(
        endingBelow: wrappedItems[index], columns: cells[index % count].count,
        symbolColumns: shownSymbolColumns)
      if let lines { wrappedItems[index] = lines }
    }
    for start in stride(from: 0, to: items.count, by: count) {
      let row = items.indices[start...].prefix(count)
      for number in 0..<row.reduce(1, { max($0, wrappedItems[$1]?.count ?? 1) }) {
        var line = Line(capacity: 4 * count)
        for (index, cell) in zip(row, cells) {
          items[index].add(
            number, of: wrappedItems[index], to: &line, in: cell,
            symbolColumns: shownSymbolColumns, valueColumns: valueColumns)
        }
        lines.append(line)
      }
    }
  }

  /// Returns the smallest number of columns that takes no more rows than the greatest one that fits.
  private static func count(of items: Int, ideal: Int, columns: Int) -> Int {
    let fitting = min(max(1, (columns + gap) / (ideal + gap)), items)
    let rows = (items + fitting - 1) / fitting
    return (items + rows - 1) / rows
  }

  /// Values that are more than twice as wide as at least half of all values don't count.
  private static func valueColumns(of items: [Item]) -> Int {
    let least = Item.countColumns
    let most = items.reduce(least) { max($0, $1.shownValueWidth ?? 0) }
    guard most > 2 * least else { return most }
    let shown = items.compactMap { $0.shownValueWidth.map { max(least, $0) } }.sorted()
    guard let median = shown.dropLast(shown.count / 2).last else { return least }
    return shown.last { $0 <= 2 * median } ?? median
  }
}
