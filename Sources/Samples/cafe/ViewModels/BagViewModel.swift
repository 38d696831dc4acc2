import ObservedValues

/// The bag, the order on its way to the counter, and a star for each item that was accepted.
@Observable final class BagViewModel {
  struct State: Hashable, Sendable {
    var items: [OrderItem: Int] = [:]
    var ordered: [OrderItem: Int] = [:]
    var stars = 0
  }

  let language: CafeLanguage
  private(set) var state = State()

  init(_ language: CafeLanguage) { self.language = language }

  func restore(_ state: State) { self.state = state }

  var title: String { language("장바구니", "Bag") }
  var count: String { "\(state.items.values.reduce(0, +))" }
  var items: [OrderItem] { state.items.keys.sorted { $0.id < $1.id } }
  /// The price of all items, or `nil` if there is only one kind, which says it.
  var total: String? {
    guard items.count > 1 else { return nil }
    return language.won(state.items.reduce(0) { $0 + $1.key.price * $1.value })
  }
  var stars: String { "\(state.stars)" }
  var requests: [Request] { state.ordered.isEmpty ? [] : [.order(state.ordered)] }
  var isSending: Bool { requests.isEmpty == false }
  var message: String? { isSending ? language("주문을 보내는 중", "Sending your order") : nil }
  var canSend: Bool { isSending == false && items.isEmpty == false }

  func name(of item: OrderItem) -> String {
    [item.product.name, item.size?.name].compactMap { $0?[language] }.joined(separator: ", ")
  }

  func count(of item: OrderItem) -> Int { state.items[item] ?? 0 }

  /// Returns how many there are of an item, and their price.
  func amount(of item: OrderItem) -> String {
    "\(count(of: item)), \(language.won(item.price * count(of: item)))"
  }

  func countChanged(_ item: OrderItem, by change: Int) {
    let count = count(of: item) + change
    state.items[item] = count > 0 ? count : nil
  }

  func sendButtonTapped() {
    guard canSend else { return }
    state.ordered = state.items
    state.items = [:]
  }

  /// Ends the order, and returns the reply of the counter.
  func received(_ response: Response) -> String {
    defer { state.ordered = [:] }
    if case .accepted(let number) = response {
      state.stars += state.ordered.values.reduce(0, +)
      return language("주문 번호 \(number)번, 곧 준비할게요!", "Number \(number) is on its way!")
    }
    for (item, count) in state.ordered { state.items[item, default: 0] += count }
    guard case .refused(let limit) = response else {
      return language("지금은 주문을 받을 수 없어요.", "We can't take your order now.")
    }
    return language("한 번에 \(limit)개까지 주문할 수 있어요.", "We take up to \(limit) items at once.")
  }
}
