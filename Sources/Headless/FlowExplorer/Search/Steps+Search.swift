import DescriptorIO
import HeadlessUI
public import SteppedTasks

extension Steps {
  /// Performs work from a place on, to which the last flow leads, and whose apps share the steps.
  @usableFromInline
  func follow<App, Result>(
    from place: Place, in graph: StateGraph<App>, _ work: (LastFlow) -> Result
  ) -> Result {
    LastFlow.keep(after: graph.knowledge, graph.text(of:)) { last in
      last.place = place
      return Steps.$currentPlace.withValue({ last.place }) {
        Steps.$shared.withValue(self) { work(last) }
      }
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
