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
  private let changed: @Sendable () -> Void
  private let report = Report()
  private let now: () -> ContinuousClock.Instant
  /// The observer of the last watched reading, or `nil` if the app reads nothing that reports changes.
  private weak var observer: Observer?

  init(now: @escaping () -> ContinuousClock.Instant, _ changed: @escaping @Sendable () -> Void) {
    self.now = now
    self.changed = changed
  }

  /// Whether the app can have changed since its screen was last read.
  var mayHaveChanged: Bool {
    observer == nil || report.isAwaited.load(ordering: .acquiring) == false
      || (deadline.map { $0 <= now() } ?? false)
  }

  func screen<App: HeadlessApp>(of app: App, hasActed: Bool = false) -> Screen<App.Action> {
    let isAwaited = report.isAwaited.exchange(true, ordering: .acquiringAndReleasing)
    if isAwaited == false || hasActed {
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
    return withObservationTracking(read) { [report, changed] in
      withExtendedLifetime(observer) {
        if report.isAwaited.exchange(false, ordering: .acquiringAndReleasing) { changed() }
      }
    }
  }

  /// An object that lives as long as something can report a change to it.
  private final class Observer: Sendable {}

  /// The next change, which is reported only once however many readings wait for it.
  private final class Report: Sendable {
    let isAwaited = Atomic(false)
  }
}
