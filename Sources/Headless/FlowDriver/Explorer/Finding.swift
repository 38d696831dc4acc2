import HeadlessUI
import PlainText

/// What became of a property.
public struct Finding: Hashable, Sendable {
  /// How a property came out.
  public enum Outcome: Hashable, Sendable {
    /// It holds in all that was visited.
    case holds
    /// It is broken after so many steps; the flow shows it, and was seen to fail where confirmed.
    case broken(steps: Int, Flow, isConfirmed: Bool)
    /// It was met after so many steps; the flow leads there.
    case met(steps: Int, Flow)
    /// It was not met.
    case unmet
    /// Not everything was visited, and what was does not decide it: it was not met yet, or holds
    /// only if what was not visited leads on.
    case open
  }

  /// What the property is called.
  public let property: String
  /// How the property came out.
  public let outcome: Outcome

  /// Whether nothing speaks against the property.
  public var holds: Bool {
    switch outcome {
    case .holds, .met, .open: true
    case .broken, .unmet: false
    }
  }

  init<App>(
    _ graph: StateGraph<App>,
    _ property: Property<App>,
    _ index: Int,
    isComplete: Bool,
    makeApp: () -> App
  ) {
    self.property = property.name
    let breach: Level<App>.Breach
    switch graph.verdict(on: property.law, index) {
    case .shown(let found): breach = found
    case .notShown:
      guard case .sometimes = property.law else {
        outcome = .holds
        return
      }
      outcome = isComplete ? .unmet : .open
      return
    case .unknown:
      outcome = .open
      return
    }
    let path = graph.commands(to: breach.number) + graph.command(breach)
    var flow = Flow(path + breach.commands)
    if case .sometimes = property.law {
      outcome = .met(steps: path.count, flow)
      return
    }
    var isConfirmed = flow.fails(after: path.count, on: makeApp())
    if case .escape(_, _, let shown) = property.law, isConfirmed == false {
      flow = Flow(path + breach.commands + graph.faces.prefix(1).flatMap(shown))
      isConfirmed = flow.fails(after: path.count, on: makeApp())
    }
    outcome = .broken(steps: path.count, flow, isConfirmed: isConfirmed)
  }
}

extension Flow {
  /// Whether the flow goes on for a number of commands on an app, and then fails.
  fileprivate func fails(after count: Int, on app: some HeadlessApp) -> Bool {
    do {
      try Driver(app).run(self)
      return false
    } catch {
      return error.line > count
    }
  }
}

extension StateGraph {
  /// What leads from the first state to another.
  func commands(to number: Int) -> [Command] {
    path(to: number).map { faces[Int(faceNumbers[$0.number])].command($0.affordance) }
  }

  fileprivate func command(_ breach: Level<App>.Breach) -> [Command] {
    guard let affordance = breach.affordance else { return [] }
    return [faces[Int(faceNumbers[breach.number])].command(affordance)]
  }

  fileprivate func verdict(on law: Property<App>.Law, _ index: Int) -> Verdict<App> {
    guard case .escape(let isStart, let isGoal, _) = law else {
      return breaches.first { $0.property == index }.map { .shown($0) } ?? .notShown
    }
    switch escape(from: isStart, to: isGoal) {
    case .always: return .notShown
    case .unknown: return .unknown
    case .never(let trapped):
      let face = faces[Int(faceNumbers[trapped])]
      return .shown(
        .init(property: index, number: trapped, affordance: nil, commands: face.wayOut))
    }
  }
}

private enum Verdict<App: RestorableApp> {
  case shown(Level<App>.Breach)
  case notShown
  case unknown
}
