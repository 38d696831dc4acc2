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
    var passages: [Passage] = []
    for number in 0..<visited {
      for edge in edges(of: number) where Int(targets[edge]) < visited {
        let key = PassageKey(
          face: faceNumbers[number], affordance: affordances[edge],
          target: faceNumbers[Int(targets[edge])])
        guard seen.insert(key).inserted else { continue }
        let (origin, target) = (faces[Int(key.face)], faces[Int(key.target)])
        let passage = Passage(
          origin: Place(origin), control: origin.controls[Int(key.affordance)],
          destination: Place(target))
        if passages.contains(passage) == false { passages.append(passage) }
      }
    }
    return passages
  }
}
