import HeadlessUI
import Observation
import Synchronization

/// Reads an app's screen, and reports when the state that it was read from changes.
///
/// The first change is reported, and no other until the screen is read again. It's reported just
/// before the state changes. Another thread may still be about to change it when the screen is read,
/// so the screen must be read again soon, by the ``deadline``. An app without observable state is read
/// only after events.
final class ScreenWatch {
  /// The durations from one reading to the next after a report.
  private static let pauses: [Duration] = [.milliseconds(5), .milliseconds(50), .milliseconds(500)]

  /// The time at which to read the screen even if nothing is reported.
  private(set) var deadline: ContinuousClock.Instant?
  private var pauses = ScreenWatch.pauses[...]
  private let reporter: Reporter
  private let now: () -> ContinuousClock.Instant

  init(now: @escaping () -> ContinuousClock.Instant, _ changed: @escaping @Sendable () -> Void) {
    self.now = now
    reporter = Reporter(changed)
  }

  func screen<App: HeadlessApp>(of app: App) -> Screen<App.Action> {
    if reporter.start() {
      pauses = ScreenWatch.pauses[...]
    } else {
      guard let deadline, deadline <= now() else { return app.screen }
    }
    deadline = pauses.popFirst().map { now() + $0 }
    return withObservationTracking {
      app.screen
    } onChange: { [reporter] in
      reporter.report()
    }
  }
}

private final class Reporter: Sendable {
  private let isStarted = Atomic(false)
  private let changed: @Sendable () -> Void

  init(_ changed: @escaping @Sendable () -> Void) {
    self.changed = changed
  }

  /// Returns whether it wasn't already waiting for a change.
  func start() -> Bool {
    isStarted.exchange(true, ordering: .acquiringAndReleasing) == false
  }

  func report() {
    if isStarted.exchange(false, ordering: .acquiringAndReleasing) { changed() }
  }
}
