import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

extension KioskScope {
  /// Returns whether a step leads to no count beyond the scope.
  ///
  /// The bounds of a stock, 0 and 100, are those of the kiosk instead: whatever it offers there is
  /// tried.
  func includes(
    _ affordance: Affordance<App.Action>,
    in state: App.State,
    _ shop: Shop
  ) -> Bool {
    guard let counts else { return opensSheet(affordance.action?.app) == false }
    let isWithin: (Int) -> Bool = { count in
      (counts.lowerBound == 0 || count >= counts.lowerBound)
        && (counts.upperBound == 100 || count <= counts.upperBound)
    }
    let (stock, draft) = (state.app.kiosk.stock, state.app.kiosk.draft)
    switch affordance.action?.app {
    case .kiosk(.order(.juiceButtonTapped(let id))):
      let takes = shop.juices.first { $0.id == id.rawValue }?.takes ?? []
      return zip(shop.fruits, takes).allSatisfy { isWithin(stock.count(.init($0.id)) - $1) }
    case .kiosk(.stockEdit(.decrementButtonTapped(let fruit))):
      return isWithin(draft.count(fruit) - 1)
    case .kiosk(.stockEdit(.incrementButtonTapped(let fruit))):
      return isWithin(draft.count(fruit) + 1)
    case .world(.sale(let index)):
      let fruit = Fruit.ID(shop.fruits[index].id)
      return isWithin(min(stock.count(fruit), draft.count(fruit)) - 1)
    case .world(.delivery(let index)):
      let fruit = Fruit.ID(shop.fruits[index].id)
      return isWithin(max(stock.count(fruit), draft.count(fruit)) + 1)
    default: return true
    }
  }

  private func opensSheet(_ action: KioskWorld.Action?) -> Bool {
    action == .kiosk(.order(.editStockButtonTapped))
      || action == .kiosk(.order(.alertButtonTapped(.editStock)))
  }
}

extension Stock {
  func count(_ fruit: Fruit.ID) -> Int { self[fruit] ?? 0 }
}

extension OrderViewModel.State {
  fileprivate var draft: Stock {
    var draft = stock
    if case .stockEdit(let changes) = destination { draft.apply(changes) }
    return draft
  }
}
