/// A task of a view, which lasts as long as the view shows an identity.
struct ViewTask<Model> {
  let id: @MainActor (Model) -> AnyHashable?
  let work: @MainActor (Model) async -> Void
  var last: AnyHashable?
  var task: Task<Void, Never>?

  /// Starts the task again if the identity has changed, and returns whether it has.
  @MainActor mutating func update(_ model: Model) -> Bool {
    let id = id(model)
    if id == last { return false }
    task?.cancel()
    task = id.map { _ in Task { [work] in await work(model) } }
    last = id
    return true
  }
}
