import HeadlessUI
internal import Observation
internal import Synchronization

/// Reads an app's screen, and tells when what it was read from has changed.
///
/// One change is told once until the screen is read again. Apps without observable state are only
/// read after events.
final class ScreenWatch: Sendable {
  private let isWatching = Atomic(false)
  private let changed: @Sendable () -> Void

  /// Tells changes on the thread that makes them.
  init(_ changed: @escaping @Sendable () -> Void) {
    self.changed = changed
  }

  /// The screen of an app, as it is once its changes are being told.
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
