import AlertIntents
import ObservedValues

/// The home of the café, and the layers over it.
@Observable final class Cafe {
  enum Answer { case close }

  /// A layer over home: the list to order from, a product, the bag, or the reply of the counter.
  enum Destination: Hashable, Sendable {
    case order, bag
    case product(OrderItem)
    case alert(AlertIntent<Answer>)

    /// The list that the layer needs in addition to the drinks, or `nil` if it needs none.
    var list: ProductList? {
      switch self {
      case .order: .food
      case .product(let item): .recommendations(for: item.product.id)
      case .bag, .alert: nil
      }
    }
  }

  struct State: Hashable, Sendable {
    var loaded: [Request: Response]
    var bag: BagViewModel.State
    var query: String
    var path: [Destination]
  }

  let language: CafeLanguage
  let menu: MenuViewModel
  let search: SearchViewModel
  let bag: BagViewModel
  /// The layers over home, from the bottom to the top.
  private(set) var path: [Destination] = []

  init(_ language: CafeLanguage = .ko) {
    self.language = language
    menu = MenuViewModel(language)
    bag = BagViewModel(language)
    search = SearchViewModel(menu)
  }

  var greeting: String { language("안녕하세요! 오늘은 뭘 드릴까요?", "Good to see you! What will it be?") }

  func orderButtonTapped() { open(.order) }

  func bagButtonTapped() { open(.bag) }

  func productButtonTapped(_ product: Product) { open(.product(product.item)) }

  /// Chooses a size of the product on top.
  func sizeButtonTapped(_ size: Size) {
    guard case .product(let item) = path.last else { return }
    path[path.count - 1] = .product(OrderItem(product: item.product, size: size))
  }

  /// Changes the search, unless something covers it.
  func queryChanged(_ query: String) { if path.last == .order { search.queryChanged(query) } }

  /// Leaves the topmost layer, unless it isn't this one any more.
  func dismissed(_ layer: Destination) { if path.last == layer { path.removeLast() } }

  /// Opens a layer once, over anything but the bag and an alert.
  private func open(_ layer: Destination) {
    switch path.last {
    case layer, .bag, .alert: break
    default:
      path.append(layer)
      menu.layerOpened()
      if layer == .order { search.queryChanged("") }
    }
  }

  var requests: [Request] {
    menu.requests(for: [.drinks] + path.compactMap { $0.list }) + bag.requests
  }

  /// Takes a response, unless nothing asks for it any more.
  func receive(_ response: Response, for request: Request) {
    guard requests.contains(request) else { return }
    guard case .order = request else { return menu.received(response, for: request) }
    let confirm = AlertIntent.Button(language("확인", "OK"), role: .cancel, action: Answer.close)
    path.append(.alert(AlertIntent(message: bag.received(response), buttons: [confirm])))
  }

  var state: State { State(loaded: menu.loaded, bag: bag.state, query: search.query, path: path) }

  func restore(_ state: State) {
    menu.restore(state.loaded)
    bag.restore(state.bag)
    search.queryChanged(state.query)
    path = state.path
  }
}
