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
    let json = bytes.flatMap { JSONNode($0) }
    let answer: Response? =
      switch request {
      case .list(let list): json.flatMap { list.products(of: $0) }.map { .products($0) }
      case .picture: bytes.map { .picture($0) }
      case .order: json.flatMap { Response($0) }
      }
    self = answer ?? .failure
  }

  /// Reads a reply of the counter.
  private init?(_ json: JSONNode) {
    let accepted = json["accepted"]["number"].number.map { Response.accepted(number: $0) }
    let refused = json["refused"]["limit"].number.map { Response.refused(limit: $0) }
    guard let reply = accepted ?? refused else { return nil }
    self = reply
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
    guard let json = JSONNode(Array(text.utf8)) else { return nil }
    self.init(json)
  }

  var description: String {
    switch self {
    case .accepted(let number): "{\"accepted\":{\"number\":\(number)}}"
    case .refused(let limit): "{\"refused\":{\"limit\":\(limit)}}"
    case .products, .picture, .failure: "{}"
    }
  }
}
