/// How lines scroll through rows, where the first step makes room by shrinking what is above them.
struct ScrollRange {
  /// How many lines there are.
  let count: Int
  /// The rows for them before the first step, at most as many as after it.
  let rowsAtTop: Int
  /// The rows for them after it.
  let rows: Int

  /// The last position.
  var maximum: Int {
    guard count > rowsAtTop else { return 0 }
    return max(1, count - shown(in: rows))
  }

  /// The lines that show at a position; where not all do, a row is left for marks.
  func visible(at position: Int) -> Range<Int> {
    let shown = shown(in: position == 0 ? rowsAtTop : rows)
    let first = min(max(position, 0), count - shown)
    return first..<first + shown
  }

  /// The position nearest to another that is one, and at which a line shows.
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
