import FlowDriver

extension Cafe {
  /// Returns the responses that a flow can give and that an exploration tries.
  static func stubs(_ request: Request) -> [Stub<Response>] {
    let failure = Stub("failure", Response.failure)
    return switch request {
    case .list(let list):
      [
        Stub("found", .products(lists[list, default: []].filter { samples.contains($0.id) })),
        failure, Stub("all", .products(lists[list, default: []])),
      ]
    case .picture(let name): [Stub("found", .picture(pictures[name] ?? [])), failure]
    case .order: [Stub("accepted", .accepted(number: 7)), Stub("refused", .refused(limit: 5))]
    }
  }

  /// Two drinks and a croissant, which are found in each list that has them.
  private static let samples = ["latte", "mocha", "croissant"]

  private static let products = [.drinks, .food].flatMap { (try? CafeWorld().products($0)) ?? [] }

  private static let lists: [ProductList: [Product]] = {
    let lists = [.drinks, .food] + products.map { ProductList.recommendations(for: $0.id) }
    return lists.reduce(into: [:]) { $0[$1] = try? CafeWorld().products($1) }
  }()

  private static let pictures: [String: [UInt8]] = products.reduce(into: [:]) {
    $0[$1.picture] = (try? CafeWorld().bytes(of: $1.picture)).map { [UInt8]($0) }
  }
}
