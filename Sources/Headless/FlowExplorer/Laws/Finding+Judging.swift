import CellText
import FlowDriver
import HeadlessUI

extension StateGraph {
  /// The number of states visited so far, and a line for each property on what was found in them.
  var knowledge: String {
    let findings = zip(properties, tallies).map { Finding($0, $1, in: self, isOver: false) }
    return "# \(visitedCount.counted("state")) visited until then:\n"
      + findings.map { $0.report }.joined()
  }
}

extension Finding {
  /// Creates the finding of a property, whose flows apps try once the search is over.
  init<App>(
    _ property: Property<App>, _ tally: Tally, in graph: StateGraph<App>,
    isOver: Bool = true
  ) {
    self.property = property.name
    subject = property.law.subject
    examined = tally.examined
    outcome = isOver && graph.bound == nil ? .holds : .undecided
    switch property.law {
    case .state(isGoal: true, _, _): reach(tally.witness?.place, in: graph)
    case .state, .step, .ignoring:
      if let (place, found) = tally.witness {
        violate(after: graph.way(to: place), found, in: graph, triesFlow: isOver)
      } else if property.isAboutRest, examined == 0, graph.waitsAlways {
        outcome = .undecided
      }
    case _ where isOver == false: break
    case .recovery(let isFromAlerts, let isGoal): recover(isFromAlerts, to: isGoal, in: graph)
    case .replay(let steps): compareWays(within: steps, in: graph)
    case .effects(let names): findIdleControl(except: names, in: graph)
    }
  }

  /// Creates the finding of whether the app could be followed, and went back to every state.
  init<App>(ofFollowingIn graph: StateGraph<App>) {
    self.init(
      property: graph.failure?.law ?? "the app can go back to every state",
      outcome: graph.bound == nil ? .holds : .undecided, subject: "state",
      examined: graph.visitedCount)
    if let (_, place, reason) = graph.failure {
      violate(after: graph.way(to: place), "\(reason)", in: graph)
      note = reason.split(separator: "\n").map { String($0).visible }.joined(separator: "\n")
    }
  }

  private mutating func reach<App>(_ goal: Place?, in graph: StateGraph<App>) {
    if let goal {
      let (start, way) = graph.way(to: goal)
      firstState = graph.firstStates[start].name
      outcome = .reached(steps: way.stepCount, Flow(unchecked: way.joined))
    } else if outcome == .holds {
      outcome = .unreached
    }
  }

  /// Notes a violation after a way from a first state.
  mutating func violate<App>(
    after way: (start: Int, commands: [Command]), _ found: Violation, in graph: StateGraph<App>,
    triesFlow: Bool = true
  ) {
    let first = graph.firstStates[way.start]
    let way = way.commands
    var evidence = found.sentence == nil ? Evidence.failing : .unshown
    note = found.sentence?.visible
    firstState = first.name
    if triesFlow, found.sentence == nil {
      let flow = Flow(unchecked: way + found.commands)
      (evidence, note) = flow.evidence(after: way.count, first.makeApp)
      note = note ?? found.advice
    }
    let flow = Flow(unchecked: way.joined + found.commands)
    outcome = .violated(steps: way.stepCount, flow, evidence)
  }

  private mutating func recover<App>(
    _ isFromAlerts: Bool, to isGoal: (LayerIdentity) -> Bool, in graph: StateGraph<App>
  ) {
    let starts = graph.layers.map { isFromAlerts == false || $0.identity.role == .alert }
    examined = starts.prefix(graph.visitedCount).count { $0 }
    let goals = graph.layers.map { isGoal($0.identity) }
    guard let trap = graph.trappedState(from: starts, to: goals) else { return }
    let wayOut = graph.layers[trap].wayOut
    let home = isFromAlerts ? nil : graph.firstStates.first?.makeApp().screen.topLayer.name
    let isHome = home.map { [Command.expect(.noAlert), .expect(.title($0))] } ?? []
    violate(after: graph.way(to: Place(state: trap)), Violation(wayOut + isHome), in: graph)
  }

