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
    switch request {
    case .list(let list): return (try? products(list)).map { .products($0) } ?? .failure
    case .picture(let name):
      return (try? bytes(of: name)).map { .picture([UInt8]($0)) } ?? .failure
    case .order(let items):
      let limit = 5
      let isRefused = items.values.reduce(0, +) > limit
      return isRefused ? .refused(limit: limit) : .accepted(number: .random(in: 10...99))
    }
  }

  /// Returns the products of a list from its file.
  func products(_ list: ProductList) throws -> [Product] {
    switch list {
    case .drinks: return try read("drinks.json")
    case .food: return try read("food.json")
    case .recommendations(let product):
      let names: [Product.ID: [Product.ID]] = try read("recommendations.json")
      return try (products(.drinks) + products(.food))
        .filter { names[product]?.contains($0.id) == true }
    }
  }

  private func bytes(of name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: name, relativeTo: folder))
  }

  private func read<Value: Decodable>(_ name: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: bytes(of: name))
  }
}
