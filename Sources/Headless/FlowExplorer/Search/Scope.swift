public import HeadlessUI
public import JobOrders

/// The bounds of an exploration, which every report states.
public struct Scope<App: RestorableApp>: Sendable {
  package let name: String
  @usableFromInline package private(set) var statesAfterViolation: Int
  @usableFromInline package let calls, jobsOutOfTurn: Int
  /// The bounds that the author chose.
  @usableFromInline private(set) var chosenStates: Int?
  @usableFromInline let chosenDepth: Int?
  @usableFromInline package let inOneTurn: Set<String>
  @usableFromInline let includes: @Sendable (App.State, Affordance<App.Action>) -> Bool

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - name: The name of the scope, such as "ordering, 10 of each fruit".
  ///   - states: The maximum number of states to store, at least 1, beyond which nothing is decided, or
  ///     `nil` for 2,500 of an app that's replayed, and 1,000,000 of others.
  ///   - depth: The maximum number of steps from a first state, within which the laws are decided, or `nil`
  ///     for no such number. An app that's replayed then has 100 steps, beyond which nothing is decided.
  ///   - statesAfterViolation: The maximum number of states to store once a law is violated and all states
  ///     that are as many steps away have been visited, so that one violation doesn't hide others. With 0, the
  ///     exploration ends there. The counterexample is a shortest one in either case.
  ///   - calls: The maximum number of calls that wait at once for a response in the scope. Actions whose
  ///     tasks wait for something else meanwhile count like calls. While as many wait, the explorer tries
  ///     what would make another one, and checks the laws of states, but doesn't go on from there. It
  ///     never withholds a response, and goes on after it unless the response makes another call and leaves
  ///     one more that's cancelled.
  ///   - jobsOutOfTurn: The maximum number of jobs that an event runs out of turn. When several jobs of an
  ///     app's tasks are ready, the explorer tries other orders of them, too, up to 32 of each event in a
  ///     state. The report counts those that are left out.
  ///   - inOneTurn: The names of the controls that a person can use again before a task has run, as with two
  ///     fingers, for an app that's replayed. The explorer uses each of them twice and in pairs in one turn;
  ///     laws of steps aren't about these steps.
  ///   - includes: A closure that returns whether an affordance of a state belongs to the scope.
  public init(
    _ name: String,
    states: Int? = nil,
    depth: Int? = nil,
    statesAfterViolation: Int = 0,
    calls: Int = 2,
    jobsOutOfTurn: Int = 1,
    inOneTurn: Set<String> = [],
    includes: @escaping @Sendable (App.State, Affordance<App.Action>) -> Bool = { _, _ in true }
  ) {
    self.name = name
    chosenStates = states
    chosenDepth = depth
    self.statesAfterViolation = max(statesAfterViolation, 0)
    self.calls = calls
    self.jobsOutOfTurn = jobsOutOfTurn
    self.inOneTurn = inOneTurn
    self.includes = includes
  }

  private var isReplayed: Bool { App.self is any RepeatingApp.Type }

  @usableFromInline package var states: Int {
    max(chosenStates ?? (isReplayed ? 2_500 : 1_000_000), 1)
  }

  @usableFromInline package var depth: Int { max(chosenDepth ?? (isReplayed ? 100 : .max), 0) }

  /// Returns the scope within a tighter bound of states, which goes on for at least some of them after a
  /// violation.
  package func bounded(states: Int = .max, statesAfterViolation: Int = 0) -> Scope {
    var scope = self
    scope.chosenStates = states == .max ? chosenStates : min(states, self.states)
    scope.statesAfterViolation = max(statesAfterViolation, self.statesAfterViolation)
    return scope
  }

  /// Returns the orders of jobs in which to try an affordance first.
  @inlinable
  func orders(of affordance: Affordance<App.Action>, isMidTurn: Bool) -> [JobOrder] {
    let isUsedAgain = inOneTurn.contains(affordance.name) && (affordance.gesture == .event) == false
    if isMidTurn { return isUsedAgain ? [JobOrder()] : [] }
    let isTwice = isUsedAgain && App.self is any RepeatingApp.Type
    return isTwice ? [JobOrder(), JobOrder(isHeld: true)] : [JobOrder()]
  }
}

/// A state in which an exploration begins.
public struct FirstState<App: HeadlessApp>: Sendable {
  package let name: String?
  @usableFromInline package let makeApp: @Sendable () -> App

  /// Creates a first state.
  ///
  /// - Parameters:
  ///   - name: The note of a report on flows that begin in the state, such as the command that runs
  ///     them, in one line.
  ///   - makeApp: A closure that makes an app in the state. It's called often, so slow work, such
  ///     as reading a file, belongs outside.
  public init(_ name: String? = nil, makeApp: @escaping @Sendable () -> App) {
    self.name = name
    self.makeApp = makeApp
  }
}
