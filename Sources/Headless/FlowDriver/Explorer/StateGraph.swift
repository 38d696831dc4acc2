public import HeadlessUI

/// The states that were found, how each was found first, and what leads where.
@usableFromInline
struct StateGraph<App: RestorableApp>: Sendable {
  @usableFromInline var table = StateTable<App.State>()
  @usableFromInline let limit: Int
  @usableFromInline var parents: [Int32] = [-1]
  @usableFromInline var origins: [UInt32] = [0]
  @usableFromInline var levelEnd = 0
  @usableFromInline var depth = -1
  @usableFromInline var faces: [Face] = []
  private var numbers: [Face: UInt32] = [:]
  @usableFromInline var faceNumbers: [UInt32] = []
  @usableFromInline var targets: [Int32] = []
  @usableFromInline var affordances: [UInt32] = []
  @usableFromInline var ends: [Int] = []
  @usableFromInline var breaches: [Level<App>.Breach] = []
  /// Whether a new state was left out because there were as many as allowed.
  @usableFromInline var isFull = false
  /// The state that the app refused to restore, after which no other was visited.
  @usableFromInline var refused: Int?

  @inlinable
  init(first: App.State, limit: Int) {
    self.limit = limit
    _ = table.number(of: first, hash: first.hashValue, limit: 1)
  }

  @inlinable
  var states: [App.State] { table.states }
  @inlinable
  var visited: Int { ends.count }

  /// Whether no other state is to be visited.
  @inlinable
  var isStopped: Bool { refused == nil ? isFull : true }

  /// The numbers of the states that are one step further than those visited, if there are any.
  @inlinable
  mutating func nextLevel(upTo bound: Int) -> Range<Int>? {
    guard isStopped == false, levelEnd < states.count, depth < bound else { return nil }
    let level = levelEnd..<states.count
    depth += 1
    levelEnd = states.count
    return level
  }

  /// Adds what was found, in order, up to the first state that was refused or that led to one for
  /// which there is no room: it counts as not visited.
  @inlinable
  mutating func add(_ level: Level<App>) {
    guard isStopped == false else { return }
    let faceNumbers = level.faces.map { number(of: $0) }
    var start = 0
    for (count, face) in zip(level.counts, level.faceNumbers) {
      self.faceNumbers.append(faceNumbers[Int(face)])
      guard addEdges(start..<start + Int(count), of: level) else { break }
      start += Int(count)
      ends.append(targets.count)
    }
    if level.refused == ends.count { refused = ends.count }
    for breach in level.breaches
    where breach.number < ends.count
      && breaches.contains(where: { $0.property == breach.property }) == false
    {
      breaches.append(breach)
    }
  }

  @inlinable
  mutating func addEdges(_ edges: Range<Int>, of level: Level<App>) -> Bool {
    let parent = Int32(clamping: ends.count)
    for index in edges {
      let known = table.states.count
      guard
        let target = table.number(of: level.next[index], hash: level.hashes[index], limit: limit)
      else {
        targets.removeLast(index - edges.lowerBound)
        affordances.removeLast(index - edges.lowerBound)
        isFull = true
        return false
      }
      targets.append(Int32(clamping: target))
      affordances.append(level.affordances[index])
      if target == known {
        parents.append(parent)
        origins.append(level.affordances[index])
      }
    }
    return true
  }

  /// What leads from the first state to another, as numbers of a state and of what it offers.
  func path(to number: Int) -> [(number: Int, affordance: Int)] {
    var path: [(number: Int, affordance: Int)] = []
    var current = number
    while parents[current] >= 0 {
      path.append((Int(parents[current]), Int(origins[current])))
      current = Int(parents[current])
    }
    return path.reversed()
  }

  /// The edges that leave a visited state.
  @inlinable
  func edges(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  @usableFromInline
  mutating func number(of face: Face) -> UInt32 {
    if let number = numbers[face] { return number }
    let number = UInt32(clamping: faces.count)
    faces.append(face)
    numbers[face] = number
    return number
  }
}
