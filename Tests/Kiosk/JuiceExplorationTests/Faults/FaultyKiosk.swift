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
    var screen: Screen<KioskAction>?
  }

  let kiosk: JuiceKiosk
  let maker: JuiceMaker
  let phrases: Phrases
  var memory = Memory()
  private let fault: Fault?

  init(maker: JuiceMaker, phrases: Phrases, fault: Fault? = nil) {
    var juices = maker.menu.juices
    var words = phrases
    fault?.changeMenu(&juices)
    fault?.changePhrases(&words)
    var store = maker.store
    if let save = fault?.save {
      let saved = store
      store = FruitStore(saved.stock) { stock throws(StockNotSaved) in try save(stock, saved) }
    }
    let menu = try? Menu(fruits: maker.menu.fruits, juices: juices)
    self.maker = JuiceMaker(menu: menu ?? maker.menu, store: store)
    self.phrases = words
    self.fault = fault
    let alerts = fault?.changeAlert.map { FaultyAlertFactory(phrases: words, change: $0) }
    kiosk = JuiceKiosk(maker: self.maker, phrases: words, alerts: alerts)
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

/// A factory that changes the alerts of the standard one.
private final class FaultyAlertFactory: AlertFactory {
  private let right: StandardAlertFactory
  private let change: Fault.ChangeAlert

  init(phrases: Phrases, change: @escaping Fault.ChangeAlert) {
    right = StandardAlertFactory(phrases: phrases)
    self.change = change
  }

  func makeAlert(for situation: AlertSituation) -> KioskAlert {
    let alert = right.makeAlert(for: situation)
    return change(situation, alert) ?? alert
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

  /// The fruit of a step on the stock sheet, and the change of its count.
  var step: (fruit: Fruit.ID, change: Int)? {
    switch self {
    case .stockEdit(.incrementButtonTapped(let fruit)): (fruit, 1)
    case .stockEdit(.decrementButtonTapped(let fruit)): (fruit, -1)
    default: nil
    }
  }
}
