/// The least work for a frame: a grid of cells for the order screen at 60x20 in Korean, with every
/// position written by hand.
struct FrameFloor {
  private static let columns = 60
  private static let blank: UInt64 = 0x20
  private static let counts = [(5, 19), (5, 40), (5, 60), (6, 19), (6, 40)]
  private static let statuses = [(9, 41), (13, 31)]
  private static let lines = [
    (0, "╭──────────────────────────────────────────────────────────╮"),
    (1, "│ 맛있는 쥬스를 만들어 드려요!                  [재고수정] │"),
    (2, "╰──────────────────────────────────────────────────────────╯"),
    (4, "재고 ───────────────────────────────────────────────────────"),
    (5, "🍓 딸기              🍌 바나나            🍍 파인애플"),
    (6, "🥝 키위              🥭 망고"),
    (8, "쥬스 ───────────────────────────────────────────────────────"),
    (9, "[🍓   딸기쥬스 주문                                 딸기 16]"),
    (10, "[🍌   바나나쥬스 주문                              바나나 2]"),
    (11, "[🥝   키위쥬스 주문                                  키위 3]"),
    (12, "[🍍   파인애플쥬스 주문                          파인애플 2]"),
    (13, "[🍓🍌 딸바쥬스 주문                       딸기 10, 바나나 1]"),
    (14, "[🥭   망고쥬스 주문                                  망고 3]"),
    (15, "[🥭🥝 망고키위쥬스 주문                      망고 2, 키위 1]"),
  ]

  private let runs: [(offset: Int, cells: [UInt64])]
  private let status: [UInt64]

  init() {
    runs = FrameFloor.lines.map { ($0.0 * FrameFloor.columns, FrameFloor.cells($0.1)) }
    status = FrameFloor.cells("딸기 부족")
  }

  /// Returns the text of the screen.
  ///
  /// - Parameters:
  ///   - counts: The counts of the five fruits.
  ///   - lacking: Whether there aren't enough strawberries, the only fruit that may be short, for each
  ///     juice that takes them.
  func text(counts: [Int], lacking: [Bool]) -> String {
    var cells = [UInt64](repeating: FrameFloor.blank, count: FrameFloor.columns * 20)
    for run in runs {
      write(run.cells, at: run.offset, on: &cells)
    }
    for (count, place) in zip(counts, FrameFloor.counts) {
      write(count, endingAt: place.0 * FrameFloor.columns + place.1, on: &cells)
    }
    for (isLacking, place) in zip(lacking, FrameFloor.statuses) where isLacking {
      write(status, at: place.0 * FrameFloor.columns + place.1, on: &cells)
    }
    return text(of: cells)
  }

  private func write(_ run: [UInt64], at offset: Int, on cells: inout [UInt64]) {
    for index in run.indices {
      cells[offset + index] = run[index]
    }
  }

  private func write(_ count: Int, endingAt end: Int, on cells: inout [UInt64]) {
    var rest = count
    var index = end
    repeat {
      index -= 1
      cells[index] = UInt64(0x30 + rest % 10)
      rest /= 10
    } while rest > 0
  }

  private func text(of cells: [UInt64]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cells.count * 2)
    for row in 0..<16 {
      let line = cells[row * FrameFloor.columns..<(row + 1) * FrameFloor.columns]
      var end = line.endIndex
      while end > line.startIndex, line[end - 1] == FrameFloor.blank { end -= 1 }
      for cell in line[..<end] {
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

  private static func cells(_ text: String) -> [UInt64] {
    text.flatMap { character in
      let packed = character.utf8.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let isWide = character.utf8.count > 2 && "╭─╮│╰╯".contains(character) == false
      return isWide ? [packed, 0] : [packed]
    }
  }
}
