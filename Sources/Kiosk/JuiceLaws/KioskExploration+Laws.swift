import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceViewModels

extension KioskExploration {
  /// Returns the laws of a kiosk, which hold in every state and for every step.
  func properties<Kiosk>(_ laws: Laws, _ shop: Shop) -> [Property<Modelled<Kiosk>>] {
    visibleLaws(shop) + (laws == .all ? invisibleLaws(shop) : [])
  }

  private func visibleLaws<Kiosk>(_ shop: Shop) -> [Property<Modelled<Kiosk>>] {
    [
      .agreesWithModel("the kiosk agrees with its model"),
      .noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached, .everyControlActs(),
      .cancellingPreserves(
        "the stock", { $0.app.kiosk.stock }, shown: { shop.shows($0.app.kiosk.stock) }),
    ] + (self == .unsavedStock ? [unsavedChangesComeBack(shop)] : [])
  }

  private func invisibleLaws<Kiosk>(_ shop: Shop) -> [Property<Modelled<Kiosk>>] {
    [
      .dependsOnStateAlone(steps: 1_000),
      .observersReadOnlyStates(
        { $0.app.kiosk.state }, of: { $0.app.kiosk }, described: shop.description(of:)),
    ]
  }

  private func unsavedChangesComeBack<Kiosk>(_ shop: Shop) -> Property<Modelled<Kiosk>> {
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
          ? nil : [.expect(.title(shop.words.sheetTitle))] + shop.shows(draft)
      })
  }
}

extension Shop {
  /// Returns a text about a state of the kiosk.
  fileprivate func description(of state: OrderViewModel.State) -> String {
    let stock = fruits.map { "\($0.id)=\(state.stock[.init($0.id)])" }.joined(separator: ",")
    switch state.destination {
    case .alert(let alert): return "\(stock) below \(alert.title ?? alert.message ?? "an alert")"
    case .stockEdit(let changes):
      let drafted = fruits.map { "\($0.id)=\(changes[.init($0.id)])" }.joined(separator: ",")
      return "\(stock) below a stock sheet that adds \(drafted)"
    case nil: return stock
    }
  }

  /// Returns the expectations that the screen shows a stock.
  fileprivate func shows(_ stock: Stock) -> [Command] {
    let names = fruits.map { $0.name }
    return fruits.map { fruit in
      let isAlone = names.count { $0 == fruit.name } == 1
      let count = stock[.init(fruit.id)]
      return .expect(.value(fruit.name, "\(count)", identifier: isAlone ? nil : fruit.id))
    }
  }
}

extension OrderViewModel.State {
  /// The changes that the alert says aren't saved, or `nil` if there is no such alert.
  fileprivate var unsaved: StockDifference? {
    guard case .alert(let alert) = destination else { return nil }
    for button in alert.buttons {
      if case .resumeStockEdit(let changes) = button.action { return changes }
    }
    return nil
  }
}
