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

  /// Returns a difference after a walk without some steps: a shortest walk to the rest instead of the
  /// first steps, a walk without a way back to the same state, or one that uses the same controls
  /// afterwards, wherever they lead.
  private mutating func shorter(than found: Difference, without range: Range<Int>) -> Difference? {
    let steps = Array(found.walk.steps)
    let start = steps[..<range.lowerBound]
    let rest = steps[range.upperBound...]
    var walks: [Walk] = []
    if start.isEmpty || range.count == 1, let last = steps[range].last {
      walks.append(graph.walk(to: last.target, then: rest))
    }
    let way = steps[range.lowerBound...]
    if range.count == 1, let end = way.firstIndex(where: { $0.target == way.first?.origin }) {
      walks.append(Walk(start: found.walk.start, steps: start + steps[(end + 1)...]))
    }
    let first = Walk(start: found.walk.start, steps: start)
    if let walk = graph.walk(first, along: rest) { walks.append(walk) }
    for shorter in walks where shorter.steps.count < steps.count {
      if let another = difference(on: shorter), another.isShown || found.isShown == false {
        return another
      }
    }
    return nil
  }
}

extension StateGraph {
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
