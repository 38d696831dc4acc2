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
      let driver = Driver(makeApp())
      var origin = driver.app.screen
      try driver.run(flow) { step, app throws(FlowError) in
        let layers = [origin, app.screen].map { $0.topLayer.identity }
        if let choice = origin.choice(of: step.command) {
          for layer in layers.suffix(step.command.number) {
            let transition = LayerTransition(
              origin: layers[0], affordance: choice.identity, destination: layer)
            covered.insert("\(transition)")
          }
        }
        origin = app.screen
      }
    }
    return graph.layerSteps.filter { covered.insert("\($0.transition)").inserted }.map {
      let walk = graph.walk(to: $0.step.origin, then: [$0.step])
      return UncoveredTransition(
        transition: $0.transition, flow: graph.flow(of: walk),
        firstState: graph.firstStates[walk.start].name)
    }
  }
}
