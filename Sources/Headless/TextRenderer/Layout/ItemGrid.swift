/// Items in columns of equal width, as many as fit, filled row by row.
///
/// It's a class because each of its rows refers to it.
final class ItemGrid {
  static let gap = 2
  /// The greatest width of a column, so that a name and its value stay close together.
  private static let mostColumns = 60

  let items: [Item]
  /// The widths of the columns.
  let widths: [Int]
  /// The number of cells for a symbol and a space before a name, or 0 if they don't fit.
  let symbolColumns: Int
  /// The number of cells for the value of a stepper, which aligns the signs of all steppers.
  let valueColumns: Int

  init(_ items: [Item], columns: Int) {
    self.items = items
    var symbolColumns = 0
    var ideal = 0
    var valueColumns = 2
    for item in items {
      symbolColumns = max(symbolColumns, item.symbol.map { $0.columns + 1 } ?? 0)
      ideal = max(ideal, item.idealColumns)
      valueColumns = max(valueColumns, item.valueColumns)
    }
    ideal += symbolColumns
    let count = ItemGrid.count(of: items.count, ideal: ideal, columns: columns)
    let most = count * (max(ideal, ItemGrid.mostColumns) + ItemGrid.gap) - ItemGrid.gap
    widths = ItemGrid.widths(count: count, columns: min(columns, most), gap: ItemGrid.gap)
    self.symbolColumns = ideal <= (widths.last ?? 0) ? symbolColumns : 0
    self.valueColumns = valueColumns
  }

  var rows: Int {
    widths.isEmpty ? 0 : (items.count + widths.count - 1) / widths.count
  }

  /// Returns the items of a row, one per column.
  func items(ofRow row: Int) -> ArraySlice<Item> {
    items.dropFirst(row * widths.count).prefix(widths.count)
  }

  /// Returns the widths of columns that share all cells between the gaps equally.
  ///
  /// Remaining cells go to the leftmost columns.
  static func widths(count: Int, columns: Int, gap: Int) -> [Int] {
    guard count > 0 else { return [] }
    let available = max(0, columns - gap * (count - 1))
    return (0..<count).map { available / count + ($0 < available % count ? 1 : 0) }
  }

  /// Returns the smallest number of columns that takes no more rows than the greatest one that fits.
  private static func count(of items: Int, ideal: Int, columns: Int) -> Int {
    guard items > 0 else { return 0 }
    let fitting = min(max(1, (columns + gap) / (ideal + gap)), items)
    let rows = (items + fitting - 1) / fitting
    return (items + rows - 1) / rows
  }
}
