extension Replay {
  /// Returns a difference after fewer steps if one is found by leaving some out, and the same
  /// otherwise.
  ///
  /// - Parameters:
  ///   - found: A difference. If a screen shows it, a screen shows the other one too.
  ///   - steps: The number of steps after which no more walks are tried.
  mutating func shrunk(_ found: Difference, within steps: Int) -> Difference {
    let limit = performed + steps
    var (shortest, count) = (found, Int.max)
    while shortest.walk.count < count, performed < limit {
      count = shortest.walk.count
      takeShortcut(&shortest)
      leaveOutLoops(&shortest, limit)
      leaveOutParts(&shortest, limit)
    }
    return shortest
  }

  /// Replaces the first steps by a shortest walk to where they lead, as many of them as possible.
  private mutating func takeShortcut(_ shortest: inout Difference) {
    let walk = shortest.walk
    let kept = [0] + Array(sequence(first: 1) { 2 * $0 }.prefix { $0 < walk.count })
    for count in kept {
      let rest = walk.suffix(count)
      let number = rest.first?.origin ?? walk.last?.target ?? 0
      if replace(&shortest, by: graph.walk(to: number) + rest) { return }
    }
  }

  /// Leaves out steps that lead from a state back to it.
  private mutating func leaveOutLoops(_ shortest: inout Difference, _ limit: Int) {
    var start = 0
    while start < shortest.walk.count, performed < limit {
      let walk = shortest.walk
      let end = walk[start...].firstIndex { $0.target == walk[start].origin }
      let isShorter = end.map { replace(&shortest, by: Array(walk[..<start] + walk[($0 + 1)...])) }
      guard isShorter == true else {
        start += 1
        continue
      }
    }
  }

  /// Leaves out steps and uses the same controls afterwards, wherever they lead.
  private mutating func leaveOutParts(_ shortest: inout Difference, _ limit: Int) {
    var size = shortest.walk.count / 2
    while size > 0 {
      var start = 0
      while start + size <= shortest.walk.count, performed < limit {
        let walk = shortest.walk
        let shorter = graph.walk(Array(walk[..<start]), along: walk[(start + size)...])
        if shorter.map({ replace(&shortest, by: $0) }) == true { continue }
        start += max(size / 2, 1)
      }
      size /= 2
    }
  }

  /// Replaces a difference by that of another walk, and returns whether it's one after fewer steps.
  private mutating func replace(_ shortest: inout Difference, by walk: Walk) -> Bool {
    guard walk.count < shortest.walk.count, let shorter = replay(walk),
      (shorter.expectation == nil) == false || shortest.expectation == nil
    else { return false }
    shortest = shorter
    return true
  }
}
