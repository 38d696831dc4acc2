import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A view model with a fault, or without it, which asks somebody else for what it doesn't have.
@MainActor class FaultyModel {
  let isMended: Bool
  let ask: (String) async throws -> String

  required init(isMended: Bool, ask: @escaping (String) async throws -> String) {
    self.isMended = isMended
    self.ask = ask
  }
}

/// A kind of fault that a public report describes, in a view model of our own.
struct Report: Sendable, CustomStringConvertible {
  let description: String
  /// The name of the law that finds the fault.
  let law: String
  /// Explores the app with the fault, or else the mended one, and returns the names of the laws that are
  /// violated, the flow to the first violation, and whether all hold.
  let explore:
    @Sendable (_ isMended: Bool) -> (violated: [String], flow: String, holds: Bool, text: String)

  init<Model>(
    _ name: String, found law: Property<ReplayedApp<Existing<Model>>>,
    among others: [Property<ReplayedApp<Existing<Model>>>], inOneTurn names: Set<String> = [],
    in makeApp: @escaping @Sendable (_ isMended: Bool) -> Existing<Model>
  ) {
    description = name
    self.law = law.name
    explore = { isMended in
      let scope = Scope<ReplayedApp<Existing<Model>>>(name, inOneTurn: names)
      let explorer = Explorer(scope, properties: others + [law, .goesOnAlike]) {
        ReplayedApp { makeApp(isMended) }
      }
      let exploration = explorer.explore()
      let violations = exploration.violations
      let flow = violations.first?.flow.map { "\($0)" } ?? ""
      return (violations.map { $0.property }, flow, exploration.holds, "\(exploration)")
    }
  }

  /// Creates the report of a fault in an app that gets a response to what its view model asks.
  init<Model: FaultyModel>(
    _ name: String, found law: Property<ReplayedApp<Existing<Model>>>,
    among others: [Property<ReplayedApp<Existing<Model>>>], inOneTurn names: Set<String> = [],
    response: String = "done", screen: @escaping @MainActor (Model) -> Screen<String>,
    perform: @escaping @MainActor (Model, String) -> Void = { _, _ in },
    enter: @escaping @MainActor (Model, String) -> Void = { _, _ in }
  ) {
    self.init(name, found: law, among: others, inOneTurn: names) { isMended in
      Adapted<Model>(
        model: { calls in
          Model(isMended: isMended) { try await calls.response(to: $0) }
        }, screen: screen, perform: perform, enter: { model, _, text in enter(model, text) }
      )
      .stubbed(response)
    }
  }
}
