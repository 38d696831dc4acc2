import HeadlessUI
import Observation
import Synchronization

/// Reads an app's screen, and reports when the state that it was read from changes.
///
/// The first change is reported, and no other until the screen is read again. It's reported just
/// before the state changes. Another thread may still be about to change it when the screen is read,
/// so the screen must be read again soon, by the ``deadline``. An app without observable state is read
/// only after events. An event can lead an app to other state, such as that of a new request, without
/// any report, so the state that is read after it is always watched.
final class ScreenWatch {
  /// The durations from one reading to the next after a report.
  private static let pauses: [Duration] = [.milliseconds(5), .milliseconds(50), .milliseconds(500)]

  /// The time at which to read the screen even if nothing is reported.
  private(set) var deadline: ContinuousClock.Instant?
  private var pauses = ScreenWatch.pauses[...]
  private let reporter: Reporter
  private let now: () -> ContinuousClock.Instant
  /// The observer of the last watched reading, or `nil` if the app reads nothing that reports changes.
  private weak var observer: Observer?

  init(now: @escaping () -> ContinuousClock.Instant, _ changed: @escaping @Sendable () -> Void) {
    self.now = now
    reporter = Reporter(changed)
  }

  /// Whether the app can have changed since its screen was last read.
  var mayHaveChanged: Bool {
    observer == nil || reporter.isWaiting == false || (deadline.map { $0 <= now() } ?? false)
  }

  func screen<App: HeadlessApp>(of app: App, hasActed: Bool = false) -> Screen<App.Action> {
    if reporter.start() || hasActed {
      pauses = ScreenWatch.pauses[...]
    } else {
      guard let deadline, deadline <= now() else { return app.screen }
    }
    let screen = watch { app.screen }
    deadline = observer == nil ? nil : pauses.popFirst().map { now() + $0 }
    return screen
  }

  private func watch<Result>(_ read: () -> Result) -> Result {
    let observer = Observer()
    self.observer = observer
    return withObservationTracking(read) { [reporter] in
      withExtendedLifetime(observer) { reporter.report() }
    }
  }

  /// An object that lives as long as something can report a change to it.
  private final class Observer: Sendable {}
}

private final class Reporter: Sendable {
  private let isStarted = Atomic(false)
  private let changed: @Sendable () -> Void

  init(_ changed: @escaping @Sendable () -> Void) {
    self.changed = changed
  }

  var isWaiting: Bool { isStarted.load(ordering: .acquiring) }

  /// Returns whether it wasn't already waiting for a change.
  func start() -> Bool {
    isStarted.exchange(true, ordering: .acquiringAndReleasing) == false
  }

  func report() {
    if isStarted.exchange(false, ordering: .acquiringAndReleasing) { changed() }
  }
}
