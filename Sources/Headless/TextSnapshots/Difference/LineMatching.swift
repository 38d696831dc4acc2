/// The lines that two texts share, in order, as few others as possible left (Myers, 1986).
struct LineMatching {
  /// How many lines may be left before the search is given up.
  private static let limit = 1_000

  private let old: [Int]
  private let new: [Int]

  /// Finds pairs of places of equal lines; where too many lines differ, those alone at both ends.
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
    let shared = Set(middles[0]).intersection(middles[1])
    let kept = middles.map { middle in middle.indices.filter { shared.contains(middle[$0]) } }
    let matching = LineMatching(
      old: kept[0].map { lines[0][$0] }, new: kept[1].map { lines[1][$0] })
    return (0..<head).map { ($0, $0) }
      + matching.pairs().map { (kept[0][$0], kept[1][$1]) }
      + (0..<tail).map { (old.count - tail + $0, new.count - tail + $0) }
  }

  /// Walks diagonal by diagonal, one more difference a step, and then back.
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
    var place = (old.count, new.count)
    var pairs: [(Int, Int)] = []
    for (step, front) in steps.enumerated().reversed() {
      let diagonal = place.0 - place.1
      let start = front.start(of: diagonal, at: step)
      while place.0 > start {
        place = (place.0 - 1, place.1 - 1)
        pairs.append(place)
      }
      let isAdded = front.isAdded(diagonal, at: step)
      place = isAdded ? (place.0, place.1 - 1) : (place.0 - 1, place.1)
    }
    return pairs.reversed()
  }

  /// How far each diagonal has been walked after a step.
  private struct Front {
    let centre: Int
    var ends: [Int]

    /// Whether a diagonal is best entered by a line that only the new text has.
    func isAdded(_ diagonal: Int, at step: Int) -> Bool {
      let place = centre + diagonal
      return diagonal == -step || (diagonal < step && ends[place - 1] < ends[place + 1])
    }

    func start(of diagonal: Int, at step: Int) -> Int {
      let place = centre + diagonal
      return isAdded(diagonal, at: step) ? ends[place + 1] : ends[place - 1] + 1
    }
  }
}
