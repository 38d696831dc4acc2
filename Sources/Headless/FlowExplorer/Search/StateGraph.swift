import FlowDriver
public import HeadlessUI

/// A step from a visited state to another state, by the numbers of the states and the index of the
/// affordance in the topmost layer.
@usableFromInline
struct WalkStep: Sendable {
  let origin: Int
  let affordance: Int
  let target: Int
}

/// Steps through a graph, from its first state, each to where the next begins.
typealias Walk = [WalkStep]

@usableFromInline
struct StateGraph<App: RestorableApp>: Sendable {
  /// The first state, or step from it, that decides a property.
  struct Witness {
    let number: Int
    let affordance: Int?
    let commands: [Command]
  }

  @usableFromInline private(set) var states: [App.State]
  private var numbers: [App.State: Int]
  private let limit: Int
  /// The step by which each state was found first.
  private var arrivals: [WalkStep?] = [nil]
  private(set) var steps: [WalkStep] = []
  /// For each visited state, where its steps end.
  private var ends: [Int] = []
  private(set) var layers: [LayerSummary] = []
  private var layerIndices: [LayerSummary: Int] = [:]
  private(set) var layerNumbers: [Int] = []
  private(set) var witnesses: [Int: Witness] = [:]
  private(set) var readings: [(property: Int, step: Int, reading: Reading<App.State>)] = []
  private(set) var examined: [Int]
  /// A Boolean value that indicates whether a new state was left out because there were as many as
  /// the limit allows.
  private(set) var isFull = false
  /// The state to which the app can't go back, and why; no state after it was visited.
  private(set) var unrestored: (number: Int, reason: String)?

  @usableFromInline
  init(first: App.State, limit: Int, properties: Int) {
    states = [first]
    numbers = [first: 0]
    self.limit = limit
    examined = [Int](repeating: 0, count: properties)
  }

  @usableFromInline var visitedCount: Int { ends.count }
  var transitionCount: Int { ends.last ?? 0 }

  @usableFromInline var isStopped: Bool { unrestored == nil ? isFull : true }

  /// A state that leads to one for which there is no room counts as not visited.
  @usableFromInline
  mutating func add(_ result: Result<Visit<App>, RestoringError>) {
    guard isStopped == false else { return }
    let (number, start) = (ends.count, steps.count)
    let visit: Visit<App>
    switch result {
    case .success(let found): visit = found
    case .failure(let error):
      unrestored = (number, error.reason)
      return
    }
    layerNumbers.append(self.number(of: visit.layer))
    for (affordance, next) in visit.steps {
      guard let target = self.number(of: next) else {
        isFull = true
        return
      }
      let step = WalkStep(origin: number, affordance: affordance, target: target)
      steps.append(step)
      if target == arrivals.count { arrivals.append(step) }
    }
    ends.append(steps.count)
    for (property, count) in visit.examined.enumerated() { examined[property] += count }
    readings += visit.readings.map { ($0.property, start + $0.step, $0.reading) }
    for witness in visit.witnesses where witnesses[witness.property] == nil {
      witnesses[witness.property] = Witness(
        number: number, affordance: witness.affordance, commands: witness.commands)
    }
  }

  /// Returns the number of a state, which is new if it wasn't found before, or `nil` if there is no
  /// room for it.
  private mutating func number(of state: App.State) -> Int? {
    let number = numbers[state].filled(with: states.count < limit ? states.count : nil)
    if number == states.count { states.append(state) }
    return number
  }

  private mutating func number(of layer: LayerSummary) -> Int {
    if let number = layerIndices[layer] { return number }
    layerIndices[layer] = layers.count
    layers.append(layer)
    return layers.count - 1
  }
}

extension StateGraph {
  func indices(from number: Int) -> [Int] {
    let all = (number == 0 ? 0 : ends[number - 1])..<ends[number]
    return all.filter { steps[$0].target < visitedCount }
  }

  func walk(to number: Int) -> Walk {
    var walk: Walk = []
    var last = arrivals[number]
    while let step = last {
      walk.append(step)
      last = arrivals[step.origin]
    }
    return walk.reversed()
  }

  func control(of step: WalkStep) -> AffordanceIdentity {
    layers[layerNumbers[step.origin]].affordances[step.affordance]
  }

  func commands(of walk: Walk) -> [Command] {
    walk.map { layers[layerNumbers[$0.origin]].command($0.affordance) }
  }

  func commands(to witness: Witness) -> [Command] {
    let last = witness.affordance.map {
      WalkStep(origin: witness.number, affordance: $0, target: witness.number)
    }
    return commands(of: walk(to: witness.number) + [last].compactMap { $0 })
  }

  /// Returns the first visited state whose layer is a start and from which no layer that is a goal can
  /// be reached, or `nil` if one can be reached from all of them.
  ///
  /// A state that wasn't visited counts as a goal.
  func trappedState(from starts: [Bool], to goals: [Bool]) -> Int? {
    var origins = [[Int]](repeating: [], count: states.count)
    for step in steps.prefix(transitionCount) { origins[step.target].append(step.origin) }
    var recovering = states.indices.map { $0 < visitedCount ? goals[layerNumbers[$0]] : true }
    var rest = recovering.indices.filter { recovering[$0] }
    while let number = rest.popLast() {
      for origin in origins[number] where recovering[origin] == false {
        recovering[origin] = true
        rest.append(origin)
      }
    }
    return (0..<visitedCount).first { starts[layerNumbers[$0]] && recovering[$0] == false }
  }
}

extension Int? {
  /// Returns the number, which becomes another one if there is none.
  fileprivate mutating func filled(with number: Int?) -> Int? {
    self = self ?? number
    return self
  }
}
