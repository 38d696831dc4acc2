public import HeadlessUI

/// A breadth-first search of every state that an app can reach by the actions of its screens.
///
/// The actions come from the screens, so the explorer does nothing that a person can't do. The result
/// is the same for any number of workers, and the flow to a state is always a shortest one.
public struct Explorer<App: RestorableApp> {
  @usableFromInline package let scope: Scope<App>
  @usableFromInline package let properties: [Property<App>]
  @usableFromInline package let firstStates: [FirstState<App>]
  /// Searches for the graph, compiled for the type of the app where an explorer is made.
  @usableFromInline let graph: @Sendable (Search<App>, [Property<App>]) -> StateGraph<App>

  /// Creates an explorer that begins with an app in its first state.
  ///
  /// - Parameters:
  ///   - scope: The scope of the exploration.
  ///   - properties: The properties that it checks.
  ///   - makeApp: A closure that makes an app in its first state. It's called often, so slow work,
  ///     such as reading a file, belongs outside.
  @inlinable
  public init(
    _ scope: Scope<App>, properties: [Property<App>] = [], makeApp: @escaping @Sendable () -> App
  ) {
    self.init(scope, properties: properties, firstStates: [FirstState(makeApp: makeApp)])
  }

  /// Creates an explorer that begins with several first states.
  ///
  /// - Parameters:
  ///   - scope: The scope of the exploration.
  ///   - properties: The properties that it checks.
  ///   - firstStates: The states in which it begins, at least one. The apps of each have to be able to go
  ///     back to the states that follow the others.
  @inlinable
  public init(
    _ scope: Scope<App>, properties: [Property<App>] = [], firstStates: [FirstState<App>]
  ) {
    self.scope = scope
    self.properties = properties
    self.firstStates = firstStates
    if firstStates.isEmpty { fatalError("An exploration begins in at least one first state.") }
    graph = { $0.graph($1) }
  }

  /// Explores the scope.
  ///
  /// The exploration ends early if its task is cancelled.
  ///
  /// - Parameters:
  ///   - workers: The number of pieces of work that are done concurrently, each of 32 states, at least
  ///     1 and at most 1,048,576; other numbers are clamped.
  ///   - progress: A closure that's called from time to time with the numbers of states found and
  ///     visited, or `nil` to show them on the terminal of standard error, if it's one, after a second.
  /// - Returns: The result of the exploration.
  public func explore(
    workers: Int = 1, progress: ((Int, Int) -> Void)? = nil
  ) -> Exploration<App> {
    guard let progress else {
      return ProgressLine.show(scope.name) { explore(workers: workers, progress: $0) }
    }
    let pieces = min(max(workers, 1), 1 << 20)
    return Search(explorer: self, pieces: pieces, progress: progress).exploration()
  }
}
