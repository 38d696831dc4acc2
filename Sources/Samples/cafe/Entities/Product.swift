import JSONReading

/// Something to drink or to eat, with prices in won.
struct Product: Identifiable, Hashable, Sendable {
  /// The picture is the name of a file, and the symbol stands for it in text.
  let id, picture, symbol: String
  let name, description, temperature: Words
  let price: Int
  let sizes: [Size]
  let isRecommended: Bool

  /// The product in its first size.
  var item: OrderItem { OrderItem(product: self, size: sizes.first) }
}

extension Product {
  init?(_ json: JSONNode) {
    guard
      let id = json["id"].text, let picture = json["picture"].text,
      let symbol = json["symbol"].text, let name = Words(json["name"]),
      let description = Words(json["description"]), let temperature = Words(json["temperature"]),
      let price = json["price"].number, let sizes = json["sizes"].list({ Size($0) }),
      let isRecommended = json["isRecommended"].isTrue
    else { return nil }
    self.init(
      id: id, picture: picture, symbol: symbol, name: name, description: description,
      temperature: temperature, price: price, sizes: sizes, isRecommended: isRecommended)
  }
}

struct Size: Identifiable, Hashable, Sendable {
  let id: String
  let name: Words
  let price: Int
}

extension Size {
  init?(_ json: JSONNode) {
    guard let id = json["id"].text, let name = Words(json["name"]), let price = json["price"].number
    else { return nil }
    self.init(id: id, name: name, price: price)
  }
}

/// A product in the size that a person wants.
struct OrderItem: Identifiable, Hashable, Sendable {
  let product: Product
  var size: Size?

  var id: String { [product.id, size?.id].compactMap { $0 }.joined(separator: "-") }
  var price: Int { size?.price ?? product.price }
}
