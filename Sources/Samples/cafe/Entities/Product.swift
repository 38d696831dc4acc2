/// Something to drink or to eat, with prices in won.
struct Product: Identifiable, Hashable, Sendable, Codable {
  /// The picture is the name of a file, and the symbol stands for it in text.
  let id, picture, symbol: String
  let name, description, temperature: Words
  let price: Int
  let sizes: [Size]
  let isRecommended: Bool

  /// The product in its first size.
  var item: OrderItem { OrderItem(product: self, size: sizes.first) }
}

struct Size: Identifiable, Hashable, Sendable, Codable {
  let id: String
  let name: Words
  let price: Int
}

/// A product in the size that a person wants.
struct OrderItem: Identifiable, Hashable, Sendable {
  let product: Product
  var size: Size?

  var id: String { [product.id, size?.id].compactMap { $0 }.joined(separator: "-") }
  var price: Int { size?.price ?? product.price }
}
