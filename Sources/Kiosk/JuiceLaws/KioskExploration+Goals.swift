import FlowExplorer
import HeadlessUI
import JuiceScreens
import JuiceViewModels

extension KioskExploration {
  /// Returns the goals that prove that an exploration goes where it claims.
  ///
  /// - Parameter model: The model of a kiosk that has just been opened.
  func goals<Kiosk>(_ model: ShopModel) -> [Property<Modelled<Kiosk>>] {
    goals.filter { self == .ordering && $0 == .made ? model.canMakeJuice : true }.map { goal in
      .sometimes(goal.rawValue) { state, _ in state.model?.isAt(goal) ?? false }
    }
  }

  private var goals: [Goal] {
    switch self {
    case .ordering, .orderingLittle: [.made, .short]
    case .restockingUpTo3: [.made, .short, .usedUp, .emptied]
    case .restockingUpTo100: [.made, .filled]
    case .unsavedStock: [.made, .short, .orderNotSaved, .changesNotSaved, .outdated]
    case .sharedStockUpTo3: [.made, .short, .soldMeanwhile]
    case .sharedStockUpTo100: [.made, .addedMeanwhile]
    }
  }
}

/// Something that an exploration reaches.
private enum Goal: String {
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
  fileprivate func isAt(_ goal: Goal) -> Bool {
    switch (goal, cover) {
    case (.made, .ready), (.short, .outOfStock), (.orderNotSaved, .orderNotSaved),
      (.changesNotSaved, .changesNotSaved):
      true
    case (.usedUp, nil): stock.contains(0)
    case (.emptied, .stockSheet(let changes)): zip(stock, changes).contains { $1 < 0 && $0 == -$1 }
    case (.filled, .stockSheet(let changes)):
      zip(stock, changes).contains { $1 > 0 && $0 + $1 == 100 }
    case (.outdated, .changesNotSaved): world.saving == .outdated
    case (.soldMeanwhile, .stockSheet(let changes)): zip(stock, changes).contains { $0 < -$1 }
    case (.addedMeanwhile, .stockSheet(let changes)):
      zip(stock, changes).contains { $0 + $1 > 100 }
    default: false
    }
  }

  fileprivate var canMakeJuice: Bool {
    shop.juices.contains { zip(stock, $0.takes).allSatisfy { $0 >= $1 } }
  }
}
