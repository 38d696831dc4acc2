import CellText

/// The least work for a frame: the cells of its text are written into a grid, and read out of it.
struct FrameFloor {
  private static let blank: UInt64 = 0x20

  private let columns: Int
  /// The UTF-8 of each character, from its first byte up; the other cells of a wide one are 0.
  private let lines: [[UInt64]]

  /// - Parameter text: The text of a frame, whose characters take at most eight bytes.
  init(_ text: String, columns: Int) {
    self.columns = columns
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      line.flatMap { character in
        let bytes = character.utf8.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return [bytes] + Array(repeating: 0, count: character.displayWidth - 1)
      }
    }
  }

  func text() -> String {
    var cells = [UInt64](repeating: FrameFloor.blank, count: columns * lines.count)
    for (row, line) in lines.enumerated() {
      for column in line.indices { cells[row * columns + column] = line[column] }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cells.count * 2)
    for row in lines.indices {
      let line = cells[row * columns..<(row + 1) * columns]
      let end = line.lastIndex { ($0 == FrameFloor.blank) == false } ?? line.startIndex - 1
      for cell in line[...end] {
        var rest = cell
        while rest > 0 {
          bytes.append(UInt8(truncatingIfNeeded: rest))
          rest >>= 8
        }
      }
      bytes.append(0x0A)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
