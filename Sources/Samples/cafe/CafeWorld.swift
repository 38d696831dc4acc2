import Foundation

/// The world that the café waits for: the files of its resources, and the counter.
struct CafeWorld {
  var folder = Bundle.module.resourceURL
  var pause = Duration.milliseconds(500)

  /// Answers a request, after a pause in which a person sees that the café waits.
  func response(to request: Request) async -> Response {
    try? await Task.sleep(for: pause)
    do {
      switch request {
      case .list(let list): return .products(try products(list))
      case .picture(let name): return .picture([UInt8](try bytes(of: name)))
      case .order(let items):
        let limit = 5
        guard items.values.reduce(0, +) <= limit else { return .refused(limit: limit) }
        return .accepted(number: .random(in: 1...99))
      }
    } catch { return .failure(error) }
  }

  /// Returns the products of a list from its file.
  func products(_ list: ProductList) throws(LoadingError) -> [Product] {
    switch list {
    case .drinks: return try read("drinks.json")
    case .food: return try read("food.json")
    case .recommendations(let product):
      let names: [Product.ID: [Product.ID]] = try read("recommendations.json")
      return try (products(.drinks) + products(.food))
        .filter { names[product]?.contains($0.id) == true }
    }
  }

  private func bytes(of name: String) throws(LoadingError) -> Data {
    let url = URL(filePath: name, relativeTo: folder)
    do { return try Data(contentsOf: url) } catch { throw .missing }
  }

  private func read<Value: Decodable>(_ name: String) throws(LoadingError) -> Value {
    let data = try bytes(of: name)
    do { return try JSONDecoder().decode(Value.self, from: data) } catch { throw .damaged }
  }
}
