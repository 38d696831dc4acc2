import JSONReading

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
    let answer =
      switch request {
      case .list(let list): bytes.flatMap { Response(list, in: $0) }
      case .picture: bytes.map { Response.picture($0) }
      case .order: bytes.flatMap { Response(String(decoding: $0, as: UTF8.self)) }
      }
    self = answer ?? .failure
  }

  /// Reads a list of the menu file.
  private init?(_ list: ProductList, in bytes: [UInt8]) {
    guard let menu = JSONNode(bytes) else { return nil }
    let lists =
      switch list {
      case .drinks: [menu["drinks"]]
      case .food: [menu["food"]]
      case .recommendations: [menu["drinks"], menu["food"]]
      }
    let items = lists.flatMap { $0.items ?? [$0] }
    let products = items.compactMap { Product($0) }
    guard products.count == items.count else { return nil }
    self = .products(products)
    if case .recommendations(let product) = list {
      let ids = menu["recommendations"][product].items?.map { $0.text } ?? []
      self = .products(products.filter { ids.contains($0.id) })
    }
  }

  /// Creates the reply of the counter, which takes five items at once.
  init(orderOf count: Int) {
    let limit = 5
    self = count > limit ? .refused(limit: limit) : .accepted(number: .random(in: 10...99))
  }
}

/// The text of a reply, by which a flow records one that no stub gives.
extension Response: LosslessStringConvertible {
  init?(_ text: String) {
    let json = JSONNode(Array(text.utf8))
    if let number = json?["accepted"].number {
      self = .accepted(number: number)
    } else if let limit = json?["refused"].number {
      self = .refused(limit: limit)
    } else {
      return nil
    }
  }

  var description: String {
    switch self {
    case .accepted(let number): "{\"accepted\":\(number)}"
    case .refused(let limit): "{\"refused\":\(limit)}"
    case .products, .picture, .failure: "{}"
    }
  }
}
