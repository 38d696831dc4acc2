public import HeadlessUI
public import Synchronization

/// A breadth-first search of every state that an app can reach by the actions of its screens.
///
/// The actions come from the screens, so the explorer does nothing that a person can't do. The result
/// is the same for any number of workers, and the flow to a state is always a shortest one.
public struct Explorer<App: RestorableApp> {
  /// The scope of the exploration.
  public let scope: Scope<App>
  /// The properties that the explorer checks.
  public let properties: [Property<App>]
  /// The states in which the exploration begins.
  public let firstStates: [FirstState<App>]
  /// The number of states that one app visits.
  ///
  /// They are the same states for any number of workers, and so is the result, even if an app keeps
  /// data beside its state.
  @inlinable static var statesOfApp: Int { 32 }

  /// Creates an explorer that begins with an app in its first state.
  ///
  /// - Parameters:
  ///   - scope: The scope of the exploration.
  ///   - properties: The properties that it checks.
  ///   - makeApp: A closure that makes an app in its first state. It's called often, so slow work,
  ///     such as reading a file, belongs outside.
  @inlinable
  public init(
    _ scope: Scope<App>,
    properties: [Property<App>] = [],
    makeApp: @escaping @Sendable () -> App
  ) {
    self.init(scope, properties: properties, firstStates: [FirstState(makeApp: makeApp)])
  }

  /// Creates an explorer that begins with several first states.
  ///
  /// - Parameters:
  ///   - scope: The scope of the exploration.
  ///   - properties: The properties that it checks.
  ///   - firstStates: The states in which it begins. The apps of each have to be able to go back to the
  ///     states that follow the others.
  @inlinable
  public init(
    _ scope: Scope<App>,
    properties: [Property<App>] = [],
    firstStates: [FirstState<App>]
  ) {
    self.scope = scope
    self.properties = properties
    self.firstStates = firstStates
  }

  /// Explores the scope.
  ///
  /// The exploration ends early if its task is cancelled.
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
    let (scope, laws) = (scope, properties + [.everyStateCanBeRestored])
    var graph = StateGraph<App>(
      firstStates, limit: scope.states, properties: laws,
      perform: { $0.perform(affordance: $1) })
    var (layer, depth) = (0..<graph.states.count, 0)
    while layer.isEmpty == false, graph.isStopped == false {
      guard depth <= scope.depth else {
        graph.bound = .depth(scope.depth)
        break
      }
      let known = graph.known[...]
      let pieces = stride(from: 0, to: layer.count, by: Self.statesOfApp).map {
        layer.dropFirst($0).prefix(Self.statesOfApp)
      }
      for start in stride(from: 0, to: pieces.count, by: max(workers, 1))
      where graph.isStopped == false {
        let states = pieces[start...].prefix(max(workers, 1)).map { graph.states[$0] }
        for visit in visits(of: states, laws, known, concurrently) { graph.add(visit) }
        if Task.isCancelled { graph.bound = .cancelled }
        progress(graph.states.count, graph.visitedCount)
      }
      if scope.endsAtViolation, graph.shows(laws) {
        graph.bound = graph.bound ?? .violation
      }
      graph.knownCounts += layer.map { _ in known.count }
      layer = layer.upperBound..<graph.states.count
      depth += 1
    }
    addTrials(to: &graph, laws)
    return Exploration(graph, scope: scope, properties: laws)
  }

  /// Tries in each state the actions that were found only after it had been visited.
  @inlinable
  func addTrials(to graph: inout StateGraph<App>, _ laws: [Property<App>]) {
    guard var app = firstStates.first?.makeApp() else { return }
    let nothing = Scope<App>(scope.name) { _, _ in false }
    let trials = laws.map { law in
      if case .trial = law.law { law } else { Property<App>.everyStep(law.name) { _ in nil } }
    }
    for number in 0..<graph.visitedCount where graph.isStopped == false {
      let known = graph.known[graph.knownCounts[number]...]
      guard known.isEmpty == false else { continue }
      do throws(RestoringError) {
        let visit = try Visit(graph.states[number], &app, nothing, trials, known)
        graph.note(visit, of: number, isFirst: graph.knownCounts[number] == 0)
      } catch {
        graph.noteUnrestored(number, error)
      }
      if Task.isCancelled { graph.bound = .cancelled }
    }
  }

  /// Returns the visits, in order; a state to which the app can't go back ends its piece.
  @inlinable
  func visits(
    of pieces: [ArraySlice<App.State>],
    _ laws: [Property<App>],
    _ known: ArraySlice<Affordance<App.Action>>,
    _ concurrently: (Int, @Sendable (Int) -> Void) -> Void
  ) -> [Result<Visit<App>, RestoringError>] {
    let (first, scope) = (firstStates[0], scope)
    let results = Mutex([Int: [Result<Visit<App>, RestoringError>]]())
    concurrently(pieces.count) { number in
      var app = first.makeApp()
      var visits: [Result<Visit<App>, RestoringError>] = []
      do throws(RestoringError) {
        for state in pieces[number] {
          visits.append(.success(try Visit(state, &app, scope, laws, known)))
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
