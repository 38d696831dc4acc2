import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// The part of the kiosk's states that an exploration visits.
enum KioskExploration: String, CaseIterable {
  /// Everything but the stock sheet.
  case ordering
  /// Everything, but with a small menu and with at most 3 of each fruit.
  case restocking

  /// Returns an explorer of the part, which checks the laws of the kiosk.
  func explorer(_ options: Options) -> Explorer<JuiceKiosk> {
    switch self {
    case .ordering:
      Explorer(
        Scope("ordering, \(options.stock.listed)") { _, affordance in
          affordance.action.map(opensSheet) == false
        },
        properties: KioskExploration.properties(options.menu, options.phrases),
        makeApp: options.kiosk
      )
    case .restocking:
      restocking(options.menu.small, options.phrases)
    }
  }

  /// Returns explorers that together find every transition between the screens of a menu, to draw
  /// them: one with as much of each fruit as fits, so that every juice can be made, and one without
  /// fruit.
  ///
  /// Each order and each step of the stock sheet is done once, so the number of states grows only
  /// with the length of the menu.
  static func mapExplorers(_ options: Options) -> [Explorer<JuiceKiosk>] {
    let (menu, phrases) = (options.menu, options.phrases)
    return [Stock.range.upperBound, Stock.range.lowerBound].map { count in
      var difference = StockDifference()
      for fruit in menu.fruits { difference[fruit.id] = count - fruit.initialCount }
      var stock = Stock(of: menu)
      stock.apply(difference)
      let opening = stock
      return Explorer(
        Scope("opened with \(count) of each fruit") { state, affordance in
          isFirst(affordance.action, in: state, opening)
        },
        makeApp: {
          JuiceKiosk(
            maker: JuiceMaker(menu: menu, store: FruitStore(opening)), phrases: phrases)
        }
      )
    }
  }

  private func restocking(_ menu: Menu, _ phrases: Phrases) -> Explorer<JuiceKiosk> {
    let size = "\(menu.fruits.count) fruits, \(menu.juices.count) juices"
    return Explorer(
      Scope("ordering and restocking, \(size), stock 0...3", includes: isWithin),
      properties: KioskExploration.properties(menu, phrases),
      makeApp: { JuiceKiosk(maker: JuiceMaker(menu: menu), phrases: phrases) }
    )
  }

  private static func properties(_ menu: Menu, _ phrases: Phrases) -> [Property<JuiceKiosk>] {
    KioskLaws(menu: menu, phrases: phrases).properties + [
      .sometimes("a juice is made") { state, _ in isAlert(state, buttons: 1) },
      .sometimes("fruit is short") { state, _ in isAlert(state, buttons: 2) },
    ]
  }
}

/// Returns whether nothing has been changed yet if an action orders, opens the stock sheet, or takes a
/// step on it.
private func isFirst(
  _ action: KioskAction?,
  in state: OrderViewModel.State,
  _ opening: Stock
) -> Bool {
  switch action {
  case .order(.juiceButtonTapped), .order(.editStockButtonTapped): state.stock == opening
  case .stockEdit(.incrementButtonTapped), .stockEdit(.decrementButtonTapped):
    state.destination == .stockEdit(StockDifference())
  default: true
  }
}

private func isAlert(_ state: OrderViewModel.State, buttons: Int) -> Bool {
  guard case .alert(let alert) = state.destination else { return false }
  return alert.buttons.count == buttons
}

private func opensSheet(_ action: KioskAction) -> Bool {
  action == .order(.editStockButtonTapped) || action == .order(.alertButtonTapped(.editStock))
}

private func isWithin(
  _ state: OrderViewModel.State,
  _ affordance: Affordance<KioskAction>
) -> Bool {
  guard case .stockEdit(.incrementButtonTapped(let fruit)) = affordance.action else { return true }
  guard case .stockEdit(let difference) = state.destination else { return true }
  return state.stock[fruit] + difference[fruit] < 3
}

extension Stock {
  /// The counts in the format of the option `--stock`.
  fileprivate var listed: String {
    fruits.map { "\($0)=\(self[$0])" }.joined(separator: ",")
  }
}

extension Menu {
  /// A menu of two fruits and at most three juices, which is small enough to explore every draft of
  /// the stock sheet.
  ///
  /// The fruits of the first juice are chosen first.
  var small: Menu {
    let named = juices.first.map { $0.recipe.ingredients.map { $0.fruit } } ?? []
    let others = fruits.map { $0.id }.filter { named.contains($0) == false }
    let chosen = (named + others).prefix(2)
    let fruits = fruits.filter { chosen.contains($0.id) }.map {
      Fruit(id: $0.id, name: $0.name, symbol: $0.symbol, initialCount: 3)
    }
    let recipes = juices.map { recipe($0.recipe, of: fruits) }
    let small = zip(juices, recipes).filter { $1.ingredients.isEmpty == false }.prefix(3)
      .map { Juice(id: $0.id, flavour: $0.flavour, recipe: $1) }
    return (try? Menu(fruits: fruits, juices: small)) ?? self
  }

  /// Returns a recipe without the fruits that aren't chosen, and with at most 2 of each fruit.
  private func recipe(_ recipe: Recipe, of fruits: [Fruit]) -> Recipe {
    Recipe(
      recipe.ingredients.filter { part in fruits.contains { $0.id == part.fruit } }
        .map { .init(fruit: $0.fruit, amount: min($0.amount, 2)) })
  }
}
