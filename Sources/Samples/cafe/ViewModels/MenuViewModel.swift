import ObservedValues

/// The lists and the pictures of the café, each loaded once and kept.
///
/// A picture that couldn't be loaded is asked for again when a person opens a layer.
@Observable final class MenuViewModel {
  let language: CafeLanguage
  @ObservationIgnored private var slots: [Request: Slot] = [:]

  init(_ language: CafeLanguage) { self.language = language }

  var loaded: [Request: Response] { slots.compactMapValues { $0.response } }

  private subscript(request: Request) -> Response? {
    get { slot(request).response }
    set { slot(request).response = newValue }
  }

  private func slot(_ request: Request) -> Slot {
    if let slot = slots[request] { return slot }
    let slot = Slot()
    slots[request] = slot
    return slot
  }

  func restore(_ loaded: [Request: Response]) {
    for request in Set(slots.keys).union(loaded.keys) { self[request] = loaded[request] }
  }

  var recommended: [Product] { products(.drinks).filter { $0.isRecommended } }

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
    let products = loaded.values.flatMap { $0.products }
    let pictures = Set(products.map { $0.picture }).sorted()
    return (lists.map(Request.list) + pictures.map(Request.picture)).filter { self[$0] == nil }
  }

  func received(_ response: Response, for request: Request) { self[request] = response }

  func tryAgainButtonTapped(_ list: ProductList) { self[.list(list)] = nil }

  func layerOpened() {
    for case (.picture(let name), .failure) in loaded { self[.picture(name)] = nil }
  }
}

/// A place for a response, which is observed by itself, so a picture invalidates its row and no list.
@Observable private final class Slot {
  var response: Response?
}
