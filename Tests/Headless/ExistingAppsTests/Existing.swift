import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import TestSupport

/// An adapter of a class of somebody's app.
typealias Adapted<Model> = AdaptedApp<Model, String, String, String>

/// A class of somebody's app, which is answered with texts.
typealias Existing<Model> = StubbedApp<Adapted<Model>>

extension AdaptedApp where Action == String, Response == String {
  /// The app with some responses to each call.
  func stubbed(_ responses: String...) -> StubbedApp<AdaptedApp> {
    StubbedApp(self) { _ in responses.map { Stub($0, $0) } }
  }
}

extension Property {
  /// The law that an explorer checks last of an app that's replayed, in shorter walks.
  static var goesOnAlike: Property {
    .dependsOnStateAlone(steps: TestSizes.size(quick: 200, exhaustive: nil))
  }
}

/// Explores an app, and checks laws.
func explored<App: HeadlessApp & SendableMetatype>(
  _ laws: [Property<ReplayedApp<App>>] = [], workers: Int = 1,
  makeApp: @escaping @Sendable () -> App
) -> Exploration<ReplayedApp<App>> {
  Explorer(Scope("app"), properties: laws + [.goesOnAlike]) { ReplayedApp(makeApp: makeApp) }
    .explore(workers: workers)
}
