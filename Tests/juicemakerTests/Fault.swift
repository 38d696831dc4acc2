import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// A mistake that somebody could make in a kiosk.
enum Fault: String, CaseIterable {
  case partialConsumption, offByOneAtSixteen, sellsAtFifteen, freeJuice, wrongRecipe, wrongFruit
  case wrongJuiceInAlert, silentWhenShort, wrongAlertWhenTwoAreGone, swallowedTapWhenSoldOut
  case disabledWhenShort, alertThatStays, alertWithoutButtons, yesDoesNothingMore, noOpensTheSheet
  case noTakesFruit, staleLabel, clampLostAtZero, clampLostAtHundred, clampTooEarly
  case incrementByTwo, decrementOfAnother, draftLeaksOnDismissal, sheetOpensWithDraft
  case closeDropsTheDraft, closeCommitsTwice, closeIsSwallowed, sheetWithoutWayOut

  /// The law that the mistake breaks, and after how few steps that can be seen.
  var breaks: (law: String, steps: Int) {
    let order = "an order takes its recipe whole or nothing"
    let sheet = "the stock sheet drafts by one, and closing commits"
    let bounds = "each control is enabled within its bounds"
    return switch self {
    case .partialConsumption, .offByOneAtSixteen, .freeJuice, .wrongRecipe, .wrongFruit: (order, 1)
    case .wrongJuiceInAlert, .silentWhenShort: (order, 1)
    case .sellsAtFifteen: (order, 4)
    case .wrongAlertWhenTwoAreGone: (order, 5)
    case .swallowedTapWhenSoldOut: ("every enabled control changes the state", 3)
    case .disabledWhenShort: (bounds, 0)
    case .alertThatStays: ("every alert can be left", 1)
    case .alertWithoutButtons: ("no dead end", 1)
    case .yesDoesNothingMore: (sheet, 2)
    case .noOpensTheSheet: ("an alert that is declined leads home", 2)
    case .noTakesFruit: ("cancelling preserves the stock", 2)
    case .staleLabel: ("each fruit shows its count", 2)
    case .clampLostAtZero: (bounds, 2)
    case .clampLostAtHundred: (bounds, 1)
    case .clampTooEarly: (bounds, 2)
    case .incrementByTwo, .decrementOfAnother: (sheet, 2)
    case .draftLeaksOnDismissal: ("cancelling preserves the stock", 3)
    case .sheetOpensWithDraft: (sheet, 2)
    case .closeDropsTheDraft, .closeCommitsTwice: (sheet, 3)
    case .closeIsSwallowed: ("every enabled control changes the state", 2)
    case .sheetWithoutWayOut: ("home can be reached from every state", 1)
    }
  }

  /// The stock with which the kiosk opens, such that the mistake can be seen soon.
  var stock: [(fruit: Fruit.ID, count: Int)] {
    let pineapple = self == .clampLostAtHundred ? 100 : self == .clampTooEarly ? 98 : 2
    return [
      ("strawberry", 16), ("banana", 2), ("pineapple", pineapple), ("kiwi", 1), ("mango", 2),
    ]
  }
}
