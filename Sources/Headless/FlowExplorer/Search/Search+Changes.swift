import FlowDriver
import Foundation
import HeadlessUI

extension Search {
  /// Notes a state in which an app changes by itself, if real time shows one.
  ///
  /// The apps are in the first states, and in those after the first step of each transition between layers.
  /// Time passes once for all of them, and then again for some that have changed, each alone, because an
  /// app may also have changed with others.
  func noteChange(in graph: inout StateGraph<App>) {
    let isOver = graph.bound == .violation || graph.bound == .cancelled
    guard App.self is any RepeatingApp.Type, isOver == false else { return }
    let first = graph.firstStates.indices.prefix(graph.visitedCount).map { Witness(state: $0) }
    let steps = graph.layerSteps.map {
      Witness(state: $0.step.origin, affordance: $0.step.affordance, order: $0.step.order)
    }
    let changed = changing((first + steps).prefix(32), in: graph).prefix(4)
    guard let place = changed.first(where: { changing([$0], in: graph).isEmpty == false })
    else { return }
    let last = graph.commands(of: graph.walk(to: place)).last.map { " after \($0)" } ?? ""
    graph.noteUnrestored(
      place.state,
      RestoringError("it changes by itself\(last); a timer, a queue, or a thread may do it"),
      after: place.affordance)
  }

  /// Returns the places in which an app changes within a tenth of a second, while nothing is performed.
  ///
  /// The run loop of the thread goes on meanwhile, and with that of the main thread its queue.
  private func changing(
    _ places: some Collection<Witness>, in graph: StateGraph<App>
  ) -> [Witness] {
    let apps = places.map { place in
      LastFlow.keep(graph.text(of:)) { last in
        (last.state, last.step, last.order) = (place.state, place.affordance, place.order)
        last.affordances = graph.layers[graph.layerNumbers[place.state]].affordances
        return steps.share(at: last) {
          let walk = graph.walk(to: place)
          var app = graph.firstStates[walk.start].makeApp()
          for step in walk.steps { _ = graph.perform(step, on: &app) }
          return (place: place, app: app, state: app.state)
        }
      }
    }
    let end = Date(timeIntervalSinceNow: 0.1)
    RunLoop.current.run(until: end)
    Thread.sleep(until: end)
    return apps.filter { ($0.app.state == $0.state) == false }.map { $0.place }
  }
}
