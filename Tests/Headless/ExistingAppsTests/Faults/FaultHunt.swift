import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// A class of somebody's app, with a fault or mended.
typealias Existing<Model, Request: Hashable & Sendable> = StubbedApp<
  AdaptedApp<Model, String, Request, String>
>

extension AdaptedApp where Action == String, Response == String {
  /// The app with some responses to each call.
  func stubbed(_ responses: String...) -> StubbedApp<AdaptedApp> {
    StubbedApp(self) { _ in responses.map { Stub($0, $0) } }
  }
}

/// A law that a class breaks unless it's mended, and the apps that show it.
struct FaultHunt<App: HeadlessApp & SendableMetatype> {
  var laws: [Property<ReplayedApp<App>>]
  var replay: @Sendable (_ makeApp: @escaping @Sendable () -> App) -> ReplayedApp<App> = {
    ReplayedApp(makeApp: $0)
  }
  let makeApp: @Sendable (_ isMended: Bool) -> App

  /// Expects that the fault is found with a flow that fails on it and passes on its mended twin, and that
  /// every state of the twin is visited and obeys the laws.
  func expectFault(_ flow: String) throws {
    let finding = try #require(exploration(isMended: false).violations.first)
    guard case .violated(_, let found, .failing) = finding.outcome else {
      Issue.record("\(finding)")
      return
    }
    #expect("\(found)" == flow)
    #expect(throws: FlowError.self) { try Driver(makeApp(false)).run(found) }
    try Driver(makeApp(true)).run(found)
    let twin = exploration(isMended: true)
    #expect(twin.holds, "\(twin)")
  }

  /// Explores all states to which a person gets while at most three calls wait.
  func exploration(isMended: Bool) -> Exploration<ReplayedApp<App>> {
    let scope = Scope<ReplayedApp<App>>("three calls") { state, affordance in
      affordance.gesture == .event || Set(state.screen.events.map { $0.name }).count < 3
    }
    return Explorer(scope, properties: laws) { [replay, makeApp] in
      replay { makeApp(isMended) }
    }
    .explore(workers: 2)
  }
}
