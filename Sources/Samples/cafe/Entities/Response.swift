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
