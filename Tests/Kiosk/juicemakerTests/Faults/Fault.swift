import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// A programming error that a kiosk could have.
enum Fault: String, CaseIterable {
  case partialConsumption, offByOneAtSixteen, sellsAtFifteen, freeJuice, wrongRecipe, wrongFruit
  case wrongJuiceInAlert, silentWhenShort, wrongAlertWhenTwoAreGone, swallowedTapWhenSoldOut
  case disabledWhenShort, alertThatStays, alertWithoutButtons, yesDoesNothingMore, noOpensTheSheet
  case noTakesFruit, staleLabel, clampLostAtZero, clampLostAtHundred, clampTooEarly
  case incrementByTwo, decrementOfAnother, draftLeaksOnDismissal, sheetOpensWithDraft
  case closeDropsTheDraft, closeCommitsTwice, closeIsSwallowed, sheetWithoutWayOut

  /// The law that the fault breaks.
  var law: String {
    let order = "an order consumes its whole recipe or leaves the stock unchanged"
    let sheet = "the stock sheet drafts by one, and closing commits"
    let bounds = "each control is enabled within its bounds"
    return switch self {
    case .partialConsumption, .offByOneAtSixteen, .freeJuice, .wrongRecipe, .wrongFruit: order
    case .wrongJuiceInAlert, .silentWhenShort, .sellsAtFifteen, .wrongAlertWhenTwoAreGone: order
    case .swallowedTapWhenSoldOut: "every enabled control changes the state"
    case .disabledWhenShort, .clampLostAtZero, .clampLostAtHundred, .clampTooEarly: bounds
    case .alertThatStays: "every alert can be left"
    case .alertWithoutButtons: "no dead end"
    case .yesDoesNothingMore, .incrementByTwo, .decrementOfAnother, .sheetOpensWithDraft: sheet
    case .closeDropsTheDraft, .closeCommitsTwice: sheet
    case .noOpensTheSheet: "an alert that is declined leads home"
    case .noTakesFruit, .draftLeaksOnDismissal: "cancelling preserves the stock"
    case .staleLabel: "each fruit shows its count"
    case .closeIsSwallowed: "every enabled control changes the state"
    case .sheetWithoutWayOut: "home can be reached from every state"
    }
  }

  /// An opening stock with which the fault takes few steps to find.
  var stock: [(fruit: Fruit.ID, count: Int)] {
    let pineapple = self == .clampLostAtHundred ? 100 : self == .clampTooEarly ? 98 : 2
    return [
      ("strawberry", 16), ("banana", 2), ("pineapple", pineapple), ("kiwi", 1), ("mango", 2),
    ]
  }
}
