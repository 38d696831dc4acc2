import FlowDriver

extension Cafe {
  /// Returns the responses that a flow can give and that an exploration tries.
  static func stubs(_ request: Request) -> [Stub<Response>] {
    let failure = Stub("failure", Response.failure)
    return switch request {
    case .list(let list): [Stub("found", .products(samples[list] ?? [])), failure]
    case .picture: [Stub("found", .picture([1])), failure]
    case .order: [Stub("accepted", .accepted(number: 7)), Stub("refused", .refused(limit: 5))]
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
