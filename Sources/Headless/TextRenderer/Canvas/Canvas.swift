import PlainText

/// A grid of cells to write text on.
///
/// A wide cluster takes two cells, its lead and a continuation. Every change is preceded by one
/// function that blanks the other half of what it cuts, so that no half is ever left.
struct Canvas {
  private let columns: Int
  private let rows: Int
  private var cells: [Cell]
  private var longClusters: [String] = []

  init(_ viewport: Viewport) {
    columns = viewport.columns
    rows = viewport.rows
    cells = Array(repeating: .blank, count: columns * rows)
  }

  /// The whole canvas.
  var bounds: Rectangle { Rectangle(row: 0, column: 0, rows: rows, columns: columns) }

  /// Writes text from the start of a line, cut off where the line or the canvas ends.
  ///
  /// A wide cluster that does not fit whole becomes a blank.
  mutating func write(_ text: String, in line: Rectangle) {
    guard line.rows > 0, line.row >= 0, line.row < rows, line.column >= 0 else { return }
    let start = line.row * columns
    let end = start + min(line.column + line.columns, columns)
    var index = start + line.column
    let plain = PlainRun(startOf: text.utf8)
    var bytes = text.utf8.makeIterator()
    var left = plain.length
    while left > 0, index < end, let lead = bytes.next() {
      if lead < 0x80 {
        left -= 1
        put(Cell(ascii: lead), columns: 1, at: &index, end: end)
      } else if let second = bytes.next(), let third = bytes.next() {
        left -= 3
        put(Cell(bytes: (lead, second, third)), columns: 2, at: &index, end: end)
      }
    }
    guard plain.length < text.utf8.count else { return }
    for character in text[text.utf8.index(text.startIndex, offsetBy: plain.length)...] {
      guard index < end else { return }
      let width = character.displayWidth
      if character.isWhitespace {
        for _ in 0..<width where index < end { put(.blank, columns: 1, at: &index, end: end) }
      } else {
        put(cell(of: character), columns: width, at: &index, end: end)
      }
    }
  }

  /// Blanks a part of the canvas.
  mutating func clear(_ part: Rectangle) {
    fill(part, with: " ")
  }

  /// Fills a part of the canvas with a cluster one cell wide; blanks it for one too long to pack.
  mutating func fill(_ part: Rectangle, with character: Character) {
    let first = max(0, part.column)
    let width = min(part.column + part.columns, columns) - first
    guard width > 0 else { return }
    let filling = Cell(packing: character.utf8) ?? .blank
    for row in max(0, part.row)..<max(0, part.row, min(part.end, rows)) {
      let start = row * columns + first
      repair(around: start..<start + width)
      for index in start..<start + width { cells[index] = filling }
    }
  }

  /// The rows as lines without blanks at their ends, up to the last that is not blank.
  var text: String {
    let most = longClusters.reduce((cells.count + 1) * Cell.width + rows) { $0 + $1.utf8.count }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { buffer in
      var output = CellOutput(buffer)
      for row in 0..<rows {
        for cell in cells[row * columns..<row * columns + end(ofRow: row)] {
          write(cell, to: &output)
        }
        output.write(.lineFeed)
      }
      return output.text
    }
  }

  private func end(ofRow row: Int) -> Int {
    var end = columns
    while end > 0, cells[row * columns + end - 1] == .blank { end -= 1 }
    return end
  }

  private func write(_ cell: Cell, to output: inout CellOutput) {
    guard let index = cell.longCluster else { return output.write(cell) }
    for byte in longClusters[index].utf8 {
      output.write(Cell(ascii: byte))
    }
  }

  private mutating func cell(of character: Character) -> Cell {
    if let packed = Cell(packing: character.utf8) { return packed }
    longClusters.append(String(character))
    return Cell(longCluster: longClusters.count - 1)
  }

  /// Puts a cluster at a cell of a row and moves on, or a blank where it does not fit before `end`.
  private mutating func put(_ cell: Cell, columns width: Int, at index: inout Int, end: Int) {
    guard width > 0 else { return }
    let fits = index + width <= end
    let next = fits ? index + width : end
    repair(around: index..<next)
    cells[index] = fits ? cell : .blank
    if fits, width == 2 { cells[index + 1] = .continuation }
    index = next
  }

  /// Blanks the other half of each cluster that a range of cells cuts.
  private mutating func repair(around range: Range<Int>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    if cells[start] == .continuation, start > 0 { cells[start - 1] = .blank }
    if end < cells.count, cells[end] == .continuation { cells[end] = .blank }
  }
}
