#if canImport(FlowExplorer)
  import HeadlessUI

  extension Cafe {
    /// Returns the responses that a flow can give and that an exploration tries.
    static func stubs(_ request: Request) -> [Stub<Response>] {
      if case .order = request {
        return [Stub("accepted", .accepted(number: 7)), Stub("refused", .refused(limit: 5))]
      }
      return [Stub("found", found[request] ?? .failure), Stub("failure", .failure)]
    }

    /// The lists and the pictures in the files of the café.
    private static let found: [Request: Response] = {
      let (world, lists) = (CafeWorld(), [Request.list(.drinks), .list(.food)])
      let others = lists.flatMap { world.answer($0).products }.flatMap { product in
        [Request.list(.recommendations(for: product.id)), .picture(product.picture)]
      }
      return (lists + others).reduce(into: [:]) { $0[$1] = world.answer($1) }
    }()
  }
#endif
