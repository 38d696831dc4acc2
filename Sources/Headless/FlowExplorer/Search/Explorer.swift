public import HeadlessUI
public import Synchronization

/// A breadth-first search of every state that an app can reach by what its screens offer.
///
/// The actions come from the screens, so the explorer does nothing that a person can't do. The result
/// is the same for any number of workers, and the flow to a state is always a shortest one.
public struct Explorer<App: RestorableApp> {
  /// The scope of the exploration.
  public let scope: Scope<App>
  /// The properties that the explorer checks.
  public let properties: [Property<App>]
  /// A closure that makes an app in its first state.
  public let makeApp: @Sendable () -> App
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
  ///   - workers: The number of pieces of work that are handed out at a time, each of 32 states.
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
    var (frontier, depth) = (0..<1, 0)
    while graph.isStopped == false, frontier.isEmpty == false, depth <= scope.depth {
      let pieces = stride(from: 0, to: frontier.count, by: Self.statesOfApp).map {
        frontier.dropFirst($0).prefix(Self.statesOfApp)
      }
      for start in stride(from: 0, to: pieces.count, by: max(workers, 1))
      where graph.isStopped == false {
        let states = pieces[start...].prefix(max(workers, 1)).map { graph.states[$0] }
        for visit in visits(of: states, concurrently) { graph.add(visit) }
        progress(graph.states.count, graph.visitedCount)
      }
      frontier = frontier.upperBound..<graph.states.count
      depth += 1
    }
    return Exploration(graph, scope: scope, properties: properties, makeApp: makeApp)
  }

  /// Returns what was found, in order; a state to which the app can't go back ends its piece.
  @inlinable
  func visits(
    of pieces: [ArraySlice<App.State>],
    _ concurrently: (Int, @Sendable (Int) -> Void) -> Void
  ) -> [Result<Visit<App>, RestoringError>] {
    let (makeApp, scope, properties) = (makeApp, scope, properties)
    let results = Mutex([Int: [Result<Visit<App>, RestoringError>]]())
    concurrently(pieces.count) { number in
      var app = makeApp()
      var visits: [Result<Visit<App>, RestoringError>] = []
      do throws(RestoringError) {
        for state in pieces[number] {
          visits.append(.success(try Visit(state, &app, scope, properties)))
        }
      } catch {
        visits.append(.failure(error))
      }
      let found = visits
      results.withLock { $0[number] = found }
    }
    let visits = results.withLock { $0 }
    return pieces.indices.flatMap { visits[$0] ?? [] }
  }
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
  ///   - states: The maximum number of states to store, at least 1.
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
    self.states = max(states, 1)
    self.depth = depth
    self.includes = includes
  }
}
