/// What leads from one layer to another.
public struct Passage: Hashable, Sendable {
  /// The topmost layer before.
  public let origin: Place
  /// What was done.
  public let control: Face.Control
  /// The topmost layer after.
  public let destination: Place
}

private struct PassageKey: Hashable {
  let face: UInt32
  let affordance: UInt32
  let target: UInt32
}

extension StateGraph {
  /// Every way from one layer to another that was taken between visited states, each once.
  var passages: [Passage] {
    var keys: Set<PassageKey> = []
    var latest = faces.map { [UInt32?](repeating: nil, count: $0.controls.count) }
    var seen: Set<Passage> = []
    var passages: [Passage] = []
    for number in 0..<visited {
      let face = faceNumbers[number]
      for edge in edges(of: number) where Int(targets[edge]) < visited {
        let (affordance, target) = (affordances[edge], faceNumbers[Int(targets[edge])])
        guard (latest[Int(face)][Int(affordance)] == target) == false else { continue }
        latest[Int(face)][Int(affordance)] = target
        let key = PassageKey(face: face, affordance: affordance, target: target)
        guard keys.insert(key).inserted else { continue }
        let passage = Passage(
          origin: Place(faces[Int(face)]),
          control: faces[Int(face)].controls[Int(affordance)],
          destination: Place(faces[Int(target)]))
        if seen.insert(passage).inserted { passages.append(passage) }
      }
    }
    return passages
  }

  /// What visited layers were seen to offer and nobody did, each once.
  var untried: [UntriedControl] {
    var seen = Set(passages.map { UntriedControl(origin: $0.origin, control: $0.control) })
    var faces: Set<UInt32> = []
    let order = faceNumbers.prefix(visited).filter { faces.insert($0).inserted }
    return order.map { self.faces[Int($0)] }.flatMap { face in
      face.controls.map { UntriedControl(origin: Place(face), control: $0) }
    }
    .filter { seen.insert($0).inserted }
  }
}
