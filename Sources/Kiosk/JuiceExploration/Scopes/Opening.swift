import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import JuiceWorld

/// A stock with which a kiosk opens, and the actions that a scope then includes.
struct Opening: Sendable {
  let stock: Stock
  /// The juices that are ordered.
  var juices: [Juice.ID] = []
  /// The stocks in which a juice is ordered or the stock sheet opens, or `nil` for any.
  var stocks: Set<Stock>?
  /// The counts that each fruit has.
  var counts = Stock.range
  /// Returns whether a draft is tried on the stock sheet, which opens in a stock that is one.
  var drafts: @Sendable (Stock) -> Bool = { _ in false }

  func includes(
    _ affordance: Affordance<KioskAction>, in state: OrderViewModel.State, of menu: Menu
  ) -> Bool {
    let isTried = stocks?.contains(state.stock) ?? true
    var draft = state.stock
    if case .stockEdit(let changes, _) = state.destination { draft.apply(changes) }
    switch affordance.action {
    case .order(.juiceButtonTapped(let id)):
      let recipe = menu.juice(id)?.recipe ?? [:]
      return isTried && juices.contains(id) && isWithin(state.stock.adding(-1, of: recipe))
    case .order(.editStockButtonTapped), .order(.alertButtonTapped(.editStock)):
      return isTried && drafts(state.stock)
    case .stockEdit(.decrementButtonTapped(let fruit)):
      return includes(draft.adding([fruit: -1]))
    case .stockEdit(.incrementButtonTapped(let fruit)):
      return includes(draft.adding([fruit: 1]))
    case nil:
      let fruits = menu.fruits.map { ($0.id.rawValue, state.stock.count($0.id)) }
      let event = World(isShared: true).events(fruits).first { $0.name == affordance.name }?.event
      guard case .trade(let index, let change) = event else { return true }
      let fruit = menu.fruits[index].id
      return [state.stock, draft].allSatisfy { isWithin($0.adding([fruit: change])) }
    default: return true
    }
  }

  private func includes(_ draft: Stock) -> Bool {
    isWithin(draft) && drafts(draft)
  }

  private func isWithin(_ stock: Stock) -> Bool {
    stock.fruits.allSatisfy { counts.contains(stock.count($0)) }
  }

  /// Returns an opening whose drafts change at most a number of fruits, each by 1.
  static func near(_ stock: Stock, atMost limit: Int, juices: [Juice.ID] = []) -> Opening {
    Opening(stock: stock, juices: juices, stocks: [stock]) { draft in
      let changes = stock.fruits.map { abs(draft.count($0) - stock.count($0)) }
      return changes.reduce(0, +) <= limit && changes.allSatisfy { $0 <= 1 }
    }
  }

  /// Returns an opening whose drafts are on the way of all fruits to a count, one after the other.
  static func sweep(_ stock: Stock, to end: Int) -> Opening {
    Opening(stock: stock, stocks: [stock]) { draft in
      let rest = stock.fruits.drop { draft.count($0) == end }.dropFirst()
      return rest.allSatisfy { draft.count($0) == stock.count($0) }
    }
  }
}

extension Stock {
  func count(_ fruit: Fruit.ID) -> Int { self[fruit] ?? 0 }

  func adding(_ difference: StockDifference) -> Stock {
    var stock = self
    stock.apply(difference)
    return stock
  }

  /// Returns the stock with the fruits for a number of glasses, or without them if it's negative.
  func adding(_ glasses: Int, of recipe: Recipe) -> Stock {
    adding(recipe.ingredients.reduce(into: [:]) { $0[$1.fruit] += glasses * $1.amount })
  }
}
