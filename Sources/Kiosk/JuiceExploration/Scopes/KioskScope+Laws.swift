import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

extension KioskScope {
  /// Returns the laws of the screens of each state.
  func visibleLaws(_ shop: Shop) -> [Property<App>] {
    [
      .agreesWithModel("the kiosk agrees with its model"),
      .ignoresWhatIsNotOffered { action in if case .world = action { false } else { true } },
      .noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached,
      .everyControlActs { $0.action == .kiosk(.order(.alertButtonTapped(.readStock))) },
      .cancellingPreserves(
        "the stock", { $0.app.kiosk.stock }, shown: { shop.shows($0.app.kiosk.stock) }),
    ]
  }
}

extension Shop {
  fileprivate func shows(_ stock: Stock) -> [Command] {
    fruits.map { fruit in
      let isAlone = fruits.count { $0.name == fruit.name } == 1
      let count = stock.count(.init(fruit.id))
      return .expect(.value("\(count)", of: fruit.name, identifier: isAlone ? nil : fruit.id))
    }
  }
}
