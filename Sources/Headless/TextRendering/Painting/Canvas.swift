import CellText

/// A grid of cells to write text on.
///
/// A wide cluster takes several cells: its lead and continuations. Before each change, the rest of
/// every cluster that it cuts is blanked, so that no part is ever left.
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

  var bounds: Rectangle { Rectangle(rows: Extent(rows), columns: Extent(columns)) }

  /// Writes a label from the start of a line, cut off at its end or that of the canvas.
  mutating func write(_ label: Label, in line: Rectangle) {
    guard line.rows.count > 0, line.rows.start < rows else { return }
    let part = line.columns.prefix(label.columns)
    let start = line.rows.start * columns
    var index = start + part.start
    let end = start + min(part.end, columns)
    guard index < end else { return }
    repair(around: index..<end)
    if label.isPlain {
      put(plain: label.text, from: index, end: end)
    } else {
      for character in label.text where index < end {
        let cell = character.isWhitespace ? nil : cell(of: character)
        put(cell, columns: character.displayWidth, at: &index, end: end)
      }
    }
  }

  mutating func fill(_ part: Rectangle, with cell: Cell) {
    let width = min(part.columns.end, columns) - part.columns.start
    guard width > 0 else { return }
    for row in part.rows.start..<max(part.rows.start, min(part.rows.end, rows)) {
      let start = row * columns + part.columns.start
      repair(around: start..<start + width)
      for index in start..<start + width { cells[index] = cell }
    }
  }

  /// The lines without trailing blanks, up to the last one that isn't blank, and their number; or an
  /// empty line if all are blank.
  var printed: (text: String, rows: Int) {
    let most = longClusters.reduce((cells.count + 1) * Cell.size + rows) { $0 + $1.utf8.count }
    var printedRows = 0
    let text = String(unsafeUninitializedCapacity: most) { memory in
      var output = CellOutput(memory: UnsafeMutableRawBufferPointer(memory))
      cells.withUnsafeBufferPointer { cells in
        for row in 0..<rows {
          let line = UnsafeBufferPointer(rebasing: cells[row * columns..<(row + 1) * columns])
          guard let last = line.lastIndex(where: { ($0 == .blank) == false }) else { continue }
          for _ in printedRows..<row { output.write(.lineFeed) }
          for cell in line[...last] {
            guard let index = cell.longCluster else {
              output.write(cell)
              continue
            }
            for byte in longClusters[index].utf8 { output.write(Cell(ascii: byte)) }
          }
          output.write(.lineFeed)
          printedRows = row + 1
        }
      }
      if printedRows == 0 { output.write(.lineFeed) }
      return output.count
    }
    return (text, printedRows)
  }

  private mutating func cell(of character: Character) -> Cell {
    if let packed = Cell(packing: character.utf8) { return packed }
    longClusters.append(String(character))
    return Cell(longCluster: longClusters.count - 1)
  }

  private mutating func put(plain text: String, from start: Int, end: Int) {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      cells.withUnsafeMutableBufferPointer { cells in
        var bytes = bytes.makeIterator()
        var index = start
        while index < end, let lead = bytes.next() {
          var cell = Cell(ascii: lead)
          if lead >= 0x80, let second = bytes.next(), let third = bytes.next() {
            cell = Cell(lead, second, third, lead < 0xF0 ? nil : bytes.next())
          }
          let isWide = lead > 0xE2
          if isWide, index + 1 < end {
            cells[index] = cell
            cells[index + 1] = .continuation
            index += 2
          } else {
            cells[index] = isWide ? .blank : cell
            index += 1
          }
        }
      }
    }
  }

  /// Puts a cluster in a cell, or blanks if there is none or it doesn't fit before `end`.
  private mutating func put(_ cell: Cell?, columns width: Int, at index: inout Int, end: Int) {
    guard width > 0 else { return }
    let next = min(index + width, end)
    let cell = index + width <= end ? cell : nil
    cells[index] = cell ?? .blank
    for rest in index + 1..<next { cells[rest] = cell == nil ? .blank : .continuation }
    index = next
  }

  /// Blanks the rest of each wide cluster that a range of cells cuts.
  private mutating func repair(around range: Range<Int>) {
    let start = range.lowerBound
    let end = range.upperBound
    if cells[start] == .continuation { blank(from: start, by: -1) }
    if end < cells.count, cells[end] == .continuation { blank(from: end, by: 1) }
  }

  private mutating func blank(from index: Int, by step: Int) {
    var index = index
    while cells.indices.contains(index), cells[index] == .continuation {
      cells[index] = .blank
      index += step
    }
    if step < 0 { cells[max(index, 0)] = .blank }
  }
}

extension Canvas {
  /// Clears a part of the canvas, and draws a frame on its edge if it's large enough.
  mutating func box(_ part: Rectangle, chrome: Chrome) {
    guard part.rows.count >= 2, part.columns.count >= 2 else { return fill(part, with: .blank) }
    for (rows, cells) in zip(part.rows.edgesAndInside, chrome.frame) {
      for (columns, cell) in zip(part.columns.edgesAndInside, cells) {
        fill(Rectangle(rows: rows, columns: columns), with: cell)
      }
    }
  }
}
