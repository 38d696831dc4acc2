public import HeadlessUI
public import Synchronization

/// A breadth-first search of every state that an app can reach by what its screens offer.
///
/// The actions come from the screens, so the explorer does nothing that a person can't do. The work
/// can be spread over threads; the results are put together in one order, so they're the same from
/// run to run, and the flow to a state is always a shortest one.
public struct Explorer<App: RestorableApp> {
  /// The scope of the exploration.
  public let scope: Scope<App>
  /// The properties that the explorer checks.
  public let properties: [Property<App>]
  /// A closure that makes an app in its first state.
  public let makeApp: @Sendable () -> App
  /// The number of steps that a worker is expected to take before its results are put together.
  @inlinable static var stepsOfWorker: Int { 32_768 }
  /// The number of states that one app visits.
  ///
  /// Whatever an app keeps beside its state, these are the same states for any number of workers, and
  /// so is the result.
  @inlinable static var statesOfApp: Int { 32 }

  /// Creates an explorer.
  ///
  /// - Parameters:
  ///   - scope: The scope of the exploration.
  ///   - properties: The properties that it checks.
  ///   - makeApp: A closure that makes an app in its first state. It's called often, so what takes
  ///     time, such as reading a file, belongs outside.
  @inlinable
  public init(
    _ scope: Scope<App>,
    properties: [Property<App>] = [],
    makeApp: @escaping @Sendable () -> App
  ) {
    self.scope = scope
    self.properties = properties
    self.makeApp = makeApp
  }

  /// Explores the scope.
  ///
  /// - Parameters:
  ///   - workers: The number of pieces of work that are handed out at a time.
  ///   - concurrently: A closure that does a number of pieces of work, numbered from 0, and returns
  ///     when all of them are done. By default it does one after the other.
  ///   - progress: A closure that's called from time to time with the numbers of states found and
  ///     visited.
  /// - Returns: The result of the exploration.
  @inlinable
  public func explore(
    workers: Int = 1,
    concurrently: (Int, @Sendable (Int) -> Void) -> Void = { count, work in
      for number in 0..<count { work(number) }
    },
    progress: (Int, Int) -> Void = { _, _ in }
  ) -> Exploration<App> {
    var graph = StateGraph<App>(
      first: makeApp().state, limit: scope.states, properties: properties.count)
    while let frontier = graph.nextFrontier(upTo: scope.depth) {
      var rest = frontier
      while let start = rest.first {
        let batch = Explorer.rounded(Explorer.stepsOfWorker / graph.mostSteps)
        let end = min(rest.upperBound, start + batch * max(workers, 1))
        for expansion in expand(start..<end, graph.states, max(workers, 1), concurrently) {
          graph.add(expansion)
        }
        rest = end..<rest.upperBound
        progress(graph.states.count, graph.visitedCount)
        guard graph.isStopped == false else { break }
      }
    }
    return Exploration(graph, scope: scope, properties: properties, makeApp: makeApp)
  }

  @inlinable
  func expand(
    _ range: Range<Int>,
    _ states: [App.State],
    _ workers: Int,
    _ concurrently: (Int, @Sendable (Int) -> Void) -> Void
  ) -> [Expansion<App>] {
    let (makeApp, scope, properties) = (makeApp, scope, properties)
    let pieces = min(workers, range.count)
    let size = Explorer.rounded(range.count / pieces)
    let results = Mutex([Int: Expansion<App>]())
    concurrently(pieces) { number in
      let start = min(range.lowerBound + number * size, range.upperBound)
      let expansion = Expansion(
        of: states[start..<min(start + size, range.upperBound)], scope, properties,
        eachOf: Explorer.statesOfApp, by: makeApp)
      results.withLock { $0[number] = expansion }
    }
    let expansions = results.withLock { $0 }
    return (0..<pieces).compactMap { expansions[$0] }
  }

  /// Returns a number of states, rounded up to those that whole apps visit.
  @inlinable
  static func rounded(_ states: Int) -> Int { (states / statesOfApp + 1) * statesOfApp }
}

/// The bounds of an exploration, which every report states.
public struct Scope<App: RestorableApp>: Sendable {
  /// The name of the scope, such as "ordering, 10 of each fruit".
  public let name: String
  /// The maximum number of states to store.
  public let states: Int
  /// The maximum number of steps from the first state.
  public let depth: Int
  @usableFromInline let includes: @Sendable (App.State, Affordance<App.Action>) -> Bool

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - name: The name of the scope.
  ///   - states: The maximum number of states to store, from 1 to 2,000,000,000.
  ///   - depth: The maximum number of steps from the first state.
  ///   - includes: A closure that returns whether something that a state offers belongs to the
  ///     scope.
  @inlinable
  public init(
    _ name: String,
    states: Int = 1_000_000,
    depth: Int = .max,
    includes: @escaping @Sendable (App.State, Affordance<App.Action>) -> Bool = { _, _ in true }
  ) {
    self.name = name
    self.states = min(max(states, 1), 2_000_000_000)
    self.depth = depth
    self.includes = includes
  }
}
