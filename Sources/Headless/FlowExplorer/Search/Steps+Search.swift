import Descriptors
import FlowDriver
import HeadlessUI
public import SteppedTasks

extension Steps {
  /// Performs work whose apps share the steps, and whose events are those of a flow.
  @usableFromInline
  func share<Result>(at last: LastFlow, _ work: () -> Result) -> Result {
    let place = { @Sendable () -> (any Sendable)? in
      FlowPlace(
        state: last.state, step: last.step, affordances: last.affordances, order: last.order)
    }
    return Steps.$currentPlace.withValue(place) {
      Steps.$shared.withValue(self, operation: work)
    }
  }

  /// Whether no task outlives its app, or an error has come within a second in which such tasks can come
  /// back.
  var haveEnded: Bool {
    let start = ContinuousClock.now
    while hasTasks, error == nil, start.duration(to: .now) < .seconds(1) { usleep(1_000) }
    return hasTasks == false
  }
}

/// The end of a flow: a state, and the step that's taken there.
struct FlowPlace: Sendable {
  let state: Int
  let step: Int?
  let affordances: [AffordanceIdentity]
  let order: JobOrder

  /// The commands of the step, or none if nothing that the state offers is performed.
  var commands: [Command] {
    guard let step, affordances.indices.contains(step) else { return [] }
    return [Command](step, of: affordances, in: order)
  }
}
