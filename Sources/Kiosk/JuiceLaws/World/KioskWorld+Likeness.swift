import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// The assumptions of the scopes on the part that they leave out.
extension KioskWorld {
  /// Returns whether the stock sheet treats each fruit like the first one: exchanging the two in a
  /// state exchanges them in every state that follows.
  func treatsFruitsAlike(in state: State) throws(RestoringError) -> Bool {
    guard case .stockEdit = state.kiosk.destination, let first = fruits.first else { return true }
    for fruit in fruits.dropFirst() {
      var exchanged = state
      exchanged.kiosk.exchange(first, fruit)
      for step in [StockEditAction.incrementButtonTapped, StockEditAction.decrementButtonTapped] {
        let after = try kioskState(after: [.stockEdit(step(fruit))], in: state)
        var like = try kioskState(after: [.stockEdit(step(first))], in: exchanged)
        like.exchange(first, fruit)
        guard like == after else { return false }
      }
    }
    return true
  }

  /// Returns whether it makes no difference which of two juices that share no fruit is ordered first.
  func ordersCommute(in state: State, _ shop: Shop) throws(RestoringError) -> Bool {
    guard state.kiosk.destination == nil else { return true }
    for (index, one) in shop.juices.enumerated() {
      for other in shop.juices.dropFirst(index + 1)
      where zip(one.takes, other.takes).allSatisfy({ $0 == 0 || $1 == 0 }) {
        let orders = [one, other].flatMap { juice in
          [
            KioskAction.order(.juiceButtonTapped(Juice.ID(juice.id))),
            .order(.alertButtonTapped(.close)),
          ]
        }
        let after = try kioskState(after: orders, in: state)
        let like = try kioskState(after: orders.suffix(2) + orders.prefix(2), in: state)
        guard like == after else { return false }
      }
    }
    return true
  }

  private func kioskState(
    after actions: [KioskAction], in state: State
  ) throws(RestoringError) -> OrderViewModel.State {
    try restore(state)
    for action in actions { perform(.kiosk(action)) }
    return kiosk.state
  }
}

extension OrderViewModel.State {
  fileprivate mutating func exchange(_ one: Fruit.ID, _ other: Fruit.ID) {
    let difference = stock.count(other) - stock.count(one)
    stock.apply([one: difference, other: -difference])
    guard case .stockEdit(var changes, let focus) = destination else { return }
    (changes[one], changes[other]) = (changes[other], changes[one])
    let exchanged = focus == one ? other : focus == other ? one : focus
    destination = .stockEdit(changes, focus: exchanged)
  }
}
