import Foundation

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
enum Response: Hashable, Sendable, Codable {
  case products([Product])
  case picture([UInt8])
  case failure
  case accepted(number: Int)
  /// The counter takes fewer items at once.
  case refused(limit: Int)

  var products: [Product] { if case .products(let products) = self { products } else { [] } }
}

/// The text of an answer, by which a flow records one that no stub gives.
extension Response: LosslessStringConvertible {
  init?(_ text: String) {
    guard let response = try? JSONDecoder().decode(Response.self, from: Data(text.utf8))
    else { return nil }
    self = response
  }

  var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
