internal import Synchronization

/// A value outside of the models of apps, which they share.
package protocol OutsideValue {
  var current: Any { get }
}

/// The adapted apps that are made while some work is done, with their objects and what their inputs lead to.
@usableFromInline
package final class FollowedApps: Sendable {
  @TaskLocal package static var current: FollowedApps?

  private let made = Mutex<[@Sendable () -> Any?]>([])
  /// What follows from the inputs.
  private let inputs = Mutex<[@Sendable () -> InputWork?]>([])
  private let identify: @Sendable (Any) -> AnyHashable
  private let tokens: @Sendable ([Any]) -> [String]

  /// - Parameters:
  ///   - identify: A closure that returns what tells apart the values that tasks get from outside.
  ///   - tokens: A closure that returns the tokens that objects store, such as the generation of a search.
  package init(
    identify: @escaping @Sendable (Any) -> AnyHashable,
    tokens: @escaping @Sendable ([Any]) -> [String]
  ) {
    self.identify = identify
    self.tokens = tokens
  }

  /// Returns an instance that tells values apart in the same way.
  @usableFromInline
  package func emptied() -> FollowedApps { FollowedApps(identify: identify, tokens: tokens) }

  /// The objects of the apps that still exist, in the order in which the apps were made.
  package var objects: [Any] { made.withLock { $0 }.compactMap { $0() } }

  /// The numbers of inputs whose tasks haven't ended, by the calls of these tasks.
  package var unfinished: [InputWork.Calls: Int] {
    followInputs()
    let left = works.map { $0.calls.withLock { $0 } }
      .filter { $0.waiting.isEmpty == false || $0.isFollowing == false }
    if left.isEmpty { return [:] }
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(left.flatMap { $0.waiting.keys }.sorted(), 1...))
    let tokens = tokens(objects)
    return Dictionary(
      left.map { ($0.numbered(by: numbers, comparing: tokens), 1) }, uniquingKeysWith: +)
  }

  /// What follows from the inputs whose tasks haven't ended.
  private var works: [InputWork] { inputs.withLock { $0 }.compactMap { $0() } }

  /// Notes that tasks which have gone on while no call waited only follow the app from then on.
  private func followInputs() {
    let works = works
    guard works.allSatisfy({ $0.calls.withLock { $0.waiting.isEmpty } }) else { return }
    for work in works { work.calls.withLock { $0 = InputWork.Calls(isFollowing: true) } }
  }

  /// Adds a closure that returns a model, or `nil` if its app is gone.
  package func add(_ model: @escaping @Sendable () -> Any?) {
    made.withLock { $0.append(model) }
  }

  /// Forgets the inputs but the current one, because none of their tasks ever goes on.
  package func dropInputs() { inputs.withLock { $0 = $0.suffix(1) } }

  /// Does work that may make apps, or lets them take the input with a hash value.
  @usableFromInline
  package func collect<Result>(
    from origin: Int = 0, during work: () -> Result
  ) -> Result {
    let isPlain = made.withLock { $0.isEmpty } && inputs.withLock { $0.isEmpty } == false
    if isPlain { return FollowedApps.$current.withValue(self, operation: work) }
    let input = InputWork(from: origin, identify: identify)
    followInputs()
    inputs.withLock { inputs in
      inputs.removeAll { $0() == nil }
      inputs.append { [weak input] in input }
    }
    defer { noteTokens() }
    return InputWork.$current.withValue(input) {
      FollowedApps.$current.withValue(self, operation: work)
    }
  }

  private func noteTokens() {
    let works = works.filter { $0.calls.withLock { $0.placesWithoutTokens.isEmpty == false } }
    if works.isEmpty { return }
    let tokens = tokens(objects)
    for work in works { work.calls.withLock { $0.note(tokens) } }
  }
}
