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
