internal import Synchronization

/// The adapted apps that are made while some work is done, with their objects and what their inputs lead to.
@usableFromInline
package final class FollowedApps: Sendable {
  @TaskLocal package static var current: FollowedApps?

  private let made = Mutex<[@Sendable () -> Any?]>([])
  /// What follows from the inputs.
  private let inputs = Mutex<[@Sendable () -> InputWork?]>([])
  private let identify: @Sendable (Any) -> AnyHashable

  /// - Parameter identify: A closure that returns what tells apart the values that tasks get from outside.
  package init(identify: @escaping @Sendable (Any) -> AnyHashable) { self.identify = identify }

  /// Returns an instance that tells values apart in the same way.
  @usableFromInline
  package func emptied() -> FollowedApps { FollowedApps(identify: identify) }

  /// The objects of the apps that still exist, in the order in which the apps were made.
  package var objects: [Any] { made.withLock { $0 }.compactMap { $0() } }

  /// The numbers of inputs whose tasks haven't ended, by the calls of these tasks.
  package var unfinished: [InputWork.Calls: Int] {
    var left = followInputs().map { $0.calls.withLock { $0 } }
    left.removeAll { $0.waiting.isEmpty && $0.isFollowing }
    let places = left.flatMap { $0.waiting.keys }
    for index in left.indices {
      left[index].isFollowing = false
      let waiting = left[index].waiting.map { place, isForElement in
        (places.count { $0 < place }, isForElement)
      }
      left[index].waiting = Dictionary(waiting, uniquingKeysWith: { $1 })
    }
    return Dictionary(left.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Returns what follows from the inputs whose tasks haven't ended.
  ///
  /// Tasks that have gone on while no call waited only follow the app from then on.
  @discardableResult
  private func followInputs() -> [InputWork] {
    let works = inputs.withLock { $0 }.compactMap { $0() }
    if works.allSatisfy({ $0.calls.withLock { $0.waiting.isEmpty } }) {
      for work in works { work.calls.withLock { $0 = InputWork.Calls(isFollowing: true) } }
    }
    return works
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
    inputs.withLock { $0.append { [weak input] in input } }
    return InputWork.$current.withValue(input) {
      FollowedApps.$current.withValue(self, operation: work)
    }
  }
}
