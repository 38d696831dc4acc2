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
    ]
  }

  /// Returns the laws of what no screen shows at once.
  func memoryLaws(_ shop: Shop, steps: Int) -> [Property<App>] {
    [
      .dependsOnStateAlone(steps: steps),
      .observersReadOnlyStates(
        { $0.app.kiosk.state }, of: { $0.app.kiosk }, described: shop.description(of:)),
    ]
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
