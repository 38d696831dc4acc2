import HeadlessUI

extension Replay {
  /// Returns a difference after fewer steps if one is found by leaving some out, in walks of a number
  /// of steps in all, and the same otherwise.
  ///
  /// If a screen shows the difference, a screen shows the shorter one too.
  mutating func shrunk(_ found: Difference, within steps: Int) -> Difference {
    let limit = performed + steps
    var shortest = found
    var count = Int.max
    while shortest.walk.steps.count < count {
      count = shortest.walk.steps.count
      for size in sequence(first: count, next: { $0 > 1 ? $0 / 2 : nil }) {
        var start = 0
        while start + size <= shortest.walk.steps.count, performed < limit {
          let shorter = shorter(than: shortest, without: start..<start + size)
          if let shorter { shortest = shorter } else { start += max(size / 2, 1) }
        }
      }
    }
    return shortest
  }

  private mutating func shorter(than found: Difference, without range: Range<Int>) -> Difference? {
    let walks = graph.walks(like: found.walk, without: range)
    for walk in walks where walk.steps.count < found.walk.steps.count {
      if let another = difference(on: walk), another.isShown || found.isShown == false {
        return another
      }
    }
    return nil
  }
}

extension StateGraph {
  /// Returns walks without some steps: a shortest walk to the rest instead of the first steps, a walk without a
  /// way back to the same state, and one that uses the same controls afterwards, wherever they lead.
  fileprivate func walks(like walk: Walk, without range: Range<Int>) -> [Walk] {
    let steps = Array(walk.steps)
    let start = walk.prefix(range.lowerBound)
    let rest = steps[range.upperBound...]
    var walks: [Walk] = []
    if start.steps.isEmpty || range.count == 1, let last = steps[range].last {
      walks.append(self.walk(to: last.target, then: rest))
    }
    let back = steps[range.lowerBound...].firstIndex { $0.target == start.end }
    if range.count == 1, let back {
      walks.append(Walk(start: walk.start, steps: start.steps + steps[(back + 1)...]))
    }
    if let other = self.walk(start, along: rest) { walks.append(other) }
    return walks
  }

  fileprivate func walk(_ start: Walk, along rest: ArraySlice<WalkStep>) -> Walk? {
    var walk = start
    for step in rest {
      let control = control(of: step)
      let next = indices(from: walk.end).first { self.control(of: steps[$0]) == control }
      guard let next else { return nil }
      walk.steps.append(steps[next])
    }
    return walk
  }
}
