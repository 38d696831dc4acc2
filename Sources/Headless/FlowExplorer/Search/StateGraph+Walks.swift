import FlowDriver
public import HeadlessUI
public import JobOrders
import SteppedTasks

/// A step from a visited state to another state, by the numbers of the states, the index of the
/// affordance in the topmost layer, and the order of the jobs that follow.
@usableFromInline
typealias WalkStep = (origin: Int, affordance: Int, order: JobOrder, target: Int)

/// Steps through a graph, each to where the next begins.
struct Walk {
  /// The number of the first state in which it begins.
  let start: Int
  var steps: ArraySlice<WalkStep> = []
  var end: Int { steps.last?.target ?? start }

  func prefix(_ count: Int) -> Walk { Walk(start: start, steps: steps.prefix(count)) }
}

extension StateGraph {
  func indices(from number: Int) -> [Int] {
    let all = (number == 0 ? 0 : ends[number - 1])..<ends[number]
    return all.filter { steps[$0].target < visitedCount }
  }

  /// Returns a shortest walk to a state, by an arrival if it isn't the first one, and on by more steps.
  ///
  /// An app has taken each of its steps after those before.
  func walk(to number: Int, by arrival: Int? = nil, then rest: ArraySlice<WalkStep> = []) -> Walk {
    var way: [WalkStep] = []
    var start = number
    var last = arrival ?? arrivals[number]
    while let index = last {
      way.append(steps[index])
      start = steps[index].origin
      last = formerSteps[index] ?? arrivals[start]
    }
    return Walk(start: start, steps: way.reversed() + rest)
  }

  /// Returns a shortest way of up to eight steps between visited states, or `nil` if there is none, or none
  /// nearby.
  func way(from origin: Int, to target: Int) -> [WalkStep]? {
    guard max(origin, target) < visitedCount else { return nil }
    var ways: [Int: [WalkStep]] = [origin: []]
    var layer = [origin]
    for _ in 0..<8 where ways[target] == nil && ways.count < 500 {
      var next: [Int] = []
      for number in layer {
        for step in indices(from: number).map({ steps[$0] }) where ways[step.target] == nil {
          ways[step.target] = ways[number, default: []] + [step]
          next.append(step.target)
        }
      }
      layer = next
    }
    return ways[target]
  }

  /// Returns whether a state is between two actions of one turn.
  @inlinable
  func isMidTurn(_ number: Int) -> Bool { arrivals[number].map { steps[$0].order.isHeld } == true }

  func control(of step: WalkStep) -> AffordanceIdentity {
    layers[step.origin].affordances[step.affordance]
  }

  func place(of step: WalkStep) -> Place {
    Place(
      state: step.origin, affordances: layers[step.origin].affordances, step: step.affordance,
      order: step.order)
  }

  /// Returns a new app after a walk, or `nil` if it can't take a step.
  func app(after walk: Walk) -> App? {
    var app = firstStates[walk.start].makeApp()
    return walk.steps.allSatisfy { perform(place(of: $0), &app, app.screen) } ? app : nil
  }

  func commands(of walk: Walk) -> [Command] { walk.steps.flatMap { place(of: $0).commands } }

  func flow(of walk: Walk) -> Flow { Flow(unchecked: commands(of: walk).joined) }

  /// Returns the commands of a shortest way to a place, and the number of the first state in which it begins.
  func way(to place: Place) -> (start: Int, commands: [Command]) {
    let walk = walk(to: place.state, by: place.arrival)
    return (walk.start, commands(of: walk) + place.commands)
  }

  /// Returns the last command of a shortest way to a place, as text, or `nil` if there is none.
  func lastCommand(to place: Place) -> String? {
    way(to: place).commands.joined.last.map { "\($0)" }
  }

  /// Returns the flow to a place as text, below which comments tell of a step that isn't offered, and of
  /// the end of its app.
  func text(of place: Place) -> String {
    var text = "\(Flow(unchecked: way(to: place).commands.joined))"
    if let step = place.step, place.commands.isEmpty {
      text += "# here \(known[step].identity.hiddenCommand)\n"
    }
    if place.isLeft {
      text += "# here the app is left, and its calls end with a CancellationError\n"
    }
    return text
  }

  /// Returns the first visited state of a start layer from which a person can't reach a goal layer
  /// regardless of the responses, or `nil` if there is none.
  ///
  /// A state that wasn't visited, is in the middle of a turn, or has a step that wasn't continued counts as a
  /// goal. The responses of a state help only if all of them do.
  func trappedState(from starts: [Bool], to goals: [Bool]) -> Int? {
    var arrivals = [[WalkStep]](repeating: [], count: states.count)
    var responses = [Int](repeating: 0, count: states.count)
    for step in steps.prefix(transitionCount) {
      let control = control(of: step)
      let isEvent = control.gesture == .event
      if isEvent, control.identifier == nil { continue }
      arrivals[step.target].append(step)
      responses[step.origin] += isEvent ? 1 : 0
    }
    var recovering = states.indices.map {
      $0 >= visitedCount || goals[$0] || uncontinued.keys.contains($0) || isMidTurn($0)
    }
    var rest = recovering.indices.filter { recovering[$0] }
    while let number = rest.popLast() {
      for step in arrivals[number] where recovering[step.origin] == false {
        if control(of: step).gesture == .event {
          responses[step.origin] -= 1
          if responses[step.origin] > 0 { continue }
        }
        recovering[step.origin] = true
        rest.append(step.origin)
      }
    }
    return (0..<visitedCount).first { starts[$0] && recovering[$0] == false }
  }
}

extension AffordanceIdentity {
  /// The command of something that isn't offered, which no flow performs.
  @usableFromInline
  var hiddenCommand: String {
    "\(Command(self)), which isn't offered"
  }
}
