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
  let face: UInt16
  let affordance: UInt16
  let target: UInt16
}

extension StateGraph {
  /// Every way from one layer to another that was taken between visited states, each once.
  var passages: [Passage] {
    var seen: Set<PassageKey> = []
    var latest = faces.map { [UInt16?](repeating: nil, count: $0.controls.count) }
    var passages: [Passage] = []
    for number in 0..<visited {
      let face = faceNumbers[number]
      for edge in edges(of: number) where Int(targets[edge]) < visited {
        let (affordance, target) = (affordances[edge], faceNumbers[Int(targets[edge])])
        guard (latest[Int(face)][Int(affordance)] == target) == false else { continue }
        latest[Int(face)][Int(affordance)] = target
        let key = PassageKey(face: face, affordance: affordance, target: target)
        guard seen.insert(key).inserted else { continue }
        let passage = Passage(
          origin: Place(faces[Int(face)]),
          control: faces[Int(face)].controls[Int(affordance)],
          destination: Place(faces[Int(target)]))
        if passages.contains(passage) == false { passages.append(passage) }
      }
    }
    return passages
  }
}
