import HeadlessUI
import Observation
import Synchronization

/// Reads an app's screen, and reports when the state that it was read from changes.
///
/// The first change is reported, and no other until the screen is read again. It's reported just
/// before the state changes, and another thread may change it a moment later, so the screen must be read
/// again by the ``deadline``, too. An action can lead an app to other state, such as that of a new
/// request, without any report, so the state that is read after it is always watched.
final class ScreenWatch<Action: Hashable & Sendable> {
  /// The time from one reading to the next after a report, and the time in which they go on.
  private let pause = Duration.milliseconds(100)
  private let patience = Duration.seconds(1)

  /// The time at which to read the screen even if nothing is reported.
  private(set) var deadline: ContinuousClock.Instant?
  private var end: ContinuousClock.Instant
  private var screen: Screen<Action>?
  private var hasReported = false
  private let flag = Flag()
  private let now: () -> ContinuousClock.Instant
  private let changed: @Sendable () -> Void

  init(now: @escaping () -> ContinuousClock.Instant, _ changed: @escaping @Sendable () -> Void) {
    self.now = now
    self.changed = changed
    end = now() + patience
    deadline = now()
  }

  /// Whether the app can have changed since its screen was last read, as one may do that has never reported
  /// anything.
  var mayHaveChanged: Bool {
    hasReported == false || flag.isRaised.load(ordering: .acquiring) || isDue
  }

  private var isDue: Bool { deadline.map { $0 <= now() } ?? false }

  func screen(of app: some HeadlessApp<Action>, hasActed: Bool = false) -> Screen<Action> {
    if let screen, hasActed == false, mayHaveChanged == false { return screen }
    let isReported = flag.isRaised.exchange(false, ordering: .acquiringAndReleasing)
    if isReported {
      hasReported = true
      end = now() + patience
    }
    guard isReported || hasActed || isDue else { return app.screen }
    deadline = now() < end ? now() + pause : nil
    let next = withObservationTracking {
      app.screen
    } onChange: { [flag, changed] in
      if flag.isRaised.exchange(true, ordering: .acquiringAndReleasing) == false { changed() }
    }
    screen = next
    return next
  }

  /// Whether a change was reported since the last reading.
  private final class Flag: Sendable {
    let isRaised = Atomic(false)
  }
}
