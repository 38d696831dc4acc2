public import HeadlessUI

/// The states that were found, the first way to each, and the transitions between them.
@usableFromInline
struct StateGraph<App: RestorableApp>: Sendable {
  @usableFromInline var table = StateTable<App.State>()
  @usableFromInline let limit: Int
  @usableFromInline var parents: [Int32] = [-1]
  @usableFromInline var origins: [UInt32] = [0]
  @usableFromInline var frontierEnd = 0
  @usableFromInline var depth = -1
  @usableFromInline var layers: [LayerSummary] = []
  private var numbers: [LayerSummary: UInt32] = [:]
  @usableFromInline var layerNumbers: [UInt32] = []
  @usableFromInline var targets: [Int32] = []
  @usableFromInline var affordances: [UInt32] = []
  @usableFromInline var ends: [Int] = []
  /// The largest number of steps from a visited state, and at least 8.
  @usableFromInline var mostSteps = 8
  @usableFromInline var witnesses: [Witness] = []
  @usableFromInline var readings: [StepReading<App.State>] = []
  /// A Boolean value that indicates whether a new state was left out because there were as many as
  /// the limit allows.
  @usableFromInline var isFull = false
  /// How often each property had something to look at in the visited states.
  @usableFromInline var examined: [Int]
  /// The state to which the app didn't go back, or `nil` if there was none; no state after it was
  /// visited.
  @usableFromInline var unrestored: UnrestoredState?

  @inlinable
  init(first: App.State, limit: Int, properties: Int) {
    self.limit = limit
    examined = [Int](repeating: 0, count: properties)
    _ = table.number(of: first, hash: first.hashValue, limit: 1)
  }

  @inlinable
  var states: [App.State] { table.states }
  @inlinable
  var visitedCount: Int { ends.count }

  /// A Boolean value that indicates whether no more states are visited.
  @inlinable
  var isStopped: Bool { unrestored == nil ? isFull : true }

  /// Returns the numbers of the states one step beyond the visited ones, or `nil` if there are none
  /// within a bound.
  @inlinable
  mutating func nextFrontier(upTo bound: Int) -> Range<Int>? {
    guard isStopped == false, frontierEnd < states.count, depth < bound else { return nil }
    let frontier = frontierEnd..<states.count
    depth += 1
    frontierEnd = states.count
    return frontier
  }

  /// Adds what a worker found, in order.
  ///
  /// The first state that wasn't restored or that leads to a state for which there is no room, and
  /// all later states, count as not visited.
  @inlinable
  mutating func add(_ expansion: Expansion<App>) {
    guard isStopped == false else { return }
    let numbers = expansion.layers.map { number(of: $0) }
    var (start, tally) = (0, 0)
    for (count, layer) in zip(expansion.counts, expansion.layerNumbers) {
      layerNumbers.append(numbers[Int(layer)])
      guard addEdges(start..<start + Int(count), of: expansion) else { break }
      start += Int(count)
      mostSteps = max(mostSteps, Int(count))
      ends.append(targets.count)
      for property in examined.indices {
        examined[property] += Int(expansion.examined[tally + property])
      }
      tally += examined.count
    }
    if expansion.unrestored?.number == ends.count { unrestored = expansion.unrestored }
    readings += expansion.readings.filter { $0.number < ends.count }
    for witness in expansion.witnesses
    where witness.number < ends.count
      && witnesses.contains(where: { $0.property == witness.property }) == false
    {
      witnesses.append(witness)
    }
  }

  @inlinable
  mutating func addEdges(_ edges: Range<Int>, of expansion: Expansion<App>) -> Bool {
    let parent = Int32(clamping: ends.count)
    for index in edges {
      let known = table.states.count
      guard
        let target = table.number(
          of: expansion.next[index], hash: expansion.hashes[index], limit: limit)
      else {
        targets.removeLast(index - edges.lowerBound)
        affordances.removeLast(index - edges.lowerBound)
        isFull = true
        return false
      }
      targets.append(Int32(clamping: target))
      affordances.append(expansion.affordances[index])
      if target == known {
        parents.append(parent)
        origins.append(expansion.affordances[index])
      }
    }
    return true
  }

  /// Returns the steps from the first state to another, each as the number of a state and the index
  /// of an affordance.
  func path(to number: Int) -> [(number: Int, affordance: Int)] {
    var path: [(number: Int, affordance: Int)] = []
    var current = number
    while parents[current] >= 0 {
      path.append((Int(parents[current]), Int(origins[current])))
      current = Int(parents[current])
    }
    return path.reversed()
  }

  /// Returns the edges that leave a visited state.
  @inlinable
  func edges(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  @usableFromInline
  mutating func number(of layer: LayerSummary) -> UInt32 {
    if let number = numbers[layer] { return number }
    let number = UInt32(clamping: layers.count)
    layers.append(layer)
    numbers[layer] = number
    return number
  }
}
