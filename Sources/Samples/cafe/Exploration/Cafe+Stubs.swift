import FlowDriver

extension Cafe {
  /// Returns the responses that a flow can give and that an exploration tries.
  static func stubs(_ request: Request) -> [Stub<Response>] {
    let missing = Stub("missing", Response.failure(.missing))
    switch request {
    case .list(let list):
      let damaged = Stub("damaged", Response.failure(.damaged))
      return [Stub("found", .products(samples[list] ?? [])), list == .food ? damaged : missing]
    case .picture: return [Stub("found", .picture([1])), missing]
    case .order:
      return [Stub("accepted", .accepted(number: 7)), Stub("refused", .refused(limit: 5))]
    }
  }

  /// Two drinks and a croissant, in each list that has them.
  private static let samples: [ProductList: [Product]] = {
    let ids = ["latte", "mocha", "croissant"]
    let lists = [.drinks, .food] + ids.map { ProductList.recommendations(for: $0) }
    return lists.reduce(into: [:]) { samples, list in
      samples[list] = (try? CafeWorld().products(list))?.filter { ids.contains($0.id) }
    }
  }()
}
