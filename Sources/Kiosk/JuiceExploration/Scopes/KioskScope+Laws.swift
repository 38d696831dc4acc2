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

  /// Returns the laws that no screen shows at once, the same in every language.
  func hiddenLaws(steps: Int) -> [Property<App>] {
    let memory = Property<App>.dependsOnStateAlone(steps: steps)
    guard case .small = kind else { return [memory] }
    return [memory, .observersReadOnlyStates({ $0.app.kiosk.screen }, described: { $0.summary })]
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

extension Screen {
  /// The name and the values of each layer, in one line.
  fileprivate var summary: String {
    layers.map { layer in
      let values = layer.flattenedNodes.compactMap { $0.role == .button ? nil : $0.value }
      return "\(layer.role.rawValue) \"\(layer.name)\" \(values.joined(separator: " "))"
    }
    .joined(separator: ", ")
  }
}
