import FlowDriver
import SteppedTasks

/// The explorations that begin again where the first one can't tell states apart.
extension Search {
  /// Explores, and once more with one app at a time if an app can't go back to a state, because what apps share
  /// may be put back whenever one is made.
  func exploration() -> Exploration<App> {
    let first = identified()
    let isStopped = first.graph.failure.map { $0.law == nil } == true
    guard isStopped, App.self is any RepeatingApp.Type else { return first }
    var search = with(Steps())
    search.parksApps = false
    let other = search.identified()
    return other.isLost ? first : other
  }

  /// Explores, and once more with each `UUID` and time known by its places alone if an app that stores some can't
  /// be followed, because they may differ from app to app.
  private func identified() -> Exploration<App> {
    let first = remembered()
    guard first.isLost || first.neverRepeats, first.graph.stores({ $0.kind == .varying }) else {
      return first
    }
    let other = with(Steps(valuesDiffer: true)).remembered()
    return other.isLost && other.isMixedUp == false ? first : other
  }

  /// Explores, and again with a longer memory of responses if ways to one state go on differently, because a task
  /// may count or gather them in a local variable, and then with a memory of the states in which they came, of
  /// which a task may keep a copy.
  private func remembered() -> Exploration<App> {
    let first = compared()
    guard first.isMixedUp, App.self is any RepeatingApp.Type else { return first }
    var unfinished: Exploration<App>?
    for remembersStates in [false, true] {
      let steps = Steps(
        memory: 8, remembersStates: remembersStates, valuesDiffer: steps.valuesDiffer)
      var other = with(steps, limit: max(1_000, 2 * first.states.count)).compared()
      let isSplit = first.states.count < other.states.count || other.isComplete == false
      guard isSplit, other.isMixedUp == false else { continue }
      if other.isComplete { return other }
      if first.isComplete { other.formerMixUp = first.mixUp }
      unfinished = unfinished ?? other
    }
    return unfinished ?? first
  }

  /// Returns a search like this one, with steps of its own.
  private func with(_ steps: Steps, limit: Int = .max) -> Search {
    var search = self
    search.steps = steps
    search.limit = limit
    return search
  }

  /// Explores, and compares the ways to each state of an app that's replayed.
  private func compared() -> Exploration<App> {
    Steps.$shared.withValue(steps) {
      let isWalking = explorer.properties.contains { $0.comparesWays }
      let needsWalk = App.self is any RepeatingApp.Type && isWalking == false
      let walk = needsWalk ? [Property<App>.dependsOnStateAlone(steps: nil)] : []
      let laws = explorer.properties + walk
      let following = "every task can be followed"
      var graph = explorer.graph(self, laws)
      noteChange(in: &graph)
      var exploration = Exploration(graph, scope: explorer.scope)
      let unresumed = graph.unresumed(steps.endTasks())
      let goesOnLater = exploration.unread.contains { $0.contains(HiddenState.unfollowed) }
      if let error = steps.error {
        graph.stop(at: steps.place as? Place ?? Place(state: 0), error, law: following)
        exploration = Exploration(graph, scope: explorer.scope)
      } else if unresumed.isEmpty == false || goesOnLater {
        let places = unresumed.compactMap { $0 as? Place }
        exploration.unresumed = places.compactMap(graph.lastCommand).unique
        exploration.findings.append(
          Finding(property: following, outcome: .undecided, subject: "step", examined: 0))
      }
      return exploration
    }
  }
}
