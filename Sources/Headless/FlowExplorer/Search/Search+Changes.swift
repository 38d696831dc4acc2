import FlowDriver
import Foundation
import HeadlessUI
import SteppedTasks

extension Search {
  /// Notes a state in which an app changes by itself, if real time shows one.
  ///
  /// The apps are in the first states, and in those after the first step of each transition between layers, or
  /// else in the states that violate a law.
  /// Time passes once for all of them, and then again for some that have changed, each alone, because an
  /// app may also have changed with others.
  func noteChange(in graph: inout StateGraph<App>) {
    let isOver = graph.isFollowed == false || graph.bound == .cancelled
    guard App.self is any RepeatingApp.Type, isOver == false else { return }
    let first = graph.firstStates.indices.prefix(graph.visitedCount).map { Place(state: $0) }
    let places =
      graph.bound == .violation
      ? graph.tallies.compactMap { $0.witness?.place }
      : first + graph.layerSteps.map { graph.place(of: $0.step) }
    let changed = changing(places.prefix(32), in: graph).prefix(4)
    guard let place = changed.first(where: { changing([$0], in: graph).isEmpty == false })
    else { return }
    let last = graph.lastCommand(to: place).map { " after \($0)" } ?? ""
    graph.stop(
      at: place,
      RestoringError("it changes by itself\(last); a timer, a queue, or a thread may do it"))
  }

  /// Returns the places in which an app changes within a tenth of a second, while nothing is performed.
  ///
  /// The run loop of the thread goes on meanwhile, as on the main actor, and with that of the main thread its
  /// queue.
  private func changing(_ places: some Collection<Place>, in graph: StateGraph<App>) -> [Place] {
    var apps = places.map { place in
      steps.follow(from: place, in: graph) { _ in
        let walk = graph.walk(to: place.state, by: place.arrival)
        var app = graph.firstStates[walk.start].makeApp()
        for place in walk.steps.map(graph.place) + [place] {
          _ = graph.perform(place, &app, app.screen)
        }
        return (place: place, app: app, state: app.state)
      }
    }
    let end = Date(timeIntervalSinceNow: 0.1)
    _ = try? steps.perform { RunLoop.current.run(until: end) }
    Thread.sleep(until: end)
    let changed = apps.filter { ($0.app.state == $0.state) == false }.map { $0.place }
    steps.follow(from: Place(state: 0), in: graph) { _ in apps = [] }
    return changed
  }
}
