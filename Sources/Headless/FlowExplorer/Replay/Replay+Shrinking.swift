import HeadlessUI

extension Replay {
  /// Returns a shorter walk with a difference if one is found by leaving steps out, and the same
  /// otherwise.
  ///
  /// - Parameters:
  ///   - found: A difference. If a screen shows it, a screen shows the shorter one too.
  ///   - steps: The number of steps to try at most.
  mutating func shrunk(_ found: Difference, within steps: Int) -> Difference {
    let limit = performed + steps
    var shortest = found
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for candidate in candidates(for: shortest.walk) where performed < limit {
        guard let shorter = replay(candidate),
          (shorter.expectation == nil) == false || shortest.expectation == nil
        else { continue }
        shortest = shorter
        isShrinking = true
        break
      }
    }
    return shortest
  }

  /// Returns a difference that a screen shows one or two steps after one that no screen shows, or the
  /// same if there is none.
  mutating func shown(_ found: Difference) -> Difference {
    guard found.expectation == nil else { return found }
    for length in 1...2 {
      var walk = found.walk
      if let shown = search(walk.count + length, &walk, isShown: true) { return shown }
    }
    return found
  }

  /// Returns walks that are shorter than another: without loops, with a shortest way to one of its
  /// states, and without some of its steps.
  private func candidates(for walk: Walk) -> some Sequence<Walk> {
    let (graph, count) = (graph, walk.count)
    let shortcuts = (0...count).reversed().lazy.compactMap { start -> Walk? in
      let number = start == count ? walk.last?.target ?? 0 : walk[start].origin
      let path = graph.walk(to: number)
      return path.count < start ? path + walk[start...] : nil
    }
    let loops = walk.indices.lazy.compactMap { start -> Walk? in
      guard let end = walk[start...].lastIndex(where: { $0.target == walk[start].origin })
      else { return nil }
      return Array(walk[..<start] + walk[(end + 1)...])
    }
    let sizes = sequence(first: count / 2) { $0 > 1 ? $0 / 2 : nil }.filter { $0 > 0 }
    let parts = sizes.lazy.flatMap { size in
      stride(from: 0, through: count - size, by: max(size / 2, 1)).lazy.compactMap {
        start -> Walk? in
        graph.walk(Array(walk[..<start]), along: walk[(start + size)...])
      }
    }
    return [AnySequence(shortcuts), AnySequence(loops), AnySequence(parts)].joined()
  }
}
