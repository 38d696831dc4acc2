/// A task of a view, which lasts as long as the view shows an identity.
@MainActor final class ViewTask<Model> {
  private let id: @MainActor (Model) -> AnyHashable?
  private let work: @MainActor (Model) async -> Void
  private var last: AnyHashable?
  private var task: Task<Void, Never>?

  init(
    id: @escaping @MainActor (Model) -> AnyHashable?,
    work: @escaping @MainActor (Model) async -> Void
  ) {
    (self.id, self.work) = (id, work)
  }

  /// Starts the task again if the identity has changed, and returns whether it has.
  func update(_ model: Model) -> Bool {
    let id = id(model)
    guard (id == last) == false else { return false }
    task?.cancel()
    task = id.map { _ in Task { await work(model) } }
    last = id
    return true
  }

  /// Forgets the task without cancelling it.
  func drop() { (last, task) = (nil, nil) }
}
