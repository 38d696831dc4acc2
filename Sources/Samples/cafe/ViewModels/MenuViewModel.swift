import Observation

/// The lists and the pictures of the café, each loaded once and kept.
///
/// A picture that couldn't be loaded is asked for again when a person opens a layer.
@Observable final class MenuViewModel {
  let language: CafeLanguage
  @ObservationIgnored private(set) var loaded: [Request: Response] = [:]

  init(_ language: CafeLanguage) { self.language = language }

  /// Each response is observed by itself, so a picture invalidates its row and no list.
  private subscript(request: Request) -> Response? {
    get {
      access(keyPath: \.[request])
      return loaded[request]
    }
    set { withMutation(keyPath: \.[request]) { loaded[request] = newValue } }
  }

  func restore(_ loaded: [Request: Response]) {
    for request in Set(self.loaded.keys).union(loaded.keys) { self[request] = loaded[request] }
  }

  var recommended: [Product] { products(.drinks).filter(\.isRecommended) }

  func products(_ list: ProductList) -> [Product] { self[.list(list)]?.products ?? [] }

  /// Returns the reason why a list has no products yet, or `nil` if it's loaded.
  func message(_ list: ProductList) -> String? {
    switch self[.list(list)] {
    case nil: language("불러오는 중", "Loading")
    case .failure: language("목록을 불러오지 못했어요.", "We can't load this list.")
    default: nil
    }
  }

  func canTryAgain(_ list: ProductList) -> Bool { self[.list(list)] == .failure }

  /// Returns the bytes of a picture, or `nil` if there are none.
  func picture(of product: Product) -> [UInt8]? {
    if case .picture(let bytes) = self[.picture(product.picture)] { bytes } else { nil }
  }

  /// Returns the requests for lists and for all pictures that aren't loaded yet.
  func requests(for lists: [ProductList]) -> [Request] {
    let pictures = Set(loaded.values.flatMap(\.products).map(\.picture)).sorted()
    return (lists.map(Request.list) + pictures.map(Request.picture)).filter { self[$0] == nil }
  }

  func received(_ response: Response, for request: Request) { self[request] = response }

  func tryAgainButtonTapped(_ list: ProductList) { self[.list(list)] = nil }

  func layerOpened() {
    for case (.picture(let name), .failure) in loaded { self[.picture(name)] = nil }
  }
}
