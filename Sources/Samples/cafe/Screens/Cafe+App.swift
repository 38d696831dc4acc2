import HeadlessUI

extension Cafe: RequestingApp, RestorableApp {
  enum Action: Hashable, Sendable {
    case orderButtonTapped, bagButtonTapped, sendButtonTapped, queryChanged
    case productButtonTapped(Product)
    case tryAgainButtonTapped(ProductList)
    case sizeButtonTapped(Size)
    case countChanged(OrderItem, by: Int)
    case dismissed(Destination)
  }

  /// Sends an event to the view model that handles it.
  func perform(_ action: Action) {
    switch action {
    case .orderButtonTapped: orderButtonTapped()
    case .bagButtonTapped: bagButtonTapped()
    case .productButtonTapped(let product): productButtonTapped(product)
    case .tryAgainButtonTapped(let list): menu.tryAgainButtonTapped(list)
    case .sizeButtonTapped(let size): sizeButtonTapped(size)
    case .countChanged(let item, let change): bag.countChanged(item, by: change)
    case .sendButtonTapped: bag.sendButtonTapped()
    case .dismissed(let layer): dismissed(layer)
    case .queryChanged: break
    }
  }

  /// Sends a text to the view model of the only field.
  func perform(_ action: Action, entering text: String) { queryChanged(text) }
}
