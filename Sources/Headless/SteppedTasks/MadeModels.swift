internal import Synchronization

/// The models of the adapted apps that are made while some work is done.
package final class MadeModels: Sendable {
  @TaskLocal package static var current: MadeModels?

  private let models = Mutex<[@Sendable () -> Any?]>([])

  package init() {}

  /// The models of the apps that still exist, in the order in which the apps were made.
  package var all: [Any] { models.withLock { $0 }.compactMap { $0() } }

  /// Adds a closure that returns a model, or `nil` if its app is gone.
  package func add(_ model: @escaping @Sendable () -> Any?) {
    models.withLock { $0.append(model) }
  }

  /// Does work that may make apps.
  package func collect<Result>(during work: () -> Result) -> Result {
    MadeModels.$current.withValue(self, operation: work)
  }
}
