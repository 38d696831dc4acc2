/// Items in columns of equal width, as many as fit whole, filled row by row.
///
/// Each of its rows refers to it, hence a class.
final class ItemGrid {
  static let gap = 2
  /// The cells beyond which a column does not grow, so that a name and its value stay in sight.
  private static let mostColumns = 60

  let items: [Item]
  /// The widths of the columns.
  let widths: [Int]
  /// The cells before a name that its symbol and a space take; 0 where there is no room for them.
  let symbolColumns: Int
  /// The cells that the values of steppers take, so that their signs stand below each other.
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

  /// The items of a row, each above its column.
  func items(ofRow row: Int) -> ArraySlice<Item> {
    items.dropFirst(row * widths.count).prefix(widths.count)
  }

  /// Columns of equal width over all cells but the gaps; the cells that remain go to the leftmost.
  static func widths(count: Int, columns: Int, gap: Int) -> [Int] {
    guard count > 0 else { return [] }
    let available = max(0, columns - gap * (count - 1))
    return (0..<count).map { available / count + ($0 < available % count ? 1 : 0) }
  }

  /// The least number of columns that needs no more rows than as many as fit would.
  private static func count(of items: Int, ideal: Int, columns: Int) -> Int {
    guard items > 0 else { return 0 }
    let fitting = min(max(1, (columns + gap) / (ideal + gap)), items)
    let rows = (items + fitting - 1) / fitting
    return (items + rows - 1) / rows
  }
}
