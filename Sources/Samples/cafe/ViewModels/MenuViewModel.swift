import Observation

/// The lists and the pictures of the café, each loaded once and kept.
@Observable final class MenuViewModel {
  let language: Language
  private(set) var loaded: [Request: Response] = [:]

  init(_ language: Language) { self.language = language }

  func restore(_ loaded: [Request: Response]) { self.loaded = loaded }

  var recommended: [Product] { products(.drinks).filter(\.isRecommended) }

  func products(_ list: Request) -> [Product] {
    if case .products(let products) = loaded[list] { products } else { [] }
  }

  /// Returns the reason why a list has no products yet, or `nil` if it's loaded.
  func message(_ list: Request) -> String? {
    switch loaded[list] {
    case nil: language("불러오는 중", "Loading")
    case .failure(.missing): language("목록을 찾지 못했어요.", "We can't find this list.")
    case .failure(.damaged): language("목록을 읽지 못했어요.", "We can't read this list.")
    default: nil
    }
  }

  func canTryAgain(_ list: Request) -> Bool {
    if case .failure = loaded[list] { true } else { false }
  }

  /// Returns the bytes of a picture, for a user interface that shows it, or `nil` if there are none.
  func picture(of product: Product) -> [UInt8]? {
    if case .picture(let bytes) = loaded[.picture(product.picture)] { bytes } else { nil }
  }

  /// Returns the requests for lists and for all pictures that aren't loaded yet.
  func requests(for lists: [Request?]) -> [Request] {
    let pictures = Set(loaded.keys.flatMap(products).map(\.picture)).sorted()
    return (lists.compactMap(\.self) + pictures.map(Request.picture)).filter { loaded[$0] == nil }
  }

  func received(_ response: Response, for request: Request) { loaded[request] = response }

  func tryAgainButtonTapped(_ list: Request) { loaded[list] = nil }
}
