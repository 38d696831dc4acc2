/// Something that the café waits for.
enum Request: Hashable, Sendable, CustomStringConvertible {
  case drinks, food
  case recommendations(for: Product.ID)
  case picture(String)
  case order([Item: Int])

  /// The name of the request in flows.
  var description: String {
    switch self {
    case .drinks: "drinks"
    case .food: "food"
    case .recommendations(let product): "recommendations for \(product)"
    case .picture(let name): "picture \(name)"
    case .order: "order"
    }
  }
}

/// An answer to a request.
enum Response: Hashable, Sendable {
  case products([Product])
  case picture([UInt8])
  case failure(LoadingError)
  case accepted(number: Int)
  case refused
}

enum LoadingError: Error { case missing, damaged }
