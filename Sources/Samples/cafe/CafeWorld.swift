#if canImport(Foundation)
  import Foundation

  /// The world that the café waits for: the files of its resources, and the counter.
  struct CafeWorld {
    var folder = Bundle.module.resourceURL
    var pause = Duration.milliseconds(500)

    /// Answers a request, after a pause in which a person sees that the café waits.
    func response(to request: Request) async -> Response {
      try? await Task.sleep(for: pause)
      return answer(request)
    }

    func answer(_ request: Request) -> Response {
      if case .order(let items) = request { return Response(toOrder: items) }
      let file = URL(filePath: request.address, relativeTo: folder)
      return Response((try? Data(contentsOf: file)).map { [UInt8]($0) }, to: request)
    }
  }
#endif
