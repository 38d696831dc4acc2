extension StateGraph {
  /// The answers to whether states of one kind can be reached from all states of another kind.
  enum Recovery {
    /// They can, from every visited one.
    case always
    /// From some state they can only be reached by way of states that weren't visited.
    case unknown
    /// They can't be reached from the state with this number, which is the first of its kind.
    case never(Int)
  }

  /// Returns whether states of one kind can be reached from all visited states of another kind.
  func recovery(
    from isStart: (LayerSummary) -> Bool,
    to isGoal: (LayerSummary) -> Bool
  ) -> Recovery {
    let starts = layers.map(isStart)
    let goals = layers.map(isGoal)
    let predecessors = Predecessors(self)
    func firstTrapped(unvisitedRecover: Bool) -> Int? {
      let recovering = recovering(to: goals, predecessors, unvisitedRecover: unvisitedRecover)
      return (0..<visitedCount).first { starts[Int(layerNumbers[$0])] && recovering[$0] == false }
    }
    if let trapped = firstTrapped(unvisitedRecover: true) { return .never(trapped) }
    return visitedCount == states.count || firstTrapped(unvisitedRecover: false) == nil
      ? .always : .unknown
  }

  /// Returns for each state whether a goal can be reached from it.
  private func recovering(
    to goals: [Bool],
    _ predecessors: Predecessors,
    unvisitedRecover: Bool
  ) -> [Bool] {
    var recovering = (0..<states.count).map { number in
      number < visitedCount ? goals[Int(layerNumbers[number])] : unvisitedRecover
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
