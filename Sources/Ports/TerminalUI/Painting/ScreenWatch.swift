import HeadlessUI
import Observation
import Synchronization

/// Reads an app's screen, and reports when the state that it was read from changes.
///
/// The first change is reported, and no other until the screen is read again. It's reported just
/// before the state changes, and another thread may change it a moment later, so the screen must be read
/// again by the ``deadline``, too. An action can lead an app to other state, such as that of a new
/// request, without any report, so the state that is read after it is always watched.
final class ScreenWatch {
  /// The time from one reading to the next after a report.
  private static let pause = Duration.milliseconds(100)
  /// The time after a report in which the screen is read again and again.
  private static let patience = Duration.seconds(1)

  /// The time at which to read the screen even if nothing is reported.
  private(set) var deadline: ContinuousClock.Instant?
  private var end: ContinuousClock.Instant
  private let flag = Flag()
  private let now: () -> ContinuousClock.Instant
  private let changed: @Sendable () -> Void

  init(now: @escaping () -> ContinuousClock.Instant, _ changed: @escaping @Sendable () -> Void) {
    self.now = now
    self.changed = changed
    end = now()
  }

  func screen<App: HeadlessApp>(of app: App, hasActed: Bool = false) -> Screen<App.Action> {
    let time = now()
    let isReported = flag.isRaised.exchange(false, ordering: .acquiringAndReleasing)
    if isReported { end = time + ScreenWatch.patience }
    let isDue = deadline.map { $0 <= time } ?? false
    guard isReported || hasActed || isDue else { return app.screen }
    deadline = time < end ? time + ScreenWatch.pause : nil
    return withObservationTracking {
      app.screen
    } onChange: { [flag, changed] in
      if flag.isRaised.exchange(true, ordering: .acquiringAndReleasing) == false { changed() }
    }
  }

  /// Whether a change was reported since the last reading, as it is before the first one.
  private final class Flag: Sendable {
    let isRaised = Atomic(true)
  }
}
