import HeadlessUI

/// Items in columns of equal width, as many as fit, filled row by row.
///
/// Symbols are left out if they take more than half of a column, or if that saves lines, unless they are
/// pictures.
enum ItemGrid {
  private static let gap = 2

  /// The columns that all items of a grid have for their symbols, and for their values.
  typealias Room = (symbols: Int, values: Int)

  /// Adds the lines of at least one item.
  static func add(_ items: [Item], to lines: inout [Line], columns: Int) {
    var room = (symbols: items.reduce(0) { max($0, $1.symbolWidth) }, values: values(of: items))
    let ideal = items.reduce(0) { max($0, $1.idealColumns(room)) }
    let count = count(of: items.count, ideal: ideal, columns: columns)
    let cells = Extent(columns).split(into: count, gap: gap)
    func wrapped(_ room: Room) -> [[Item.Content]?] {
      items.indices.map { items[$0].lines(columns: cells[$0 % count].count, room) }
    }
    func lineCount(_ contents: [[Item.Content]?]) -> Int {
      contents.reduce(0) { $0 + ($1?.count ?? 0) }
    }
    var contents = wrapped(room)
    if room.symbols > 0 {
      let plain = lineCount(contents) > 0 ? wrapped((0, room.values)) : contents
      let isShorter = lineCount(plain) < lineCount(contents) && (items[0].role == .picture) == false
      if isShorter || room.symbols * 2 > cells[count - 1].count {
        contents = plain
        room.symbols = 0
      }
    }
    for index in items.indices {
      let columns = cells[index % count].count
      contents[index] = items[index].lines(endingBelow: contents[index], columns: columns, room)
    }
    for start in stride(from: 0, to: items.count, by: count) {
      let row = items.indices[start...].prefix(count)
      for number in 0..<row.reduce(1, { max($0, contents[$1]?.count ?? 1) }) {
        var line = Line(capacity: 4 * count)
        for (index, cell) in zip(row, cells) {
          items[index].add(number, of: contents[index], to: &line, in: cell, room)
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

  /// Returns the columns for values; those that are more than twice as wide as at least half of them don't count.
  private static func values(of items: [Item]) -> Int {
    let least = Item.countColumns
    let most = items.reduce(least) { max($0, $1.shownValueWidth ?? 0) }
    guard most > 2 * least else { return most }
    let shown = items.compactMap { $0.shownValueWidth.map { max(least, $0) } }.sorted()
    guard let median = shown.dropLast(shown.count / 2).last else { return least }
    return shown.last { $0 <= 2 * median } ?? median
  }
}
