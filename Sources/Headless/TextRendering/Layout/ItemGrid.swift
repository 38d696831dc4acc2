/// Items in columns of equal width, as many as fit, filled row by row.
///
/// An item that doesn't fit on one line takes several. Symbols are left out if that
/// saves lines, or if they take more than half of a column.
///
/// It's a class because each of its lines refers to it.
final class ItemGrid {
  static let gap = 2
  /// The greatest width of a column, so that a name and its value stay close together.
  private static let mostColumns = 60

  let items: [Item]
  /// The widths of the columns.
  let widths: [Int]
  /// The number of cells for a symbol and a space before a name, or 0 if symbols are left out.
  let symbolColumns: Int
  /// The number of cells for the value of a stepper, which aligns the signs of all steppers.
  let valueColumns: Int
  /// The items that take more than one line, by index.
  private let wrapped: [Int: WrappedItem]

  init(_ items: [Item], columns: Int) {
    let valueColumns = ItemGrid.valueColumns(of: items)
    var symbolColumns = 0
    var ideal = 0
    for item in items {
      symbolColumns = max(symbolColumns, item.symbol.map { $0.columns + 1 } ?? 0)
      ideal = max(ideal, item.idealColumns(besides: valueColumns))
    }
    ideal += symbolColumns
    let count = ItemGrid.count(of: items.count, ideal: ideal, columns: columns)
    let most = count * (max(ideal, ItemGrid.mostColumns) + ItemGrid.gap) - ItemGrid.gap
    let widths = ItemGrid.widths(count: count, columns: min(columns, most), gap: ItemGrid.gap)
    func wrapped(besides symbolColumns: Int) -> [Int: WrappedItem] {
      var wrapped: [Int: WrappedItem] = [:]
      for (index, item) in items.enumerated() {
        let columns = widths[index % count]
        guard item.columns(besides: valueColumns) > columns - symbolColumns else { continue }
        wrapped[index] = WrappedItem(
          item, columns: columns, symbolColumns: symbolColumns, valueColumns: valueColumns)
      }
      return wrapped
    }
    self.items = items
    self.widths = widths
    self.valueColumns = valueColumns
    let whole = wrapped(besides: symbolColumns)
    let plain = symbolColumns > 0 && whole.isEmpty == false ? wrapped(besides: 0) : whole
    let isPlain =
      symbolColumns * 2 > widths.last ?? 0
      || ItemGrid.extraLines(of: plain) < ItemGrid.extraLines(of: whole)
    self.symbolColumns = isPlain ? 0 : symbolColumns
    self.wrapped = isPlain ? plain : whole
  }

  var rows: Int {
    widths.isEmpty ? 0 : (items.count + widths.count - 1) / widths.count
  }

  /// Returns the items of a row, one per column.
  func items(ofRow row: Int) -> ArraySlice<Item> {
    items.dropFirst(row * widths.count).prefix(widths.count)
  }

  /// Returns the lines of the item at an index, or `nil` if it takes a single one.
  func wrappedItem(at index: Int) -> WrappedItem? { wrapped[index] }

  /// Returns the number of lines of a row, which is that of its tallest item.
  func lines(ofRow row: Int) -> Int {
    guard wrapped.isEmpty == false else { return 1 }
    return items(ofRow: row).indices.reduce(1) { max($0, wrapped[$1]?.lines ?? 1) }
  }

  /// Returns whether an item with an affordance is on a line of a row.
  func shows(_ affordance: Int, inRow row: Int, line: Int) -> Bool {
    let items = items(ofRow: row)
    guard let index = items.firstIndex(where: { $0.offers(affordance) }) else { return false }
    return line < wrapped[index]?.lines ?? 1
  }

  /// Returns whether an affordance is on a line of a row, and not just the name of its item.
  func offers(_ affordance: Int, inRow row: Int, line: Int) -> Bool {
    let items = items(ofRow: row)
    guard let index = items.firstIndex(where: { $0.offers(affordance) }) else { return false }
    let lines = wrapped[index]?.lines ?? 1
    return items[index].kind == .stepper ? line == lines - 1 : line < lines
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

  /// Returns the number of lines that items take besides their first ones.
  private static func extraLines(of wrapped: [Int: WrappedItem]) -> Int {
    wrapped.values.reduce(0) { $0 + $1.lines - 1 }
  }

  /// Returns the width of a column that fits most values.
  ///
  /// Values that are more than twice as wide as at least half of all values don't count.
  private static func valueColumns(of items: [Item]) -> Int {
    let least = Item.countColumns
    let widest = items.reduce(least) { max($0, $1.valueColumns) }
    guard widest > 2 * Item.countColumns else { return widest }
    let widths = items.map { max(least, $0.valueColumns) }.sorted()
    let most = 2 * max(Item.countColumns, widths[(widths.count - 1) / 2])
    return widths.last { $0 <= most } ?? widest
  }
}
