import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

typealias Wild<Model> = StubbedApp<AdaptedApp<Model, String, String, String>>

extension AdaptedApp where Action == String, Response == String {
  /// The app with some responses to each call.
  func stubbed(_ responses: String...) -> StubbedApp<AdaptedApp> {
    StubbedApp(self) { _ in responses.map { Stub($0, $0) } }
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
    _ name: String, found law: Property<ReplayedApp<Wild<Model>>>,
    among others: [Property<ReplayedApp<Wild<Model>>>], inOneTurn names: Set<String> = [],
    in makeApp: @escaping @Sendable (_ isMended: Bool) -> Wild<Model>
  ) {
    (description, self.law) = (name, law.name)
    explore = { isMended in
      let scope = Scope<ReplayedApp<Wild<Model>>>(name, inOneTurn: names)
      let explorer = Explorer(scope, properties: others + [law]) {
        ReplayedApp { makeApp(isMended) }
      }
      let exploration = explorer.explore()
      let violations = exploration.violations
      let flow = violations.first?.flow.map { "\($0)" } ?? ""
      return (violations.map { $0.property }, flow, exploration.holds, "\(exploration)")
    }
  }
}
