import HeadlessUI

extension StateGraph {
  /// Whether from every state of one kind some of another kind can be reached.
  enum Escape {
    /// From every visited one.
    case always
    /// From a state only by way of states that were not visited, of which nothing is known.
    case unknown
    /// From the state of that number, the first such, it cannot.
    case never(Int)
  }

  /// Tells whether states of one kind can be reached from all visited ones of another.
  func escape(from isStart: (Face) -> Bool, to isGoal: (Face) -> Bool) -> Escape {
    let starts = faces.map(isStart)
    let goals = faces.map(isGoal)
    let predecessors = Predecessors(self)
    func firstTrapped(unvisitedEscape: Bool) -> Int? {
      let escapes = escapes(to: goals, predecessors, unvisitedEscape: unvisitedEscape)
      return (0..<visited).first { starts[Int(faceNumbers[$0])] && escapes[$0] == false }
    }
    if let trapped = firstTrapped(unvisitedEscape: true) { return .never(trapped) }
    return visited == states.count || firstTrapped(unvisitedEscape: false) == nil
      ? .always : .unknown
  }

  private func escapes(
    to goals: [Bool],
    _ predecessors: Predecessors,
    unvisitedEscape: Bool
  ) -> [Bool] {
    var escapes = (0..<states.count).map { number in
      number < visited ? goals[Int(faceNumbers[number])] : unvisitedEscape
    }
    var rest = escapes.indices.filter { escapes[$0] }
    while let number = rest.popLast() {
      for origin in predecessors.states(before: number) where escapes[Int(origin)] == false {
        escapes[Int(origin)] = true
        rest.append(Int(origin))
      }
    }
    return escapes
  }
}
