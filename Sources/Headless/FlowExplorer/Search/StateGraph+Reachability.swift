extension StateGraph {
  /// Returns the first visited state of one kind from which no state of another kind can be reached,
  /// or `nil` if one can be reached from all of them.
  ///
  /// A state that wasn't visited counts as one of the other kind.
  func trappedState(
    from isStart: (LayerSummary) -> Bool,
    to isGoal: (LayerSummary) -> Bool
  ) -> Int? {
    let starts = layers.map(isStart)
    let recovering = recovering(to: layers.map(isGoal))
    return (0..<visitedCount).first { starts[Int(layerNumbers[$0])] && recovering[$0] == false }
  }

  /// Returns for each state whether a goal can be reached from it.
  private func recovering(to goals: [Bool]) -> [Bool] {
    let predecessors = Predecessors(self)
    var recovering = (0..<states.count).map { number in
      number < visitedCount ? goals[Int(layerNumbers[number])] : true
    }
    var rest = recovering.indices.filter { recovering[$0] }
    while let number = rest.popLast() {
      for origin in predecessors.states(before: number) where recovering[Int(origin)] == false {
        recovering[Int(origin)] = true
        rest.append(Int(origin))
      }
    }
    return recovering
  }
}

/// The visited states that lead to each state of a graph.
private struct Predecessors {
  private let ends: [Int]
  private let origins: [Int32]

  init<App>(_ graph: StateGraph<App>) {
    var starts = [Int](repeating: 0, count: graph.states.count + 1)
    for target in graph.targets { starts[Int(target)] += 1 }
    var sum = 0
    for number in starts.indices { (starts[number], sum) = (sum, sum + starts[number]) }
    var origins = [Int32](repeating: 0, count: graph.targets.count)
    for number in 0..<graph.visitedCount {
      for target in graph.targets[graph.edges(of: number)] {
        origins[starts[Int(target)]] = Int32(clamping: number)
        starts[Int(target)] += 1
      }
    }
    self.origins = origins
    ends = starts
  }

  /// Returns the states that lead to a state in one step.
  func states(before number: Int) -> ArraySlice<Int32> {
    origins[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }
}
