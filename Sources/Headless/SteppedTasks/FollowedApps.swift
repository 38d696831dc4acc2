internal import Synchronization

/// The adapted apps that are made while some work is done, with their objects and what their inputs lead to.
@usableFromInline
package final class FollowedApps: Sendable {
  @TaskLocal package static var current: FollowedApps?

  private let made = Mutex<[@Sendable () -> Any?]>([])
  /// What follows from the inputs.
  private let inputs = Mutex<[@Sendable () -> InputWork?]>([])

  @usableFromInline package init() {}

  /// The objects of the apps that still exist, in the order in which the apps were made.
  package var objects: [Any] { made.withLock { $0 }.compactMap { $0() } }

  /// The responses that the tasks of an input that haven't ended may keep, with the number of its calls that
  /// wait, each with the number of such inputs.
  ///
  /// Tasks that have gone on while nothing waited for a response only follow the app.
  package var unfinished: [Set<String>: Int] {
    let works = inputs.withLock { $0 }.compactMap { $0() }
    let isWaiting = works.contains { $0.calls.withLock { $0.waiting > 0 } }
    let kept: [Set<String>] = works.compactMap { work in
      work.calls.withLock { calls in
        if isWaiting == false { calls = InputWork.Calls(isFollowing: true) }
        let isOver = calls.isFollowing && calls.waiting == 0
        return isOver ? nil : calls.responses.union(calls.former).union(["\(calls.waiting)"])
      }
    }
    return Dictionary(kept.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Adds a closure that returns a model, or `nil` if its app is gone.
  package func add(_ model: @escaping @Sendable () -> Any?) {
    made.withLock { $0.append(model) }
  }

  /// Forgets the inputs but the current one, because none of their tasks ever goes on.
  package func dropInputs() { inputs.withLock { $0 = $0.suffix(1) } }

  /// Does work that may make apps, or lets them take an input.
  @usableFromInline
  package func collect<Result>(during work: () -> Result) -> Result {
    let isPlain = made.withLock { $0.isEmpty } && inputs.withLock { $0.isEmpty } == false
    if isPlain { return FollowedApps.$current.withValue(self, operation: work) }
    let input = InputWork()
    _ = unfinished
    inputs.withLock { $0.append { [weak input] in input } }
    return InputWork.$current.withValue(input) {
      FollowedApps.$current.withValue(self, operation: work)
    }
  }
}
