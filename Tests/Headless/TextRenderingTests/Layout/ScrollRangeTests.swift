import Testing

@testable import TextRendering

@Suite struct ScrollRangeTests {
  /// Ranges of some lines in some rows, of which as many are at the top.
  private static let ranges = (0...9).flatMap { count in
    (-1...6).flatMap { rows in
      (min(rows, 1)...rows).map {
        (ScrollRange(count: count, rowsAtTop: $0, rows: rows), count, rows)
      }
    }
  }

  @Test func `every line is visible at some position, and every position shows as many as fit`() {
    for (range, count, rows) in Self.ranges {
      let shown = (0...range.maximum).map { range.visible(at: $0) }
      #expect(shown.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= count })
      let isWhole = rows < 1 || Set(shown.joined()).count == count
      #expect(isWhole, "\(range)")
      #expect(shown.dropFirst().allSatisfy { $0.count >= min(count, max(rows - 1, 0)) })
    }
  }

  @Test func `a position moves no further than necessary to show a line`() {
    for (range, count, rows) in Self.ranges where rows > 0 {
      for line in 0..<count {
        for wanted in [Int.min, -1, 0, 1, 3, 8, 20, Int.max] {
          let position = range.position(nearest: wanted, showing: line)
          let start = range.position(nearest: wanted, showing: nil)
          let nearer = (0...range.maximum).filter { range.visible(at: $0).contains(line) }
            .map { abs($0 - start) }.min()
          #expect(range.visible(at: position).contains(line), "\(range) \(line) \(wanted)")
          #expect(abs(position - start) == nearer, "\(range) \(line) \(wanted)")
        }
      }
    }
  }
}
