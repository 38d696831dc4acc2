import DescriptorIO
import HeadlessUI
public import SteppedTasks

extension LastFlow: StepPlaces {
  package var current: (any Sendable)? { place }

  package func leave(_ place: (any Sendable)?, _ work: () -> Void) {
    let former = self.place
    if let place = place as? Place { self.place = place }
    self.place.isLeft = true
    work()
    self.place = former
  }
}

extension Steps {
  /// Performs work from a place on, to which the last flow leads, and whose apps share the steps.
  @usableFromInline
  func follow<App, Result>(
    from place: Place, in graph: StateGraph<App>, _ work: (LastFlow) -> Result
  ) -> Result {
    LastFlow.keep(after: graph.knowledge, graph.text(of:)) { last in
      last.place = place
      return Steps.$places.withValue(last) {
        Steps.$shared.withValue(self) { work(last) }
      }
    }
  }

  /// Cancels the tasks that outlive their apps, waits up to a second for them to come back, and returns the
  /// places of those that still wait.
  func endTasks() -> [(any Sendable)?] {
    _ = try? perform(for: nil, as: .last) { StepTasks.cancel(of: self) }
    let end = ContinuousClock.now + .seconds(1)
    while placesOfTasks.isEmpty == false, error == nil, ContinuousClock.now < end { usleep(10_000) }
    return placesOfTasks
  }
}
