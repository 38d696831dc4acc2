import Descriptors
import FlowDriver
import HeadlessUI
public import SteppedTasks

extension Steps {
  /// Performs work whose apps share the steps.
  @usableFromInline
  func share<Result>(_ work: () -> Result) -> Result {
    Steps.$shared.withValue(self, operation: work)
  }

  /// Performs work whose apps share the steps, and whose events are those of a flow.
  @usableFromInline
  func share<Result>(at last: LastFlow, _ work: () -> Result) -> Result {
    let place = { @Sendable in FlowPlace(last) as (any Sendable)? }
    return Steps.$currentPlace.withValue(place) { share(work) }
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
///
/// It's made for each event, and so small that it fits into an `Any` without an allocation.
struct FlowPlace: Sendable {
  private let numbers: (state: Int32, step: Int32)
  private let affordances: [AffordanceIdentity]
  private let order: JobOrder

  init(_ last: LastFlow) {
    numbers = (Int32(clamping: last.state), Int32(clamping: last.step ?? -1))
    (affordances, order) = (last.affordances, last.order)
  }

  var state: Int { Int(numbers.state) }

  /// The commands of the step, or none if nothing that the state offers is performed.
  var commands: [Command] {
    let step = Int(numbers.step)
    return affordances.indices.contains(step) ? [Command](step, of: affordances, in: order) : []
  }
}
