import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceViewModels

extension KioskScope {
  func visibleLaws(_ shop: Shop) -> [Property<App>] {
    [
      .agreesWithModel("the kiosk agrees with its model"),
      .noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached, .everyControlActs(),
      .cancellingPreserves(
        "the stock", { $0.app.kiosk.stock }, shown: { shop.shows($0.app.kiosk.stock) }),
    ] + (choices == .saving ? [unsavedChangesComeBack(shop)] : [])
  }

  /// Returns the laws of what no screen shows at once.
  func memoryLaws(_ shop: Shop, steps: Int) -> [Property<App>] {
    [
      .dependsOnStateAlone(steps: steps),
      .observersReadOnlyStates(
        { $0.app.kiosk.state }, of: { $0.app.kiosk }, described: shop.description(of:)),
    ]
  }

  private func unsavedChangesComeBack(_ shop: Shop) -> Property<App> {
    .everyStep(
      "changes that aren't saved come back on the stock sheet",
      where: { ($0.before.app.kiosk.unsaved == nil) == false },
      { step in
        let before = step.before.app.kiosk
        guard let unsaved = before.unsaved else { return nil }
        let right = OrderViewModel.State(stock: before.stock, destination: .stockEdit(unsaved))
        var draft = before.stock
        draft.apply(unsaved)
        return step.after.app.kiosk == right
          ? nil : [.expect(.title(shop.words.stockEditTitle))] + shop.shows(draft)
      })
  }
}

extension Shop {
  fileprivate func description(of state: OrderViewModel.State) -> String {
    let stock = fruits.map { "\($0.id)=\(state.stock.count(.init($0.id)))" }.joined(separator: ",")
    switch state.destination {
    case .alert(let alert, _): return "\(stock) below \(alert.title ?? alert.message ?? "an alert")"
    case .stockEdit(let changes):
      let drafted = fruits.map { "\($0.id)=\(changes[.init($0.id)])" }.joined(separator: ",")
      return "\(stock) below a stock sheet that adds \(drafted)"
    case nil: return stock
    }
  }

  fileprivate func shows(_ stock: Stock) -> [Command] {
    fruits.map { fruit in
      let isAlone = fruits.count { $0.name == fruit.name } == 1
      let count = stock.count(.init(fruit.id))
      return .expect(.value("\(count)", of: fruit.name, identifier: isAlone ? nil : fruit.id))
    }
  }
}

extension OrderViewModel.State {
  /// The changes that the alert says aren't saved, or `nil` if there is no such alert.
  fileprivate var unsaved: StockDifference? {
    guard case .alert(_, let changes) = destination, (changes == [:]) == false else { return nil }
    return changes
  }
}

/// Something that an exploration reaches, to prove that it goes where it claims.
enum Goal: String {
  case made = "a juice is made"
  case short = "fruit is short"
  case usedUp = "a fruit is used up"
  case emptied = "the stock sheet takes the last of a fruit"
  case filled = "the stock sheet adds the hundredth of a fruit"
  case orderNotSaved = "an order isn't saved"
  case changesNotSaved = "changes aren't saved"
  case outdated = "changes aren't saved, because the stock was changed elsewhere"
  case soldMeanwhile = "another kiosk sells what the stock sheet takes"
  case addedMeanwhile = "another kiosk fills what the stock sheet fills"
}

extension ShopModel {
  func isAt(_ goal: Goal) -> Bool {
    switch (goal, cover) {
    case (.made, .ready), (.short, .outOfStock), (.orderNotSaved, .orderNotSaved),
      (.changesNotSaved, .changesNotSaved):
      true
    case (.usedUp, nil): stock.contains(0)
    case (.outdated, .changesNotSaved): world.saving == .outdated
    case (let goal, .stockSheet(let changes)):
      zip(stock, changes).contains { count, change in
        switch goal {
        case .emptied: change < 0 && count + change == 0
        case .filled: change > 0 && count + change == 100
        case .soldMeanwhile: count + change < 0
        case .addedMeanwhile: count + change > 100
        default: false
        }
      }
    default: false
    }
  }
}
