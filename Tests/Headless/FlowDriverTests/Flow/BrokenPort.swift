import HeadlessUI

/// A port to an app that drops the second action, or breaks at it.
struct BrokenPort<App: HeadlessApp>: AppPort {
  struct Failure: Error, CustomStringConvertible {
    let description = "the line is dead"
  }

  var app: App
  let breaks: Bool
  var actions = 0

  init(_ app: App, breaks: Bool) {
    self.app = app
    self.breaks = breaks
  }

  func currentScreen() throws(Failure) -> Screen<App.Action> { app.screen }

  mutating func perform(_ action: App.Action) throws(Failure) {
    actions += 1
    guard actions == 2 else { return app.perform(action) }
    if breaks { throw Failure() }
  }
}
