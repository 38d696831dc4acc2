import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import JuiceWorld

@testable import JuiceExploration

/// A kiosk with one fault, or with none.
final class FaultyKiosk: ExplorableKiosk {
  /// What a fault keeps that isn't part of the state.
  struct Memory {
    var count = 0
    var stock: Stock?
  }

  let kiosk: JuiceKiosk
  let maker: JuiceMaker
  let phrases: Phrases
  var memory = Memory()
  private let fault: Fault?

  init(maker: JuiceMaker, phrases: Phrases, fault: Fault? = nil) {
    var words = phrases
    fault?.changePhrases(&words)
    self.maker = maker
    self.phrases = words
    self.fault = fault
    kiosk = JuiceKiosk(maker: maker, phrases: words)
  }

  var state: OrderViewModel.State { kiosk.state }

  var screen: Screen<KioskAction> {
    var screen = kiosk.screen
    fault?.changeScreen(&screen, self)
    return screen
  }

  func perform(_ action: KioskAction) {
    if let fault { fault.handle(action, self) } else { kiosk.perform(action) }
  }

  func restore(_ state: OrderViewModel.State) throws(RestoringError) {
    if let fault { try fault.restore(state, self) } else { try kiosk.restore(state) }
  }
}

extension FaultyKiosk {
  var stock: Stock { maker.store.stock }

  func go(to stock: Stock, _ destination: OrderViewModel.State.Destination? = nil) {
    try? kiosk.restore(OrderViewModel.State(stock: stock, destination: destination))
  }

  func add(_ difference: StockDifference) {
    try? maker.store.apply(difference)
  }

  func cost(of juice: Juice.ID) -> StockDifference {
    var cost = StockDifference()
    let recipe = maker.menu.juice(juice)?.recipe ?? [:]
    for part in recipe.ingredients { cost[part.fruit] = -part.amount }
    return cost
  }
}

extension OrderViewModel.State {
  var alert: KioskAlert? {
    if case .alert(let alert, _) = destination { alert } else { nil }
  }

  /// The changes that couldn't be saved, below an alert, or `nil` if there are none.
  var unsaved: StockDifference? {
    guard case .alert(_, let unsaved) = destination, (unsaved == [:]) == false else { return nil }
    return unsaved
  }

  var draft: StockDifference? {
    if case .stockEdit(let draft, _) = destination { draft } else { nil }
  }
}

extension KioskAction {
  var juice: Juice.ID? {
    if case .order(.juiceButtonTapped(let juice)) = self { juice } else { nil }
  }

  var answer: AlertAction? {
    if case .order(.alertButtonTapped(let action)) = self { action } else { nil }
  }
}
