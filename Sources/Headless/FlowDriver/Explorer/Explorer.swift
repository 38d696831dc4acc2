public import HeadlessUI
public import Synchronization

/// Walks every state that an app can reach, breadth first, by what its screens offer.
///
/// The actions come from the screens, so that nothing is done that a person could not do. The work
/// may be spread over threads; results are put together in one order, so that they are the same
/// from run to run and the shortest way to a state stays the shortest.
public struct Explorer<App: RestorableApp> {
  /// How far the explorer goes.
  public let scope: Scope<App>
  /// What it checks.
  public let properties: [Property<App>]
  @usableFromInline let makeApp: @Sendable () -> App
  @inlinable static var batch: Int { 4_096 }

  /// Creates an explorer.
  ///
  /// - Parameters:
  ///   - scope: How far it goes.
  ///   - properties: What it checks.
  ///   - makeApp: Makes an app in its first state, one for each worker.
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

  /// Explores, and tells what there is.
  ///
  /// - Parameters:
  ///   - workers: How many pieces of work are handed out at a time.
  ///   - concurrently: Does pieces of work, numbered from 0, and returns when all are done; one
  ///     after the other unless something else is given.
  ///   - progress: Called now and then with the numbers of states that are found and visited.
  @inlinable
  public func explore(
    workers: Int = 1,
    concurrently: (Int, @Sendable (Int) -> Void) -> Void = { count, work in
      for number in 0..<count { work(number) }
    },
    progress: (Int, Int) -> Void = { _, _ in }
  ) -> Exploration<App> {
    var graph = StateGraph<App>(first: makeApp().state, limit: scope.states)
    while let level = graph.nextLevel(upTo: scope.depth) {
      var rest = level
      while let start = rest.first {
        let end = min(rest.upperBound, start + Explorer.batch * max(workers, 1))
        for level in visit(start..<end, graph.states, max(workers, 1), concurrently) {
          graph.add(level)
        }
        rest = end..<rest.upperBound
        progress(graph.states.count, graph.visited)
        guard graph.isStopped == false else { break }
      }
    }
    return Exploration(graph, scope: scope, properties: properties, makeApp: makeApp)
  }

  @inlinable
  func visit(
    _ range: Range<Int>,
    _ states: [App.State],
    _ workers: Int,
    _ concurrently: (Int, @Sendable (Int) -> Void) -> Void
  ) -> [Level<App>] {
    let (makeApp, scope, properties) = (makeApp, scope, properties)
    let pieces = min(workers, range.count)
    let share = (range.count + pieces - 1) / pieces
    let results = Mutex([Int: Level<App>]())
    concurrently(pieces) { number in
      let start = min(range.lowerBound + number * share, range.upperBound)
      var app = makeApp()
      let level = Level(
        of: states[start..<min(start + share, range.upperBound)], &app, scope, properties)
      results.withLock { $0[number] = level }
    }
    let levels = results.withLock { $0 }
    return (0..<pieces).compactMap { levels[$0] }
  }
}
