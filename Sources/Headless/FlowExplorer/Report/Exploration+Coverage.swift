public import FlowDriver
public import HeadlessUI

/// A transition that an exploration found and no flow makes.
public struct UncoveredTransition: Hashable, Sendable, CustomStringConvertible {
  /// The transition.
  public let transition: LayerTransition
  /// A shortest flow that makes the transition with its last step.
  public let flow: Flow
  /// The note on flows that begin in the first state, such as the command that runs them, or `nil`.
  public let firstState: String?

  /// The flow, below comments with the first state and the transition.
  public var description: String {
    [firstState, "\(transition)"].compactMap { $0.map { "# \($0)\n" } }.joined() + "\(flow)"
  }
}

extension Exploration {
  /// Returns the transitions that no flow makes, in the order of discovery.
  ///
  /// Transitions with the same description are one, so it doesn't count how often a stepper is used, nor
  /// which layer is on top during an event that doesn't change it.
  ///
  /// - Parameters:
  ///   - flows: The flows, each of which runs on an app of its own.
  ///   - makeApp: A closure that makes an app to run a flow on.
  /// - Throws: A `FlowError` for the first command that fails, with its file and its line.
  public func transitions(
    uncoveredBy flows: [Flow], makeApp: () -> some HeadlessApp
  ) throws(FlowError) -> [UncoveredTransition] {
    var covered: Set<String> = []
    for flow in flows {
      let driver = Driver(FollowedApp(app: makeApp()))
      try driver.run(flow)
      covered.formUnion(driver.app.transitions)
    }
    return graph.layerSteps.filter { covered.insert("\($0.transition)").inserted }.map {
      let walk = graph.walk(to: $0.step.origin, then: [$0.step])
      return UncoveredTransition(
        transition: $0.transition, flow: graph.flow(of: walk),
        firstState: graph.firstStates[walk.start].name)
    }
  }
}

/// An app that notes the transitions that are made in it.
private struct FollowedApp<App: HeadlessApp>: HeadlessApp {
  var app: App
  var transitions: Set<String> = []

  var screen: Screen<Int> { app.screen.numbered }

  /// Performs the choice with a number, which tells apart two controls with the same action.
  mutating func perform(_ number: Int) {
    let origin = app.screen
    guard let (_, choice) = zip(1..., origin.choices).first(where: { $0.0 == number })
    else { return }
    app.take(choice)
    let transition = LayerTransition(
      origin: origin.topLayer.identity, affordance: choice.identity,
      destination: app.screen.topLayer.identity)
    transitions.insert("\(transition)")
  }
}
