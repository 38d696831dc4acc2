/// The longest sequence of lines that two texts have in common (Myers, 1986).
struct LineMatching {
  /// The number of lines that may differ before the search stops.
  private static let limit = 1_000

  private let old: [Int]
  private let new: [Int]

  /// Returns the pairs of indices of the lines in common.
  ///
  /// If too many lines differ, only those at the start and at the end are found.
  static func pairs(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [(Int, Int)] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let lines = [old, new].map { lines in
      lines.map { line in
        let number = numbers[line] ?? numbers.count
        numbers[line] = number
        return number
      }
    }
    let head = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let rest = lines.map { $0.dropFirst(head) }
    let tail = zip(rest[0].reversed(), rest[1].reversed()).prefix { $0 == $1 }.count
    let middles = rest.map { $0.dropLast(tail) }
    let common = Set(middles[0]).intersection(middles[1])
    let kept = middles.map { middle in middle.indices.filter { common.contains(middle[$0]) } }
    let matching = LineMatching(
      old: kept[0].map { lines[0][$0] }, new: kept[1].map { lines[1][$0] })
    return (0..<head).map { ($0, $0) }
      + matching.pairs().map { (kept[0][$0], kept[1][$1]) }
      + (0..<tail).map { (old.count - tail + $0, new.count - tail + $0) }
  }

  /// Follows each diagonal with one more difference in each step, and then the best path back.
  private func pairs() -> [(Int, Int)] {
    let limit = min(LineMatching.limit, old.count + new.count)
    var front = Front(centre: limit + 1, ends: Array(repeating: 0, count: 2 * limit + 3))
    var steps: [Front] = []
    for step in 0...limit {
      steps.append(front)
      for diagonal in stride(from: -step, through: step, by: 2) {
        var end = steps[step].start(of: diagonal, at: step)
        while end < old.count, end - diagonal < new.count, old[end] == new[end - diagonal] {
          end += 1
        }
        front.ends[front.centre + diagonal] = end
        if end >= old.count, end - diagonal >= new.count { return walkBack(steps) }
      }
    }
    return []
  }

  private func walkBack(_ steps: [Front]) -> [(Int, Int)] {
    var position = (old.count, new.count)
    var pairs: [(Int, Int)] = []
    for (step, front) in steps.enumerated().reversed() {
      let diagonal = position.0 - position.1
      let start = front.start(of: diagonal, at: step)
      while position.0 > start {
        position = (position.0 - 1, position.1 - 1)
        pairs.append(position)
      }
      let isAdded = front.isAdded(diagonal, at: step)
      position = isAdded ? (position.0, position.1 - 1) : (position.0 - 1, position.1)
    }
    return pairs.reversed()
  }

  /// The end of each diagonal after a step.
  private struct Front {
    let centre: Int
    var ends: [Int]

    /// Returns whether the best path to a diagonal adds a line of the new text.
    func isAdded(_ diagonal: Int, at step: Int) -> Bool {
      let index = centre + diagonal
      return diagonal == -step || (diagonal < step && ends[index - 1] < ends[index + 1])
    }

    /// Returns where a diagonal starts in a step.
    func start(of diagonal: Int, at step: Int) -> Int {
      let index = centre + diagonal
      return isAdded(diagonal, at: step) ? ends[index + 1] : ends[index - 1] + 1
    }
  }
}
