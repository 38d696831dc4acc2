/// The visited states that lead to each state of a graph.
struct Predecessors {
  private let ends: [Int]
  private let origins: [Int32]

  init<App>(_ graph: StateGraph<App>) {
    var starts = [Int](repeating: 0, count: graph.states.count + 1)
    for target in graph.targets { starts[Int(target)] += 1 }
    var sum = 0
    for number in starts.indices { (starts[number], sum) = (sum, sum + starts[number]) }
    var origins = [Int32](repeating: 0, count: graph.targets.count)
    for number in 0..<graph.visited {
      for target in graph.targets[graph.edges(of: number)] {
        origins[starts[Int(target)]] = Int32(clamping: number)
        starts[Int(target)] += 1
      }
    }
    self.origins = origins
    ends = starts
  }

  /// The states from which a step leads to a state.
  func states(before number: Int) -> ArraySlice<Int32> {
    origins[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }
}
