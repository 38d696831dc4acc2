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

  /// Cancels the tasks that outlive their apps, and returns whether none waits for something outside, or an
  /// error has come within a second in which such tasks can come back.
  func endTasks() -> Bool {
    _ = try? perform(for: nil, isLast: true) { StepTasks.cancel(of: self) }
    let end = ContinuousClock.now + .seconds(1)
    while hasTasks, error == nil, ContinuousClock.now < end { usleep(1_000) }
    return hasTasks == false
  }
}