  private mutating func compareWays<App>(within limit: Int?, in graph: StateGraph<App>) {
    let isStopped = graph.isFollowed == false || (limit == nil && graph.bound == .violation)
    guard isStopped == false, var replay = Replay(graph) else { return }
    let most = graph.bound == nil ? 10_000 : 2_500
    let steps = limit ?? min(max(1_000, 4 * graph.transitionCount), most)
    let goesRound = limit == nil && graph.mayHideCounts
    let first =
      replay.difference(within: steps)
      ?? (goesRound ? replay.differenceInCycles(within: steps) : nil)
    examined = replay.performed
    guard let first else { return }
    let found = replay.shrunk(first, within: 10 * steps)
    let shown = found.expectation.map { Violation([.expect($0)]) }
    let seen: Violation = "an app that goes back to this state isn't like one that gets here"
    let way = (found.walk.start, graph.commands(of: found.walk))
    violate(after: way, shown ?? seen, in: graph)
    if App.self is any RepeatingApp.Type { note = graph.comparison(of: found.walk) }
  }
}

extension StateGraph {
  /// Returns how a walk goes on differently from the way by which the explorer took its last step, line by
  /// line.
  fileprivate func comparison(of walk: Walk) -> String {
    let other = firstWalk(like: walk)
    let states = [other, walk].compactMap { app(after: $0)?.state }
    let words = states.count == 2 ? difference(states[0], states[1]).words : nil
    let way = commands(of: other).joined
    if way == commands(of: walk).joined {
      return "one way goes on differently in two apps, so it's random, or apps share it"
        + (words.map { "\nin both apps: \($0)" } ?? "")
    }
    var lines = ["the same screen, reached in two ways, goes on differently; the other way is"]
    lines += way.map { "  \($0)" }
    if let words { lines.append("after the other way, and then after this one: \(words)") }
    let unread = unread(in: self.states[walk.end]).prefix(3).joined(separator: ", ")
    if unread.isEmpty == false {
      lines.append("what isn't looked at may tell them apart: \(unread)")
    }
    lines.append("let a request name what tells them apart, let an object store it, or give a key")
    return lines.joined(separator: "\n")
  }

  /// Returns the walk by which the explorer first took the last step of another one.
  private func firstWalk(like walk: Walk) -> Walk {
    guard let last = walk.steps.last else { return self.walk(to: walk.end) }
    let former = steps.firstIndex { $0 == last }.flatMap { formerSteps[$0] }
    return self.walk(to: last.origin, by: former, then: [last])
  }
}

extension [Command] {
  fileprivate var stepCount: Int { count { ($0.gesture == nil) == false } }
}

extension Flow {
  /// Returns whether the flow passes a number of steps on an app and then fails, and passes on the
  /// app's model if there is one, or else a note that describes the violation.
  func evidence(
    after count: Int, _ makeApp: () -> some HeadlessApp
  ) -> (Finding.Evidence, note: String?) {
    guard steps.count > count else {
      return (.unshown, "the law names no command that shows it")
    }
    do {
      try Driver(makeApp()).run(self)
      if makeApp() is any RepeatingApp {
        return (.unshown, "a new app passes the flow, so the law should return a sentence")
      }
      return (
        .unshown,
        "a new app passes the flow; what is wrong was seen after going back, so the app keeps "
          + "something beside its state, which dependsOnStateAlone finds with statesAfterViolation"
      )
    } catch {
      guard (error.location?.line ?? 0) > count else {
        return (.unshown, "a new app can't take these steps, which were found by going back")
      }
    }
    switch (makeApp() as? any JudgedApp)?.judge?.passes(self) {
    case true?: return (.confirmed, nil)
    case false?: return (.unshown, "the model doesn't pass the flow, either")
    case nil: return (.failing, nil)
    }
  }
}
