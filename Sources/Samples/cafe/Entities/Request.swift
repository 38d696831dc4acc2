/// A list of products, which is loaded once it's shown.
enum ProductList: Hashable, Sendable {
  case drinks, food
  case recommendations(for: Product.ID)
}

/// Something that the café waits for.
enum Request: Hashable, Sendable, CustomStringConvertible {
  case list(ProductList)
  case picture(String)
  case order([OrderItem: Int])

  /// The name of the request in flows.
  var description: String {
    switch self {
    case .list(.drinks): "drinks"
    case .list(.food): "food"
    case .list(.recommendations(let product)): "recommendations for \(product)"
    case .picture(let name): "picture \(name)"
    case .order: "order"
    }
  }
}

/// An answer to a request.
enum Response: Hashable, Sendable {
  case products([Product])
  case picture([UInt8])
  case failure
  case accepted(number: Int)
  /// The counter takes fewer items at once.
  case refused(limit: Int)

  var products: [Product] { if case .products(let products) = self { products } else { [] } }
}
