/// The positions to which lines can scroll.
///
/// The first step makes room by shrinking the header above the lines.
struct ScrollRange {
  let count: Int
  /// The number of rows before the first step, at most that after it.
  let rowsAtTop: Int
  /// The number of rows after the first step.
  let rows: Int

  var maximum: Int {
    guard count > rowsAtTop else { return 0 }
    return max(1, count - shown(in: rows))
  }

  func rows(at position: Int) -> Int { position == 0 ? rowsAtTop : rows }

  /// Returns the lines that are visible at a position, which leave a row for marks if not all are.
  func visible(at position: Int) -> Range<Int> {
    let shown = shown(in: rows(at: position))
    let first = min(max(position, 0), count - shown)
    return first..<first + shown
  }

  func position(nearest position: Int, showing line: Int?) -> Int {
    let position = min(max(position, 0), maximum)
    guard let line, visible(at: position).contains(line) == false else { return position }
    guard line >= visible(at: position).lowerBound else { return max(line, 0) }
    return min(max(line - max(shown(in: rows), 1) + 1, 1), maximum)
  }

  private func shown(in rows: Int) -> Int {
    min(count, count > rows && rows > 1 ? rows - 1 : max(rows, 0))
  }
}
