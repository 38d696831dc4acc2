import JSONReading

/// A list of products, which is loaded once it's shown.
enum ProductList: Hashable, Sendable {
  case drinks, food
  case recommendations(for: Product.ID)

  /// Returns the products of the list in the menu file, or `nil` if something is missing.
  func products(of menu: JSONNode) -> [Product]? {
    switch self {
    case .drinks: return menu["drinks"].list { Product($0) }
    case .food: return menu["food"].list { Product($0) }
    case .recommendations(let product):
      guard let ids = menu["recommendations"][product].list({ $0.text }),
        let drinks = ProductList.drinks.products(of: menu),
        let food = ProductList.food.products(of: menu)
      else { return nil }
      return (drinks + food).filter { ids.contains($0.id) }
    }
  }
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

  /// The address of the answer, which is a file, or holds the reply of the counter.
  var address: String {
    switch self {
    case .list: "menu.json"
    case .picture(let name): name
    case .order(let items): "data:,\(Response(toOrder: items).description)"
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

extension Response {
  /// Reads what is at the address of a request, or fails if nothing is.
  init(_ bytes: [UInt8]?, to request: Request) {
    let answer: Response? =
      switch request {
      case .list(let list):
        bytes.flatMap { JSONNode($0) }.flatMap { list.products(of: $0) }.map { .products($0) }
      case .picture: bytes.map { .picture($0) }
      case .order: bytes.flatMap { Response(String(decoding: $0, as: UTF8.self)) }
      }
    self = answer ?? .failure
  }

  /// Creates the reply of the counter, which takes five items at once.
  init(toOrder items: [OrderItem: Int]) {
    let limit = 5
    let count = items.values.reduce(0, +)
    self = count > limit ? .refused(limit: limit) : .accepted(number: .random(in: 10...99))
  }
}

/// The text of a reply, by which a flow records one that no stub gives.
extension Response: LosslessStringConvertible {
  init?(_ text: String) {
    let json = JSONNode(Array(text.utf8))
    if let number = json?["accepted"]["number"].number {
      self = .accepted(number: number)
    } else if let limit = json?["refused"]["limit"].number {
      self = .refused(limit: limit)
    } else {
      return nil
    }
  }

  var description: String {
    switch self {
    case .accepted(let number): "{\"accepted\":{\"number\":\(number)}}"
    case .refused(let limit): "{\"refused\":{\"limit\":\(limit)}}"
    case .products, .picture, .failure: "{}"
    }
  }
}
