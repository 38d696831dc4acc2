import HeadlessUI
internal import Observation
internal import Synchronization

/// Reads an app's screen, and reports when the state that it was read from changes.
///
/// The first change is reported, and no other until the screen is read again. An app without
/// observable state is read only after events.
final class ScreenWatch: Sendable {
  private let isWatching = Atomic(false)
  private let changed: @Sendable () -> Void

  /// Creates a watch that calls a closure on the thread that makes a change.
  init(_ changed: @escaping @Sendable () -> Void) {
    self.changed = changed
  }

  /// Returns the screen of an app, whose next change is reported.
  func screen<App: HeadlessApp>(of app: App) -> Screen<App.Action> {
    if isWatching.exchange(true, ordering: .acquiringAndReleasing) == false {
      _ = withObservationTracking {
        app.screen
      } onChange: { [self] in
        isWatching.store(false, ordering: .releasing)
        changed()
      }
    }
    return app.screen
  }
}
