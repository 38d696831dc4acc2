/// Steps through a graph, from its first state, each to where the next begins.
typealias Walk = [WalkStep]

/// A step from one visited state to another.
struct WalkStep {
  let origin: Int
  let affordance: Int
  let target: Int
}

extension StateGraph {
  /// Returns the steps from a visited state to visited states.
  func steps(from number: Int) -> [WalkStep] {
    edges(of: number).filter { Int(targets[$0]) < visitedCount }.map { edge in
      WalkStep(
        origin: number, affordance: Int(affordances[edge]), target: Int(targets[edge]))
    }
  }

  /// Returns the walk that uses the controls of other steps one after the other, or `nil` if one of
  /// them isn't there.
  func walk(_ start: Walk, along steps: ArraySlice<WalkStep>) -> Walk? {
    var walk = start
    for step in steps {
      let control = control(of: step)
      let next = self.steps(from: walk.last?.target ?? 0).first { self.control(of: $0) == control }
      guard let next else { return nil }
      walk.append(next)
    }
    return walk
  }

  private func control(of step: WalkStep) -> AffordanceIdentity {
    layers[Int(layerNumbers[step.origin])].affordances[step.affordance]
  }

  /// Returns a shortest walk to a state.
  func walk(to number: Int) -> Walk {
    let path = path(to: number)
    return zip(path, path.dropFirst().map { $0.number } + [number]).map { step, target in
      WalkStep(origin: step.number, affordance: step.affordance, target: target)
    }
  }

  /// Returns the longest length, up to 100, of which all walks, together with all shorter ones, take
  /// at most a number of steps.
  func lengthOfAllWalks(within steps: Int) -> Int {
    var (counts, length, sum) = ([0: 1], 0, 0)
    while true {
      var next: [Int: Int] = [:]
      for (number, count) in counts {
        for step in self.steps(from: number) { next[step.target, default: 0] += count }
      }
      let (all, overflow) = next.values.reduce(0, +).multipliedReportingOverflow(by: length + 1)
      guard all > 0, length < 100, overflow == false, sum + all <= steps else { return length }
      (counts, length, sum) = (next, length + 1, sum + all)
    }
  }
}
