import HeadlessUI

extension StateGraph {
  /// The first visited state of one kind from which none of another kind can be reached; states
  /// that were not visited count as ways out, as nothing is known of them.
  func firstTrapped(
    from isStart: (Face) -> Bool,
    to isGoal: (Face) -> Bool
  ) -> Int? {
    let (starts, goals) = (faces.map(isStart), faces.map(isGoal))
    var escapes = (0..<states.count).map { number in
      number >= visited || goals[Int(faceNumbers[number])]
    }
    var changes = true
    while changes {
      changes = false
      for number in (0..<visited).reversed() where escapes[number] == false {
        if edges(of: number).contains(where: { escapes[Int(targets[$0])] }) {
          escapes[number] = true
          changes = true
        }
      }
    }
    return (0..<visited).first { starts[Int(faceNumbers[$0])] && escapes[$0] == false }
  }
}
