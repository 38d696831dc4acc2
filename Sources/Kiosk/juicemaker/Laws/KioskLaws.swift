import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// The laws of a kiosk, which hold in every state and for every step, derived from its menu alone.
struct KioskLaws<App: RestorableApp>: Sendable
where App.State == OrderViewModel.State, App.Action == KioskAction {
  let menu: Menu
  let phrases: Phrases

  /// The laws, for an explorer to check.
  var properties: [Property<App>] {
    [
      .noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached, .everyControlActs(),
      .cancellingPreserves("the stock", { $0.stock }, shown: { counts($0.stock) }),
      .always("each fruit shows its count", labels),
      .always("each control is enabled within its bounds", controls),
      .everyStep("an order consumes its whole recipe or leaves the stock unchanged", order),
      .everyStep("an alert that is declined leads home", decline),
      .everyStep("the stock sheet drafts by one, and closing commits", sheet),
    ]
  }

  private func counts(_ stock: Stock) -> [Command] {
    menu.fruits.map { fruit in
      let (name, identifier) = name(of: fruit)
      return .expect(.value(name, "\(stock[fruit.id])", identifier: identifier))
    }
  }

  /// Returns the name of a fruit, and its identifier if another fruit has the same name.
  private func name(of fruit: Fruit) -> (String, identifier: String?) {
    let name = fruit.name[phrases.language]
    let namesakes = menu.fruits.filter { $0.name[phrases.language] == name }
    return (name, namesakes.count > 1 ? fruit.id.rawValue : nil)
  }

  private func draft(of stock: Stock, _ difference: StockDifference) -> Stock {
    var draft = stock
    draft.apply(difference)
    return draft
  }

  private func labels(_ state: App.State, _ screen: Screen<KioskAction>) -> [Command]? {
    let shown: Stock
    switch state.destination {
    case .alert: return nil
    case .stockEdit(let difference):
      shown = draft(of: state.stock, difference)
    case nil: shown = state.stock
    }
    let values = screen.layers.last?.nodes.flatMap { $0.children }.compactMap { $0.value } ?? []
    return values == menu.fruits.map { "\(shown[$0.id])" } ? nil : counts(shown)
  }

  private func controls(_ state: App.State, _ screen: Screen<KioskAction>) -> [Command]? {
    for affordance in screen.affordances
    where affordance.gesture == .tap && affordance.isEnabled == false {
      return [
        .expect(.button(affordance.name, identifier: affordance.identifier, isEnabled: true))
      ]
    }
    guard case .stockEdit(let difference) = state.destination else { return nil }
    let draft = draft(of: state.stock, difference)
    let bounds = [
      (Gesture.decrement, Stock.range.lowerBound), (.increment, Stock.range.upperBound),
    ]
    for (gesture, bound) in bounds {
      let affordances = screen.affordances.filter { $0.gesture == gesture }
      for (fruit, affordance) in zip(menu.fruits, affordances)
      where (draft[fruit.id] == bound) == affordance.isEnabled {
        let (name, identifier) = name(of: fruit)
        let isEnabled = affordance.isEnabled == false
        return [.expect(.step(gesture, name, identifier: identifier, isEnabled: isEnabled))]
      }
    }
    return nil
  }

  private func order(_ step: Property<App>.Step) -> [Command]? {
    guard case .order(.juiceButtonTapped(let id)) = step.affordance.action,
      let juice = menu.juice(id)
    else { return nil }
    var stock = step.before.stock
    let isMade = ((try? stock.consume(juice.recipe)) == nil) == false
    let message =
      isMade ? phrases.juiceReady(flavour: juice.flavour[phrases.language]) : phrases.outOfStock
    if case .alert(let alert) = step.after.destination, alert.message == message,
      step.after.stock == stock
    {
      return nil
    }
    return [.expect(.alert(message)), .tap(Target(isMade ? phrases.confirm : phrases.no))]
      + counts(stock)
  }

  private func decline(_ step: Property<App>.Step) -> [Command]? {
    let isHome = step.after == .init(stock: step.before.stock)
    guard step.affordance.action == .order(.alertButtonTapped(.close)), isHome == false else {
      return nil
    }
    return [.expect(.noAlert), .expect(.title(phrases.orderTitle))] + counts(step.before.stock)
  }

  private func sheet(_ step: Property<App>.Step) -> [Command]? {
    var (stock, draft) = (step.before.stock, StockDifference())
    if case .stockEdit(let difference) = step.before.destination { draft = difference }
    switch step.affordance.action {
    case .order(.editStockButtonTapped), .order(.alertButtonTapped(.editStock)): break
    case .stockEdit(.incrementButtonTapped(let fruit)): draft[fruit] += 1
    case .stockEdit(.decrementButtonTapped(let fruit)): draft[fruit] -= 1
    case .stockEdit(.closeButtonTapped):
      stock.apply(draft)
      guard (step.after == .init(stock: stock)) == false else { return nil }
      return [.expect(.title(phrases.orderTitle))] + counts(stock)
    default: return nil
    }
    guard (step.after == .init(stock: stock, destination: .stockEdit(draft))) == false else {
      return nil
    }
    stock.apply(draft)
    return [.expect(.title(phrases.stockEditTitle))] + counts(stock)
      + [.tap(Target(phrases.close))] + counts(stock)
  }
}

extension Node {
  fileprivate var children: [Node] {
    guard case .group(let group) = self else { return [] }
    return group.children
  }
}
