import HeadlessUI

/// A port to an app that goes wrong at the second action.
struct BrokenPort<App: HeadlessApp>: AppPort {
  enum Fault {
    case dropsAction
    case showsTheLastScreen
    case breaks
  }

  struct Failure: Error, CustomStringConvertible {
    let description = "the line is dead"
  }

  var app: App
  let fault: Fault
  var shown: Screen<App.Action>?
  var actions = 0

  init(_ app: App, _ fault: Fault) {
    self.app = app
    self.fault = fault
  }

  func currentScreen() throws(Failure) -> Screen<App.Action> { shown ?? app.screen }

  mutating func perform(_ action: App.Action) throws(Failure) {
    actions += 1
    guard actions == 2 else {
      shown = nil
      return app.perform(action)
    }
    switch fault {
    case .dropsAction: break
    case .showsTheLastScreen:
      shown = app.screen
      app.perform(action)
    case .breaks: throw Failure()
    }
  }
}
