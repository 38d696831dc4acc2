package import HeadlessUI

/// A wrapper of a stranger, which writes down what happens to its app.
package struct Log<App: HeadlessApp>: AppWrapper {
  package var app: App
  /// What has happened to the app.
  package private(set) var inputs: [Input<App.Action>] = []

  /// Creates a log of an app.
  package init(_ app: App) { self.app = app }

  package mutating func take(_ input: Input<App.Action>) -> Bool {
    inputs.append(input)
    return app.take(input)
  }
}
